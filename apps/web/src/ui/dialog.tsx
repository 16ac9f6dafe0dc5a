import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  /** Called for Escape, the cross and a press beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons at the foot. */
  actions?: ReactNode
  size?: 'small' | 'large'
  /** `alertdialog` asks for an answer: it has no cross. */
  role?: 'dialog' | 'alertdialog'
}

/** A native modal dialog: mounted is open. The browser keeps the focus inside and gives it back at the end. */
export const Dialog = ({
  onClose,
  title,
  children,
  actions,
  size = 'small',
  role = 'dialog',
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog has a key already, Escape
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={onCancel}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={cx(
        'm-auto w-[calc(100%-2rem)] animate-[appear_220ms_var(--ease-out)] rounded-lg bg-surface-raised text-ink shadow-float',
        size === 'small' ? 'max-w-md' : 'max-w-2xl',
      )}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="font-bold text-xl">
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
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
