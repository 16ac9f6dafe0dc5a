import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '@/ui/fields/is-typing.ts'
import { neighbourCard } from './neighbour-card.ts'

/** The single-key shortcuts of the dashboard, in the order of their list. */
export const KEYS = [
  { key: '/', does: 'Search; Enter returns to the jobs' },
  { key: 'j', does: 'Next job' },
  { key: 'k', does: 'Previous job' },
  { key: 's', does: 'Save or unsave the job' },
  { key: 'x', does: 'Hide the job, or show it again' },
  { key: 'o', does: 'Open the job' },
  { key: '?', does: 'Show these keys' },
] as const

/** What the browser and the job beside the list do with keys. */
export const SPLIT_KEYS = [
  { key: 'Enter', does: 'Into the job beside the list' },
  { key: 'Esc', does: 'Back to the list' },
] as const

type Key = (typeof KEYS)[number]['key']
type Acts = Record<Key, () => void>

const LINK = 'a[data-job]'
/** The link of a card, or the Undo of a hidden one. */
const PLACE = '[data-job]'

const press = (card: Element | null | undefined, target: string) =>
  card?.querySelector<HTMLElement>(target)?.click()

type Handlers = {
  explain: () => void
  /** Is told the job of the card that a step led to. */
  onMove: ((id: number) => void) | null
}

/** The card with the focus, else that of the job beside the list, hidden or not. */
const currentCard = (list: HTMLElement): HTMLElement | null => {
  const focused = document.activeElement?.closest('article')
  if (focused && list.contains(focused)) return focused
  return list.querySelector<HTMLElement>('[data-beside] article')
}

const actsOn = (list: HTMLElement, { explain, onMove }: Handlers): Acts => {
  const cards = () => [...list.querySelectorAll('article')]
  const current = () => currentCard(list)
  const move = (step: 1 | -1) => {
    const card = neighbourCard(cards(), current(), step)
    const place = card?.querySelector<HTMLElement>(PLACE)
    place?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
    if (place?.matches(LINK)) onMove?.(Number(place.dataset.job))
  }
  return {
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
    j: () => move(1),
    k: () => move(-1),
    s: () => press(current(), '[data-star]'),
    // A place within an opened stack is hidden alone.
    x: () => press(document.activeElement?.closest('article li') ?? current(), '[data-hide]'),
    o: () => press(current(), LINK),
    '?': explain,
  }
}

const isKey = (key: string): key is Key => KEYS.some((one) => one.key === key)

/** Listens for the dashboard's shortcuts, except while somebody types or a dialog is open. */
export const useDashboardKeys = (list: RefObject<HTMLElement | null>, handlers: Handlers): void => {
  const latest = useRef(handlers)
  latest.current = handlers
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
