import type { Validators } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { storable } from '../batch.ts'
import { listedOn } from '../boards/boards.ts'
import { endLoopAfter, endOfStep, type LoopLeft } from '../boards/scrape-loop.ts'
import { jobListSignal } from '../notify-channels.ts'
import type { ScrapeRun, ScrapeSummary } from './record-scrape.ts'

export type UnchangedAnswer = ScrapeRun & { boardId: number; validators: Validators }

/**
 * A 304. Most boards answer so every night, hence one statement, which does not wait for the disk: after a crash the
 * board is merely asked again. A doubt stays, because it is the same answer again. Null for a removed board.
 */
export async function commitUnchanged(
  db: Executor,
  { boardId, startedAt, at, requests, bytes, validators }: UnchangedAnswer,
): Promise<ScrapeSummary | null> {
  const { rows } = await db.execute<LoopLeft & { found: number }>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), board as (
      select boards.id, coalesce(last_found, 0) as found, suspect_since is null as is_sound,
        (last_sound_at at time zone 'America/New_York')::date
          is distinct from (${at}::timestamptz at time zone 'America/New_York')::date as is_new_day
      from boards, quick where boards.id = ${boardId} and removed_at is null for update of boards
    ), seen as (
      update boards set last_scraped_at = ${at}, last_tried_at = ${at}, resting_until = null, duplicate_of = null,
        last_new = 0, last_deleted = 0,
        last_sound_at = case when is_sound then ${at}::timestamptz else last_sound_at end,
        state = case when is_sound then 'live' else state end,
        state_reason = case when not is_sound then state_reason end,
        state_since = case when is_sound and state <> 'live' then ${at}::timestamptz else state_since end,
        gone_suspected_at = case when not is_sound then gone_suspected_at end,
        validators = case when is_sound then ${storable(JSON.stringify(validators))}::jsonb else validators end
      from board where boards.id = board.id
    ), history as (
      insert into board_scrapes (board_id, started_at, finished_at, outcome, found, requests, bytes, listed)
      select id, ${startedAt}::timestamptz, ${at}::timestamptz, 'unchanged', found, ${requests}::int, ${bytes}::bigint,
        ${listedOn(boardId)}
      from board
    ), ${endOfStep(boardId, unchanged, at)}
    select found, loop.id, loop."left", case when is_new_day then ${jobListSignal} end
    from board left join loop on true`)
  const [row] = rows
  await endLoopAfter(db, row, at)
  return row ? { ...unchanged, found: row.found } : null
}

const unchanged = { outcome: 'unchanged', newJobs: 0, changedJobs: 0, deletedJobs: 0, message: null } as const
