import {
  type BoardState,
  type FoundPosting,
  newYorkDay,
  type ScrapeFailure,
  type ScrapeOutcome,
} from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes, boards } from '../../schema/index.ts'
import { listNames, setNew, toChunk } from '../batch.ts'
import { type BoardRow, listedOn } from '../boards/boards.ts'
import { endLoopAfter, endOfStep, finishLoopBoard, type LoopLeft } from '../boards/scrape-loop.ts'
import { jobListSignal } from '../notify-channels.ts'

export type ScrapeRun = {
  startedAt: Date
  /** Also the approval time of jobs that it lists. */
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
  /** In sentences; null when all is well. */
  message: string | null
}

/** Columns that put a board into a state; `stateSince` changes only with the state. */
export const inState = (board: BoardRow, state: BoardState, reason: string | null, at: Date) => ({
  state,
  stateReason: reason,
  stateSince: board.state === state ? board.stateSince : at,
})

export const unsuspected = { suspectMissing: null, suspectSince: null, goneSuspectedAt: null } as const

export type ScrapeRecord = {
  board: BoardRow
  run: ScrapeRun
  summary: ScrapeSummary & { failure?: ScrapeFailure }
  after: Partial<BoardRow>
  /** What was found; absent when nothing was read. */
  postings?: readonly FoundPosting[]
  /** Processes that cache the list are told. */
  isListChanged: boolean
}

/** Saves the board, a row of its history and the end of its step in the open loop, in one statement. */
export async function recordScrape(
  db: Executor,
  { board, run, summary, after, postings, isListChanged }: ScrapeRecord,
): Promise<void> {
  const { startedAt, at: finishedAt, requests, bytes } = run
  const ofRun = { boardId: board.id, startedAt, finishedAt, requests, bytes }
  const scrape = toChunk(boardScrapes, [{ ...ofRun, ...summary, ...(postings && countFields(postings)) }])
  const changed = toChunk(boards, [after])
  const { rows } = await db.execute<LoopLeft>(sql`
    with board as (
      update boards set ${setNew(changed.names)}
      from json_populate_recordset(null::boards, ${changed.json}::json) as new
      where boards.id = ${board.id}
    ), history as (
      insert into board_scrapes (${listNames(scrape.names)}, listed)
      select ${listNames(scrape.names)}, ${listedOn(board.id)}
      from json_populate_recordset(null::board_scrapes, ${scrape.json}::json)
    ), ${endOfStep(board.id, summary, run.at)}
    select loop.id, loop."left" ${isListChanged ? sql`, ${jobListSignal}` : sql``}
    from (select) as always left join loop on true`)
  await endLoopAfter(db, rows[0], run.at)
}

/** A field that all postings had and none has now is a change of shape. */
const countFields = (postings: readonly FoundPosting[]) => ({
  withText: postings.filter(({ html }) => html !== null).length,
  withPay: postings.filter(({ pay }) => pay !== null).length,
  withWorkplace: postings.filter(({ workplace, remote }) => workplace !== null || remote !== null).length,
})

/** A board that was removed while it was scraped is left alone. */
export async function skipRemoved(db: Executor, { id }: BoardRow): Promise<null> {
  await finishLoopBoard(db, id, { outcome: 'skipped', newJobs: 0, deletedJobs: 0 })
  return null
}

/** Whether a new day has begun since the last sound scrape: the list shows that day. */
export const isNewDay = ({ lastSoundAt }: BoardRow, at: Date): boolean =>
  lastSoundAt === null || newYorkDay(lastSoundAt) !== newYorkDay(at)
