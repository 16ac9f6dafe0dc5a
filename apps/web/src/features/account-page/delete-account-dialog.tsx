import { type FormEvent, useId, useState } from 'react'
import { useDeleteAccount } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { PasswordField } from '@/ui/fields/password-input.tsx'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount()
  const { alert } = useDialogs()
  const formId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The page has unmounted when the answer arrives, so its own callbacks would not run.
    const reply = await remove.mutateAsync(password).catch(() => null)
    if (reply) void alert('Your account has been deleted.')
  }
  return (
    <Dialog
      title="Delete my account?"
      onClose={() => remove.isPending || onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look="danger"
            disabled={password === ''}
            pending={remove.isPending && 'Working...'}
          >
            Delete my account
          </Button>
        </>
      }
    >
      <p>
        We erase your profile, saved searches, tracked jobs and files for good, and cancel any paid
        subscription. You can’t undo this.
      </p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 text-ink">
        <PasswordField
          label="Your password"
          error={remove.isError ? toMessage(remove.error) : null}
          onceLeft={password === '' && 'Password is required!'}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </form>
    </Dialog>
  )
}
