import { type RefObject, useState } from 'react'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { KEYS, SPLIT_KEYS, useDashboardKeys } from './use-dashboard-keys.ts'

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
