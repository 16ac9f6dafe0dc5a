import { CloseIcon, IconButton } from '@lilypad/ui'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type SheetProps = {
  /** Called for Escape, the cross and a press above the sheet. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in view at the foot while the rest scrolls. */
  foot: ReactNode
}

/** A modal sheet that comes from below: mounted is open. */
export function Sheet({ onClose, title, children, foot }: SheetProps) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="mt-auto mb-0 w-full max-w-none animate-[rise_260ms_var(--ease-out)] rounded-t-lg bg-surface-raised text-ink shadow-float"
    >
      <div className="flex max-h-[88dvh] flex-col">
        <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-4">
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          <IconButton label="Close" size="large" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">{children}</div>
        <footer className="border-line border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {foot}
        </footer>
      </div>
    </dialog>
  )
}
