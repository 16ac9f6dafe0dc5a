import type { CuratedListing } from '@lilypad/contracts'
import { useDeleteImported } from '@/api/admin/curation.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Deletes a job that no board of ours lists, once the admin has said that they are sure. */
export const DeleteImported = ({ job, isLocked }: { job: CuratedListing; isLocked: boolean }) => {
  const { mutate, isPending } = useDeleteImported(job)
  const { alert, confirm } = useDialogs()
  const askAndDelete = async () => {
    const question = 'Are you sure you want to delete this job? It can be undeleted for 30 days.'
    if (!(await confirm(question, { title: 'Delete job', danger: true }))) return
    mutate(undefined, {
      onError: (error) => void alert(messageOf(error, 'An error occurred.'), job.title),
    })
  }
  return (
    <Button
      look="quiet-danger"
      size="small"
      disabled={isLocked}
      pending={isPending && 'Deleting...'}
      onClick={() => void askAndDelete()}
    >
      Delete
    </Button>
  )
}
