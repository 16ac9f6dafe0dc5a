import type { Board } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { resolveSuspect } from '@/api/boards/boards.ts'
import { Button } from '@/ui/button.tsx'
import { countsOf, useBoardChange } from '../use-board-change.ts'

/** Why the last scrape is suspect, and the admin's decision. */
export const SuspectChoice = ({ board }: { board: Board }) => {
  const change = useBoardChange(board.id)
  const { mutate, isPending } = useMutation({
    mutationFn: (accept: boolean) => resolveSuspect(board, accept),
    onSuccess: (reply) => void change(countsOf(reply)),
    onError: useAdminAlert(board.companyName),
  })
  return (
    <div className="grid gap-3 rounded-sm bg-warning-soft p-3 text-sm text-warning">
      <p>{board.scrapeResults?.suspect ?? board.reason ?? 'Fewer jobs were found than expected.'}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isPending}
          onClick={() => mutate(true)}
          title="The missing jobs are gone"
        >
          Accept
        </Button>
        <Button
          size="small"
          disabled={isPending}
          onClick={() => mutate(false)}
          title="The missing jobs stay listed"
        >
          Keep
        </Button>
      </div>
    </div>
  )
}
