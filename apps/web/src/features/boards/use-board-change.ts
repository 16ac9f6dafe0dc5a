import type { Board, Calls, ReplyOf } from '@lilypad/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { boardsQuery } from '@/api/boards/boards.ts'

type Counts = Omit<ReplyOf<Calls['scrapeJobBoard']>, 'pending'>

/** What a finished scrape says of a board, under the names of the record. */
export const countsOf = (reply: Counts): Partial<Board> => ({
  jobsOnServer: reply.current_jobs_on_server,
  lastScrapedAt: reply.date_last_scraped,
  scrapeResults: reply.scrape_results,
})

/** Changes one board in the list at once; the list then asks the server for the rest. */
export const useBoardChange = (id: number) => {
  const client = useQueryClient()
  return (change: Partial<Board>) => {
    client.setQueryData(boardsQuery.queryKey, (boards) =>
      boards?.map((board) => (board.id === id ? { ...board, ...change } : board)),
    )
    return client.invalidateQueries({ queryKey: boardsQuery.queryKey })
  }
}
