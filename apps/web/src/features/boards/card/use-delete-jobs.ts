import type { Board } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { deleteBoardJobs } from '@/api/boards/boards.ts'
import { useBoardChange } from '../use-board-change.ts'

/** Takes a board's jobs off the list. */
export const useDeleteJobs = (board: Board) => {
  const change = useBoardChange(board.id)
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteBoardJobs(board),
    onSuccess: () => void change({ jobsOnServer: 0, lastScrapedAt: null, scrapeResults: null }),
    onError: useAdminAlert(board.companyName),
  })
  return { deleteJobs: mutate, isDeleting: isPending }
}
