import { newYorkDay, type ScrapeFailure } from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { type BoardState, boardScrapes, boards, type ScrapeOutcome } from '../schema/index.ts'
import type { BoardRow } from './boards.ts'
import { announcement } from './job-list-changes.ts'
import { listedOn } from './listed-on.ts'
import { endLoopAfter, endOfStep, type LoopLeft } from './loop-steps.ts'

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

/** Any number that nobody else locks together with a company's name. */
const COMPANY_LOCK = 4_660_114

/**
 * The board's row, locked until the transaction ends: one change of a board at a time. Boards of one company
 * come one after the other too, since they may show the same job.
 */
export const lockBoard = async (db: Executor, boardId: number): Promise<BoardRow> => {
  const [locked] = await db
    .select({
      board: boards,
      company: sql`pg_advisory_xact_lock(${COMPANY_LOCK}, hashtext(lower(company_name)))`,
    })
    .from(boards)
    .where(eq(boards.id, boardId))
    .for('update')
  if (!locked) throw new Error(`There is no board ${boardId}.`)
  return locked.board
}

/** Columns that put a board into a state; `stateSince` moves only when the state is another one. */
export const inState = (board: BoardRow, state: BoardState, reason: string | null, at: Date) => ({
  state,
  stateReason: reason,
  stateSince: board.state === state ? board.stateSince : at,
})

/** No look is doubted any more. */
export const unsuspected = { suspectMissing: null, suspectSince: null, goneSuspectedAt: null } as const

type Recorded = {
  after: Partial<BoardRow>
  /** The list that people see became another: whoever keeps one is told. */
  isListChanged: boolean
}

/** A board after a scrape, a row of its history and the end of its step in the open loop, in one statement. */
export const recordScrape = async (
  db: Executor,
  boardId: number,
  { startedAt, at, requests, bytes }: ScrapeRun,
  { message, ...summary }: ScrapeSummary & { failure?: ScrapeFailure },
  { after, isListChanged }: Recorded,
): Promise<void> => {
  const run = { boardId, startedAt, finishedAt: at, requests, bytes, message, listed: listedOn(boardId) }
  const { rows } = await db.execute<LoopLeft>(sql`
    with board as ${db.update(boards).set(after).where(eq(boards.id, boardId))},
    history as ${db.insert(boardScrapes).values({ ...summary, ...run })},
    ${endOfStep(boardId, summary, at)}
    select loop.id as loop_id, loop."left" ${isListChanged ? sql`, ${announcement}` : sql``}
    from (select) as always left join loop on true`)
  await endLoopAfter(db, rows[0], at)
}

/** The list shows the day of the last scrape: has another one begun since? */
export const isNewDay = ({ lastScrapedAt }: BoardRow, at: Date): boolean =>
  lastScrapedAt === null || newYorkDay(lastScrapedAt) !== newYorkDay(at)
