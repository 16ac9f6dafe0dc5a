import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { isTyping } from '@/ui/fields/is-typing.ts'

/** Anything that has a place on the screen. */
type Placed = { getBoundingClientRect(): { top: number; bottom: number } }

/** What the bar at the top covers, in pixels. */
const COVERED = 80

/**
 * The card that a step leads to: the one beside the current card; without one, the first card in view.
 * Null at the ends of the list.
 */
export const neighbourCard = <C extends Placed>(
  cards: readonly C[],
  current: C | null,
  step: 1 | -1,
): C | null => {
  if (current) return cards[cards.indexOf(current) + step] ?? null
  return cards.find((card) => card.getBoundingClientRect().top >= COVERED) ?? cards[0] ?? null
}

/** The single-key shortcuts of the dashboard, in the order of their list. */
const KEYS = [
  { key: '/', does: 'Search; Enter returns to the jobs' },
  { key: 'j', does: 'Next job' },
  { key: 'k', does: 'Previous job' },
  { key: 's', does: 'Save or unsave the job' },
  { key: 'x', does: 'Hide the job, or show it again' },
  { key: 'o', does: 'Open the job' },
  { key: '?', does: 'Show these keys' },
] as const

/** What the browser and the job beside the list do with keys. */
const SPLIT_KEYS = [
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
const useDashboardKeys = (list: RefObject<HTMLElement | null>, handlers: Handlers): void => {
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

const KeysDialog = ({ isSplit, onClose }: { isSplit: boolean; onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
      {[...KEYS, ...(isSplit ? SPLIT_KEYS : [])].map(({ key, does }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm bg-wash px-1.5 font-sans font-semibold text-ink">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)

type DashboardKeysProps = {
  list: RefObject<HTMLElement | null>
  /** Shows the job of the card that a step led to beside the list; null where none stands there. */
  onMove: ((id: number) => void) | null
}

/** The dashboard's single-key shortcuts, and a dialog that lists them, behind `?` and a quiet button. */
export const DashboardKeys = ({ list, onMove }: DashboardKeysProps) => {
  const [explained, setExplained] = useState(false)
  useDashboardKeys(list, { explain: () => setExplained(true), onMove })
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts: ?"
        onClick={() => setExplained(true)}
        className="fixed right-2 bottom-4 z-20 grid size-9 place-items-center rounded-full bg-surface-raised font-semibold text-ink-soft text-sm shadow-float hover:text-ink max-lg:hidden touch:hidden print:hidden"
      >
        ?
      </button>
      {explained && <KeysDialog isSplit={onMove !== null} onClose={() => setExplained(false)} />}
    </>
  )
}
