import type { RedemptionCode } from '@lilypad/contracts'
import { useDeleteCode } from '@/api/admin/codes.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Deletes a code; says so where it is deleted. */
export const DeleteCode = ({ code }: { code: RedemptionCode }) => {
  const { mutate, isPending } = useDeleteCode(code)
  const { alert } = useDialogs()
  const onError = useAdminAlert(code.code)
  if (code.is_deleted) return <span className="inline-flex min-h-8 items-center">Deleted</span>
  return (
    <AskingButton
      look="quiet-danger"
      size="small"
      className="-mx-3"
      disabled={isPending}
      aria-label={`Delete ${code.code}`}
      question="Are you sure you want to delete this code?"
      action="Delete code"
      onSure={() => mutate(undefined, { onSuccess: () => void alert('Deleted', code.code), onError })}
    >
      Delete
    </AskingButton>
  )
}
