import { newYorkDay, type ScrapeFailure } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { type BoardState, boardScrapes, boards, type ScrapeOutcome } from '../../schema/index.ts'
import { updateRows, withoutNul } from '../batch.ts'
import { announceJobList } from '../jobs/job-list-changes.ts'
import type { BoardRow } from './boards.ts'
import { listedOn } from './listed-on.ts'
import { finishLoopBoard } from './loop-steps.ts'

/** What every scrape says of itself. */
export type ScrapeRun = {
  startedAt: Date
  /** The instant of the scrape: jobs that it lists are approved at it. */
  at: Date
  requests: number
  bytes: number
}

export type ScrapeSummary = {
  outcome: ScrapeOutcome
  found: number
  newJobs: number
  changedJobs: number
  deletedJobs: number
  /** What people should know of it, in sentences; null when all is well. */
  message: string | null
}

/** Columns that put a board into a state; `stateSince` moves only when the state is another one. */
export const inState = (board: BoardRow, state: BoardState, reason: string | null, at: Date) => ({
  state,
  stateReason: reason,
  stateSince: board.state === state ? board.stateSince : at,
})

/** No look is doubted any more. */
export const unsuspected = { suspectMissing: null, suspectSince: null, goneSuspectedAt: null } as const

export type ScrapeRecord = {
  board: BoardRow
  run: ScrapeRun
  summary: ScrapeSummary & { failure?: ScrapeFailure }
  /** What the scrape changes of its board. */
  after: Partial<BoardRow>
  /** The list that people see became another: whoever keeps one is told. */
  isListChanged: boolean
}

/** A board after its scrape, a row of its history and the end of its step in the open loop. */
export const recordScrape = async (
  db: Executor,
  { board, run, summary, after, isListChanged }: ScrapeRecord,
): Promise<void> => {
  await updateRows(db, boards, [{ ...after, id: board.id }])
  await db.insert(boardScrapes).values({
    boardId: board.id,
    startedAt: run.startedAt,
    finishedAt: run.at,
    requests: run.requests,
    bytes: run.bytes,
    ...summary,
    message: summary.message === null ? null : withoutNul(summary.message),
    listed: listedOn(board.id),
  })
  await finishLoopBoard(db, board.id, summary, run.at)
  if (isListChanged) await announceJobList(db)
}

/** A board that was removed while it was scraped is left alone. */
export const skipRemoved = async (db: Executor, { id }: BoardRow): Promise<null> => {
  await finishLoopBoard(db, id, { outcome: 'skipped', newJobs: 0, deletedJobs: 0 })
  return null
}

/** The list shows the day of the last scrape: has another one begun since? */
export const isNewDay = ({ lastScrapedAt }: BoardRow, at: Date): boolean =>
  lastScrapedAt === null || newYorkDay(lastScrapedAt) !== newYorkDay(at)
