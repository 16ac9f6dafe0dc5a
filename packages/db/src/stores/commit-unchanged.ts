import type { Validators } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { storable } from './batch.ts'
import { announcement } from './job-list-changes.ts'
import { listedOn } from './listed-on.ts'
import { endLoopAfter, endOfSteps, type LoopLeft } from './loop-steps.ts'
import type { ScrapeRun, ScrapeSummary } from './scrape-record.ts'

export type UnchangedAnswer = ScrapeRun & { boardId: number; validators: Validators }
type Committed = LoopLeft & { board_id: string; found: number }

/**
 * These boards said 304: their jobs were seen again, and nothing else is touched. Nearly every board says so nearly
 * every night, hence one statement for boards, their history and their steps in the open loop. A doubt outlasts a
 * 304: that is the same answer again. Nobody waits for the disk: in a crash the boards are only asked once more.
 */
export const commitUnchanged = async (
  db: Executor,
  answers: readonly UnchangedAnswer[],
): Promise<ScrapeSummary[]> => {
  const { rows } = await db.execute<Committed>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), answer as (
      select * from json_to_recordset(${storable(JSON.stringify(answers))}::json) as answer (
        "boardId" bigint, "startedAt" timestamptz, at timestamptz, requests int, bytes bigint, validators jsonb)
    ), board as (
      select boards.id, coalesce(last_found, 0) as found, suspect_since is null as is_sound, answer.*,
        (last_scraped_at at time zone 'America/New_York')::date
          is distinct from (at at time zone 'America/New_York')::date as is_new_day
      from boards join answer on boards.id = answer."boardId", quick order by boards.id for update of boards
    ), sound as (
      update boards set state = 'live', state_reason = null, gone_suspected_at = null,
        state_since = case when state = 'live' then state_since else board.at end,
        ${SEEN}, validators = board.validators
      from board where boards.id = board.id and is_sound
    ), doubted as (
      update boards set ${SEEN} from board where boards.id = board.id and not is_sound
    ), ended as (
      select id as board_id, "startedAt" as started_at, at as finished_at, 'unchanged' as outcome,
        found, 0 as new_jobs, 0 as deleted_jobs, requests, bytes from board
    ), history as (
      insert into board_scrapes (${HISTORY}, listed) select ${HISTORY}, ${listedOn(sql`ended.board_id`)} from ended
    ), ${endOfSteps}
    select board.id as board_id, found, loop.id as loop_id, loop."left",
      case when is_new_day then ${announcement} end
    from board left join loop on true`)
  const found = new Map(rows.map((row) => [Number(row.board_id), row.found]))
  const [row] = rows
  const last = answers.at(-1)
  if (last) await endLoopAfter(db, row, last.at)
  return answers.map(({ boardId }) => ({ ...unchanged, found: foundOn(boardId, found) }))
}

const HISTORY = sql.raw('board_id, started_at, finished_at, outcome, found, requests, bytes')
const SEEN = sql.raw(
  'last_scraped_at = board.at, last_tried_at = board.at, resting_until = null, duplicate_of = null, last_new = 0, last_deleted = 0',
)

const unchanged = { outcome: 'unchanged', newJobs: 0, changedJobs: 0, deletedJobs: 0, message: null } as const

const foundOn = (boardId: number, found: ReadonlyMap<number, number>): number => {
  const count = found.get(boardId)
  if (count === undefined) throw new Error(`There is no board ${boardId}.`)
  return count
}
