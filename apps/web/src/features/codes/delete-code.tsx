import type { RedemptionCode } from '@lilypad/contracts'
import { useDeleteCode } from '@/api/admin/codes.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Deletes a code once the admin has said that they are sure. */
export const DeleteCode = ({ code }: { code: RedemptionCode }) => {
  const { mutate, isPending } = useDeleteCode(code)
  const { alert, confirm } = useDialogs()
  const askAndDelete = async () => {
    const question = 'Are you sure you want to delete this code?'
    if (!(await confirm(question, { title: 'Delete code', danger: true }))) return
    mutate(undefined, {
      onSuccess: () => void alert('Deleted', code.code),
      onError: (error) => void alert(messageOf(error, 'An error occurred.'), code.code),
    })
  }
  if (code.is_deleted) return <span className="inline-flex min-h-8 items-center">Deleted</span>
  return (
    <Button
      look="quiet-danger"
      size="small"
      className="-mx-3"
      disabled={isPending}
      aria-label={`Delete ${code.code}`}
      onClick={() => void askAndDelete()}
    >
      Delete
    </Button>
  )
}
