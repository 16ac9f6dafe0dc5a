import { type RefObject, useState } from 'react'
import { useShortcuts } from '@/parts/use-shortcuts.ts'
import { Dialog } from '@/ui/dialogs/dialog.tsx'

/** What the bar at the top covers, in pixels. */
const COVERED = 80

/**
 * The card that a step leads to: the one beside the current card; without one, the first card in view.
 * Null at the ends of the list.
 */
export function neighbourCard<C extends { getBoundingClientRect(): { top: number; bottom: number } }>(
  cards: readonly C[],
  current: C | null,
  step: 1 | -1,
): C | null {
  if (current) return cards[cards.indexOf(current) + step] ?? null
  return cards.find((card) => card.getBoundingClientRect().top >= COVERED) ?? cards[0] ?? null
}

const LINK = 'a[data-job]'

/** The card with the focus, else that of the job beside the list, hidden or not. */
function currentCard(list: HTMLElement): HTMLElement | null {
  const focused = document.activeElement?.closest('article')
  if (focused && list.contains(focused)) return focused
  return list.querySelector<HTMLElement>('[data-beside] article')
}

type Target = {
  list: HTMLElement
  explain: () => void
  /** Receives the job of the card that a step led to. */
  onMove: ((id: number) => void) | null
}

function move({ list, onMove }: Target, step: 1 | -1) {
  const card = neighbourCard([...list.querySelectorAll('article')], currentCard(list), step)
  // The link of a card, or the Undo of a hidden one.
  const link = card?.querySelector<HTMLElement>('[data-job]')
  link?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
  if (link?.matches(LINK)) onMove?.(Number(link.dataset.job))
}

const press = (card: Element | null, target: string) => card?.querySelector<HTMLElement>(target)?.click()

type Shortcut = { key: string; does: string; act: (target: Target) => void }

const SHORTCUTS: readonly Shortcut[] = [
  {
    key: '/',
    does: 'Search; Enter returns to the jobs',
    act: () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
  },
  { key: 'j', does: 'Next job', act: (target) => move(target, 1) },
  { key: 'k', does: 'Previous job', act: (target) => move(target, -1) },
  { key: 's', does: 'Save or unsave the job', act: ({ list }) => press(currentCard(list), '[data-star]') },
  {
    key: 'x',
    does: 'Hide the job, or show it again',
    // One within an opened stack is hidden alone.
    act: ({ list }) =>
      press(document.activeElement?.closest('article li') ?? currentCard(list), '[data-hide]'),
  },
  { key: 'o', does: 'Open the job', act: ({ list }) => press(currentCard(list), LINK) },
  { key: '?', does: 'Show these keys', act: ({ explain }) => explain() },
]

/** What the browser and the job beside the list do with keys. */
const SPLIT_KEYS = [
  { key: 'Enter', does: 'Into the job beside the list' },
  { key: 'Esc', does: 'Back to the list' },
]

export const KeyCap = ({ name }: { name: string }) => (
  <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm bg-wash px-1.5 font-sans font-semibold text-ink">
    {name}
  </kbd>
)

type DashboardShortcutsProps = { list: RefObject<HTMLElement | null>; onMove: Target['onMove'] }

/** @param onMove shows the job of the card that a step led to beside the list; null where none stands there */
export function DashboardShortcuts({ list, onMove }: DashboardShortcutsProps) {
  const [isExplained, setExplained] = useState(false)
  const explain = () => setExplained(true)
  useShortcuts((event) => {
    const shortcut = SHORTCUTS.find(({ key }) => key === event.key)
    if (!list.current || !shortcut || event.defaultPrevented) return
    event.preventDefault()
    shortcut.act({ list: list.current, explain, onMove })
  })
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts: ?"
        onClick={explain}
        className="fixed right-2 bottom-4 z-20 grid size-9 place-items-center rounded-full bg-surface-raised font-semibold text-ink-soft text-sm shadow-float hover:text-ink max-lg:hidden touch:hidden print:hidden"
      >
        ?
      </button>
      {isExplained && (
        <Dialog title="Keyboard shortcuts" onClose={() => setExplained(false)}>
          <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
            {[...SHORTCUTS, ...(onMove ? SPLIT_KEYS : [])].map(({ key, does }) => (
              <div key={key} className="contents">
                <dt>
                  <KeyCap name={key} />
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
