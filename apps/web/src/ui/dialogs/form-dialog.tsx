import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'phoneSheet' | 'onClose'> & {
  action: string
  /** Not called while it is disabled or pending. */
  onSubmit: (form: HTMLFormElement) => void
  disabled?: boolean
  pending: string | false
  lead?: ReactNode
  children: ReactNode
}

export function FormDialog({
  action,
  onSubmit,
  disabled = false,
  pending,
  lead,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!disabled && !pending) onSubmit(event.currentTarget)
  }
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" disabled={disabled} pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      {lead}
      <form
        id={form}
        onSubmit={submit}
        noValidate
        className={`${lead ? 'mt-4' : 'mt-2'} grid grid-cols-1 gap-4 text-ink`}
      >
        {children}
      </form>
    </Dialog>
  )
}
