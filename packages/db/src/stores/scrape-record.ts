import { newYorkDay, type ScrapeFailure } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { type BoardState, boards, type ScrapeOutcome } from '../schema/index.ts'
import { storable } from './batch.ts'
import type { BoardRow } from './boards.ts'
import { announcement } from './job-list-changes.ts'
import { listedOn } from './listed-on.ts'
import { endLoopAfter, endOfSteps, type LoopLeft } from './loop-steps.ts'

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

/** What a scrape may change of its board. */
const RECORDED = [
  'state',
  'stateReason',
  'stateSince',
  'lastScrapedAt',
  'lastTriedAt',
  'goneSuspectedAt',
  'validators',
  'validatorsVersion',
  'lastFound',
  'lastNew',
  'lastDeleted',
  'suspectMissing',
  'suspectSince',
  'measuredSince',
  'restingUntil',
  'hasDetails',
  'duplicateOf',
] as const
type Recorded = Pick<BoardRow, (typeof RECORDED)[number]>

export type ScrapeRecord = {
  board: BoardRow
  run: ScrapeRun
  summary: ScrapeSummary & { failure?: ScrapeFailure }
  after: Partial<Recorded>
  /** The list that people see became another: whoever keeps one is told. */
  isListChanged: boolean
}

/** Boards after their scrapes, a row of history for each and the ends of their steps in the open loop, at once. */
export const recordScrapes = async (db: Executor, records: readonly ScrapeRecord[]): Promise<void> => {
  const runs = storable(JSON.stringify(records.map(historyRow)))
  const after = storable(JSON.stringify(records.map(boardRow)))
  const isListChanged = records.some((record) => record.isListChanged)
  const { rows } = await db.execute<LoopLeft>(sql`
    with ended as (select * from json_populate_recordset(null::board_scrapes, ${runs}::json)),
    board as (
      update boards set ${SET_RECORDED} from json_populate_recordset(null::boards, ${after}::json) as new
      where boards.id = new.id
    ), history as (
      insert into board_scrapes (${HISTORY}, listed) select ${HISTORY}, ${listedOn(sql`ended.board_id`)} from ended
    ), ${endOfSteps}
    select loop.id as loop_id, loop."left" ${isListChanged ? sql`, ${announcement}` : sql``}
    from (select) as always left join loop on true`)
  const last = records.at(-1)
  if (last) await endLoopAfter(db, rows[0], last.run.at)
}

const HISTORY = sql.raw(
  'board_id, started_at, finished_at, outcome, failure, message, found, new_jobs, changed_jobs, deleted_jobs, requests, bytes',
)
const SET_RECORDED = sql.join(
  RECORDED.map((key) => sql.identifier(boards[key].name)).map((name) => sql`${name} = new.${name}`),
  sql`, `,
)

const historyRow = ({ board, run, summary }: ScrapeRecord) => ({
  board_id: board.id,
  started_at: run.startedAt,
  finished_at: run.at,
  outcome: summary.outcome,
  failure: summary.failure,
  message: summary.message,
  found: summary.found,
  new_jobs: summary.newJobs,
  changed_jobs: summary.changedJobs,
  deleted_jobs: summary.deletedJobs,
  requests: run.requests,
  bytes: run.bytes,
})

const boardRow = ({ board, after }: ScrapeRecord) => ({
  id: board.id,
  ...Object.fromEntries(RECORDED.map((key) => [boards[key].name, { ...board, ...after }[key]])),
})

/** The list shows the day of the last scrape: has another one begun since? */
export const isNewDay = ({ lastScrapedAt }: BoardRow, at: Date): boolean =>
  lastScrapedAt === null || newYorkDay(lastScrapedAt) !== newYorkDay(at)
