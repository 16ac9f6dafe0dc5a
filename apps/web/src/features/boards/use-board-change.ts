import type { Board, Calls, ReplyOf } from '@lilypad/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { boardsQuery } from '@/api/boards/boards.ts'

type Counts = Omit<ReplyOf<Calls['scrapeJobBoard']>, 'pending'>

/** What a finished scrape says of a board, under the names of the record. */
export const toCounts = (reply: Counts): Partial<Board> => ({
  jobsOnServer: reply.current_jobs_on_server,
  lastScrapedAt: reply.date_last_scraped,
  scrapeResults: reply.scrape_results,
})

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

/**
 * A call about one board. A failure is reported in an alert.
 *
 * @param changesOf what the reply changes of the board
 */
export function useBoardMutation<Asked, Reply>(
  board: Board,
  call: (asked: Asked) => Promise<Reply>,
  changesOf: (reply: Reply) => Partial<Board>,
) {
  const change = useBoardChange(board.id)
  return useMutation({
    mutationFn: call,
    onSuccess: (reply) => void change(changesOf(reply)),
    onError: useAdminAlert(board.companyName),
  })
}
