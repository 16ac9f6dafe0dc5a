import { useMutation } from '@tanstack/react-query'
import { undeleteJob } from '@/api/admin/deleted-jobs.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

type UndeleteProps = { job: { id: number; title: string } }

/** Lists a job again once the admin has said that they are sure. */
export const Undelete = ({ job: { id, title } }: UndeleteProps) => {
  const { alert } = useDialogs()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => undeleteJob(id),
    onSuccess: (message) => void alert(message === null ? 'Undeleted!' : `Undeleted! ${message}`, title),
    onError: (error) => void alert(messageOf(error, 'An error occurred.'), title),
  })
  if (isSuccess)
    return <span className="inline-flex min-h-8 items-center font-medium text-positive">Undeleted!</span>
  return (
    <AskingButton
      size="small"
      aria-label={`Undelete ${title}`}
      disabled={isPending}
      question="Are you sure you want to undelete this job?"
      action="Undelete job"
      danger={false}
      onSure={mutate}
    >
      Undelete
    </AskingButton>
  )
}
