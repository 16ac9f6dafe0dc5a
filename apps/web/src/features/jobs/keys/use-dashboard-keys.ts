import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'
import { neighbourCard } from './neighbour-card.ts'

/** The single-key shortcuts of the dashboard, in the order of their list. */
export const KEYS = [
  { key: '/', does: 'Search; Enter leads back to the jobs' },
  { key: 'j', does: 'Next job' },
  { key: 'k', does: 'Previous job' },
  { key: 's', does: 'Save the job, or stop saving it' },
  { key: 'o', does: 'Open the job' },
  { key: '?', does: 'Show these keys' },
] as const

type Key = (typeof KEYS)[number]['key']
type Acts = Record<Key, () => void>

const LINK = 'a[data-job]'

const press = (card: Element | null | undefined, target: string) =>
  card?.querySelector<HTMLElement>(target)?.click()

const actsOn = (list: HTMLElement, explain: () => void): Acts => {
  const cards = () => [...list.querySelectorAll('article')]
  const current = () => document.activeElement?.closest('article')
  const move = (step: 1 | -1) => {
    const card = neighbourCard(cards(), current() ?? null, step)
    card?.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  return {
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
    j: () => move(1),
    k: () => move(-1),
    s: () => press(current(), '[data-star]'),
    o: () => press(current(), LINK),
    '?': explain,
  }
}

const isKey = (key: string): key is Key => KEYS.some((one) => one.key === key)

/** Listens for the dashboard's shortcuts, except while somebody types or a dialog is open. */
export const useDashboardKeys = (list: RefObject<HTMLElement | null>, explain: () => void): void => {
  const latest = useRef(explain)
  latest.current = explain
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (!list.current || !isKey(key) || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (isTyping(target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      actsOn(list.current, latest.current)[key]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
