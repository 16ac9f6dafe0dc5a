import type { Board } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { deleteBoardJobs } from '@/api/boards/boards.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useBoardChange } from '../use-board-change.ts'

/** Takes a board's jobs off the list, once the admin has said that they are sure. */
export const useDeleteJobs = (board: Board) => {
  const change = useBoardChange(board.id)
  const { alert, confirm } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteBoardJobs(board),
    onSuccess: () => void change({ jobsOnServer: 0, lastScrapedAt: null, scrapeResults: null }),
    onError: (error) => void alert(messageOf(error, 'An error occurred.'), board.companyName),
  })
  const deleteJobs = async () => {
    const question = `Are you sure you want to delete jobs for ${board.companyName}?`
    if (await confirm(question, { title: 'Delete Server Jobs', danger: true })) mutate()
  }
  return { deleteJobs, isDeleting: isPending }
}
