import type { Board } from '@lilypad/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { removeBoard } from '@/api/boards/board-editor.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { plural } from '@/ui/text/format.ts'

const questionOf = ({ companyName, jobsOnServer }: Board) =>
  `Are you sure you want to remove the board of ${companyName}? ` +
  `No loop scrapes it again, and its ${plural(jobsOnServer, 'job')} leave the list at once. ` +
  'To bring it back, add its address again.'

/** Removes a board and its jobs, after a confirmation. */
export const BoardRemoval = ({ board }: { board: Board }) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeBoard(board),
    onSuccess: () => {
      client.setQueryData(boardsQuery.queryKey, (boards) => boards?.filter(({ id }) => id !== board.id))
      void alert('The board was removed.', board.companyName)
    },
    onError: useAdminAlert(board.companyName),
  })
  return (
    <AskingButton
      look="danger"
      pending={isPending && 'Removing...'}
      question={questionOf(board)}
      action="Remove board"
      onSure={mutate}
    >
      Remove board
    </AskingButton>
  )
}
