import type { Validators } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { announcement } from './job-list-changes.ts'
import { listedOn } from './listed-on.ts'
import { endLoopAfter, endOfStep, type LoopLeft } from './loop-steps.ts'
import type { ScrapeRun, ScrapeSummary } from './scrape-record.ts'

type Committed = LoopLeft & { found: number }

/**
 * The board said 304: its jobs were seen again, and nothing else is touched. Nearly every board says so nearly
 * every night, hence one statement for the board, its history and its step in the open loop. A doubt outlasts a
 * 304: that is the same answer again. Nobody waits for the disk: in a crash the board is only asked once more.
 */
export const commitUnchanged = async (
  db: Executor,
  boardId: number,
  { at, startedAt, requests, bytes, validators }: ScrapeRun & { validators: Validators },
): Promise<ScrapeSummary> => {
  const { rows } = await db.execute<Committed>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), board as (
      select boards.id, coalesce(last_found, 0) as found, suspect_since is null as is_sound,
        (last_scraped_at at time zone 'America/New_York')::date
          is distinct from (${at}::timestamptz at time zone 'America/New_York')::date as is_new_day
      from boards, quick where boards.id = ${boardId} for update of boards
    ), sound as (
      update boards set state = 'live', state_reason = null, gone_suspected_at = null,
        state_since = case when state = 'live' then state_since else ${at} end,
        ${seen(at)}, validators = ${JSON.stringify(validators)}::jsonb
      from board where boards.id = board.id and is_sound
    ), doubted as (
      update boards set ${seen(at)} from board where boards.id = board.id and not is_sound
    ), history as (
      insert into board_scrapes (board_id, started_at, finished_at, outcome, found, listed, requests, bytes)
      select id, ${startedAt}, ${at}, 'unchanged', found, ${listedOn(boardId)}, ${requests}, ${bytes} from board
    ), ${endOfStep(boardId, unchanged, at)}
    select found, loop.id as loop_id, loop."left", case when is_new_day then ${announcement} end
    from board left join loop on true`)
  const [row] = rows
  if (!row) throw new Error(`There is no board ${boardId}.`)
  await endLoopAfter(db, row, at)
  return { ...unchanged, found: row.found, changedJobs: 0, message: null }
}

const unchanged = { outcome: 'unchanged', newJobs: 0, deletedJobs: 0 } as const

const seen = (at: Date) =>
  sql`last_scraped_at = ${at}, last_tried_at = ${at}, resting_until = null, duplicate_of = null, last_new = 0, last_deleted = 0`
