import type { Validators } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { lockBoard } from './lock-board.ts'
import {
  inState,
  isNewDay,
  recordScrape,
  type ScrapeRun,
  type ScrapeSummary,
  skipRemoved,
} from './scrape-record.ts'

export type UnchangedAnswer = ScrapeRun & { boardId: number; validators: Validators }

/**
 * A board said 304: its jobs were seen again, and nothing else is touched. A doubt outlasts a 304: that is the same
 * answer again. Null for a board that was removed meanwhile.
 */
export const commitUnchanged = (db: Executor, answer: UnchangedAnswer): Promise<ScrapeSummary | null> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, answer.boardId)
    if (board.removedAt !== null) return skipRemoved(tx, board)
    const { at, validators } = answer
    const summary = { ...unchanged, found: board.lastFound ?? 0 }
    const isDoubted = board.suspectSince !== null
    const after = {
      ...(!isDoubted && { ...inState(board, 'live', null, at), goneSuspectedAt: null, validators }),
      ...seen,
      lastScrapedAt: at,
      lastTriedAt: at,
    }
    await recordScrape(tx, { board, run: answer, summary, after, isListChanged: isNewDay(board, at) })
    return summary
  })

const unchanged = { outcome: 'unchanged', newJobs: 0, changedJobs: 0, deletedJobs: 0, message: null } as const
const seen = { restingUntil: null, duplicateOf: null, lastNew: 0, lastDeleted: 0 } as const
