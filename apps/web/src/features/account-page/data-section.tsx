import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { downloadMyData, useDeleteAccount } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { saveFile } from '@/parts/save-file.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form } from '@/ui/fields/field.tsx'
import { PasswordField } from '@/ui/fields/password-input.tsx'
import { Section } from './section.tsx'

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount()
  const { alert } = useDialogs()
  const formId = useId()
  const submit = async () => {
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
      <Form id={formId} onSubmit={submit} className="mt-4 text-ink">
        <PasswordField
          label="Your password"
          error={remove.isError ? toMessage(remove.error) : null}
          onceLeft={password === '' && 'Password is required!'}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  )
}

export function DataSection({ isClosed }: { isClosed: boolean }) {
  const { alert } = useDialogs()
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: (data) => saveFile('lilypad-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => void alert(toMessage(error)),
  })
  return (
    <Section title="Your data" lead="Download your data or delete your account." isClosed={isClosed}>
      <div className="flex flex-wrap gap-3">
        <Button pending={download.isPending && 'Working...'} onClick={() => download.mutate()}>
          Download my data
        </Button>
        <DialogButton look="quiet-danger" dialog={(close) => <DeleteAccountDialog onClose={close} />}>
          Delete my account
        </DialogButton>
      </div>
    </Section>
  )
}
