import type { CuratedListing } from '@lilypad/contracts'
import { useDeleteImported } from '@/api/admin/curation.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'

/** Deletes a job that no board of ours lists. */
export const DeleteImported = ({ job, isLocked }: { job: CuratedListing; isLocked: boolean }) => {
  const { mutate, isPending } = useDeleteImported(job)
  const onError = useAdminAlert(job.title)
  return (
    <AskingButton
      look="quiet-danger"
      size="small"
      disabled={isLocked}
      pending={isPending && 'Deleting...'}
      question="Are you sure you want to delete this job? It can be undeleted for 30 days."
      action="Delete job"
      onSure={() => mutate(undefined, { onError })}
    >
      Delete
    </AskingButton>
  )
}
