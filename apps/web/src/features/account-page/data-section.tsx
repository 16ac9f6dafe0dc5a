import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadMyData, useDeleteAccount } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { saveFile } from '@/parts/save-file.ts'
import { Button } from '@/ui/button.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { PasswordField } from '@/ui/fields/password-input.tsx'
import { Section } from './section.tsx'

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount()
  const { alert } = useDialogs()
  const submit = async () => {
    // The page has unmounted when the answer arrives, so its own callbacks would not run.
    const reply = await remove.mutateAsync(password).catch(() => null)
    if (reply) void alert('Your account has been deleted.')
  }
  return (
    <FormDialog
      title="Delete my account?"
      action="Delete my account"
      danger
      disabled={password === ''}
      pending={remove.isPending && 'Working...'}
      onSubmit={submit}
      onClose={() => remove.isPending || onClose()}
      lead={
        <p>
          We erase your profile, saved searches, tracked jobs and files for good, and cancel any paid
          subscription. You can’t undo this.
        </p>
      }
    >
      <PasswordField
        label="Your password"
        error={remove.isError ? toMessage(remove.error) : null}
        onceLeft={password === '' && 'Password is required!'}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
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
