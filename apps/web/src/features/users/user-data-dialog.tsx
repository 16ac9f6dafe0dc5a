import { useState } from 'react'
import { useAdminCall } from '@/api/admin/back-office.ts'
import { saveFile } from '@/parts/save-file.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'

type UserDataDialogProps = { id: number; onClose: () => void }

/** For a request about their data that came by letter: it goes to the desk; what they could download is downloaded here. */
export function UserDataDialog({ id, onClose }: UserDataDialogProps) {
  const title = `Data of user ${id}`
  const [text, setText] = useState('')
  const { alert } = useDialogs()
  const { mutate, isPending } = useAdminCall('openDataRequest', title, 'loadDesk')
  const exporting = useAdminCall('exportUser', title)
  // The file comes although the dialog may be closed by then.
  const download = () =>
    exporting.mutateAsync({ user_id: id }).then(
      ({ data }) => saveFile(`lilypad-user-${id}.json`, JSON.stringify(data, null, 2), 'application/json'),
      () => undefined,
    )
  const isEmpty = text.trim() === ''
  const onSuccess = () => {
    onClose()
    void alert('The request is on the desk.', { title })
  }
  return (
    <FormDialog
      title={title}
      phoneSheet
      action="Put on the desk"
      pending={isPending && 'Working...'}
      disabled={isEmpty}
      onSubmit={() => mutate({ user_id: id, text }, { onSuccess })}
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">
        The file holds what they could download themselves. To erase the account, delete the user: a receipt
        follows.
      </p>
      <Button pending={exporting.isPending && 'Working...'} onClick={download}>
        Download their data
      </Button>
      <TextField
        label="What they ask for*"
        help="With the day of their letter: it is to be answered within a month."
        maxLength={1_000}
        value={text}
        onceLeft={isEmpty && 'What they ask for is required.'}
        onChange={setText}
      />
    </FormDialog>
  )
}
