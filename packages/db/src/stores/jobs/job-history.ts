import type { PostingChange, Tier } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { withDates } from '../revive-dates.ts'
import { pageSeenBy } from './visible-jobs.ts'

/** Oldest first everywhere. */
export type JobRecord = {
  firstSeen: Date
  /** When the posting was first seen that the changes are of; later where another board showed the job before. */
  comparedSince: Date
  /** Null while it is on its board. */
  lastSeen: Date | null
  changes: { seenAt: Date; changes: PostingChange[] }[]
  absences: { goneAt: Date; backAt: Date }[]
  earlier: { firstSeen: Date; lastSeen: Date; title: string }[]
  /** The boards that show it, where more than one does, its own first: whose board and of which system. */
  sources: { board: string; address: string; lastChecked: Date | null }[]
}

/** How many changes are told; a board that prints something else every night would fill the page. */
const MAX_CHANGES = 100
/** As many as one vacancy can plausibly have. */
export const MAX_LISTINGS = 20

/**
 * The changes of the posting that it is made from, and the listings that the tier may see. Null without a posting. Who
 * may see the job is for the caller to decide.
 */
export async function findJobRecord(db: Executor, jobId: number, tier: Tier): Promise<JobRecord | null> {
  const { rows } = await db.execute(sql`
    with recursive posting as (
      select posting.*, min(first_seen_at) over () as first_seen,
        bool_and(posting.gone_at is not null) over () as is_gone, max(posting.last_seen_at) over () as last_seen
      from postings as posting join jobs as job on job.id = posting.job_id
      where job.id = ${jobId}
      order by posting.board_id is not distinct from job.board_id desc, posting.gone_at nulls first, posting.id
      limit 1
    ), change as (
      select replaced_at, changes from posting_versions join posting on posting.id = posting_id
      order by posting_versions.id desc limit ${MAX_CHANGES}
    ), earlier (posting_id, depth) as (
      select before.id, 1 from posting join postings as before on before.id = posting.lists_again
      where before.gone_at is not null
      union all
      select before.id, depth + 1 from earlier join postings as one on one.id = earlier.posting_id
      join postings as before on before.id = one.lists_again
      where before.gone_at is not null and depth < ${MAX_LISTINGS}
    ), source as (
      select boards.company_name || ' (' || system || ')' as board, careers_url as address, last_sound_at
      from boards join jobs as job on job.id = ${jobId}
      where removed_at is null
        and boards.id in (select board_id from postings where job_id = ${jobId} and gone_at is null)
      order by boards.id = job.board_id desc, boards.id
    )
    select first_seen as "firstSeen", first_seen_at as "comparedSince",
      case when is_gone then coalesce(last_seen, gone_at) end as "lastSeen", absences,
      (select coalesce(jsonb_agg(jsonb_build_object('seenAt', replaced_at, 'changes', changes) order by replaced_at), '[]')
       from change) as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('firstSeen', before.first_seen_at,
          'lastSeen', coalesce(before.last_seen_at, before.gone_at), 'title', before.title) order by before.first_seen_at), '[]')
       from earlier join postings as before on before.id = earlier.posting_id
       where ${pageSeenBy(tier, sql`before.job_id`)}) as earlier,
      (select case when count(*) > 1 then jsonb_agg(jsonb_build_object('board', board, 'address', address,
          'lastChecked', last_sound_at)) else '[]' end from source) as sources
    from posting`)
  const found = { goneAt: true, backAt: true, seenAt: true, lastChecked: true } as const
  const dates = { firstSeen: true, comparedSince: true, lastSeen: true, ...found } as const
  return withDates<JobRecord>(rows, dates)[0] ?? null
}
