import type { Board } from '@lilypad/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { boardsQuery, scrapeBoard } from '@/api/boards/boards.ts'
import { countsOf, useBoardChange } from '../use-board-change.ts'

const ASK_EVERY = 4_000
/** A board may take ten minutes; past twelve nobody is working on it. */
const GIVE_UP_AFTER = 12 * 60_000

/** What tells that a scrape has come to an end, well or badly. */
const markOf = (board: Board) => `${board.lastScrapedAt} ${board.state} ${board.stateSince} ${board.reason}`

/** While a scrape goes on after its call was answered 'still scraping', asks how the board stands. */
const usePending = (board: Board) => {
  const [pendingFrom, setPendingFrom] = useState<string | null>(null)
  const isPending = pendingFrom !== null && pendingFrom === markOf(board)
  useQuery({ ...boardsQuery, enabled: isPending, refetchInterval: ASK_EVERY })
  useEffect(() => {
    if (!isPending) return
    const timer = window.setTimeout(() => setPendingFrom(null), GIVE_UP_AFTER)
    return () => window.clearTimeout(timer)
  }, [isPending])
  return { isPending, start: () => setPendingFrom(markOf(board)) }
}

/** Scrapes a board and says how it goes. */
export const useBoardScrape = (board: Board) => {
  const change = useBoardChange(board.id)
  const pending = usePending(board)
  const tell = useAdminAlert(board.companyName)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => scrapeBoard(board),
    onSuccess: (reply) => {
      if (reply.pending) pending.start()
      else void change(countsOf(reply))
    },
    onError: (error) => {
      void change({})
      tell(error)
    },
  })
  return {
    scrape: () => mutate(),
    isScraping: isPending || pending.isPending,
    isDone: isSuccess && !pending.isPending,
  }
}
