import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Form } from '../fields/field.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'phoneSheet' | 'onClose'> & {
  action: string
  /** Whether something is lost. */
  danger?: boolean
  /** Not called while it is disabled or pending. */
  onSubmit: (form: HTMLFormElement) => void
  disabled?: boolean
  pending: string | false
  lead?: ReactNode
  children: ReactNode
}

export function FormDialog({
  action,
  danger = false,
  onSubmit,
  disabled = false,
  pending,
  lead,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId()
  const submit = (sent: HTMLFormElement) => {
    if (!disabled && !pending) onSubmit(sent)
  }
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            look={danger ? 'danger' : 'primary'}
            disabled={disabled}
            pending={pending}
          >
            {action}
          </Button>
        </>
      }
    >
      {lead}
      <Form
        id={form}
        onSubmit={submit}
        className={`${lead ? 'mt-4' : 'mt-2'} grid grid-cols-1 gap-4 text-ink`}
      >
        {children}
      </Form>
    </Dialog>
  )
}
