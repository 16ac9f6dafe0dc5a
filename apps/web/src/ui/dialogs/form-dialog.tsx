import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'phoneSheet' | 'onClose'> & {
  /** What the button says that sends the form. */
  action: string
  onSubmit: ComponentProps<'form'>['onSubmit']
  disabled?: boolean
  pending: string | false
  /** Stands above the fields. */
  lead?: ReactNode
  children: ReactNode
}

/** A dialog that is a form: its fields, and at the foot a way out and the button that sends it. */
export const FormDialog = ({
  action,
  onSubmit,
  disabled = false,
  pending,
  lead,
  children,
  ...dialog
}: FormDialogProps) => {
  const form = useId()
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
        onSubmit={onSubmit}
        noValidate
        className={`${lead ? 'mt-4' : 'mt-2'} grid grid-cols-1 gap-4 text-ink`}
      >
        {children}
      </form>
    </Dialog>
  )
}
