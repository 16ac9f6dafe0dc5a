import { CloseIcon, cx, IconButton } from '@lilypad/ui'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  /** Called for Escape, the cross and a press beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  size?: keyof typeof SIZES
  /** `alertdialog` asks for an answer: it has no cross. */
  role?: 'dialog' | 'alertdialog'
  /** On a phone it takes the whole page, for what is more than a few lines. */
  phoneSheet?: boolean
}

const SIZES = { small: 'max-w-md', large: 'max-w-2xl', wide: 'max-w-5xl' }

const SHEET =
  'scroll-pt-20 max-[40rem]:m-0 max-[40rem]:h-dvh max-[40rem]:max-h-none max-[40rem]:w-full max-[40rem]:max-w-none max-[40rem]:rounded-none'
/** Title and cross stay in reach while the rest moves. */
const SHEET_HEAD = 'sticky top-0 z-40 -mx-6 -mt-6 bg-surface-raised px-6 pt-6 pb-2'

/** A native modal dialog: mounted is open. The browser keeps the focus inside and gives it back at the end. */
export function Dialog({
  onClose,
  title,
  children,
  actions,
  size = 'small',
  role = 'dialog',
  phoneSheet = false,
}: DialogProps) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      // Read out at once: right for a question, too much for a form.
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={cx(
        'm-auto w-[calc(100%-2rem)] text-left animate-[appear_220ms_var(--ease-out)] rounded-lg bg-surface-raised text-ink shadow-float',
        SIZES[size],
        phoneSheet && SHEET,
      )}
    >
      <div className="p-6">
        <div className={cx('flex items-start justify-between gap-4', phoneSheet && SHEET_HEAD)}>
          <h2 id={`${id}-title`} className="font-bold text-xl">
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label="Close" onClick={onClose} className="-mt-0.5 -mr-2 touch:-mt-2 touch:-mr-3.5">
              <CloseIcon />
            </IconButton>
          )}
        </div>
        <div id={`${id}-body`} className="mt-2 text-ink-soft">
          {children}
        </div>
        {actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
    </dialog>
  )
}
