import type { Board } from '@lilypad/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminAlert } from '@/api/admin/back-office.ts'
import { boardsQuery } from '@/api/boards/boards.ts'

/** Changes one board in the list at once; the list then asks the server for the rest. */
export function useBoardChange(id: number) {
  const client = useQueryClient()
  return (change: Partial<Board>) => {
    client.setQueryData(boardsQuery.queryKey, (boards) =>
      boards?.map((board) => (board.id === id ? { ...board, ...change } : board)),
    )
    return client.invalidateQueries({ queryKey: boardsQuery.queryKey })
  }
}

/** A call about one board, which gives what it changed. A failure is reported in an alert. */
export function useBoardMutation<Asked, Changed extends Partial<Board>>(
  board: Board,
  call: (asked: Asked) => Promise<Changed>,
) {
  const change = useBoardChange(board.id)
  return useMutation({
    mutationFn: call,
    onSuccess: (changed) => void change(changed),
    onError: useAdminAlert(board.companyName),
  })
}
