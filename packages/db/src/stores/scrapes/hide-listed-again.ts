import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import {
  boards,
  followedCompanies,
  hiddenCompanies,
  hiddenJobs,
  jobs,
  postings,
  users,
} from '../../schema/index.ts'

/** The job, those that it lists again, and those that list it again, as a subquery. */
export const toListings = (jobId: number): SQL => sql`(
  with recursive listing (job_id) as (
    select ${jobId}::bigint
    union
    select other.job_id from listing
    join ${postings} as one on one.job_id = listing.job_id
    join ${postings} as other on other.id = one.lists_again or other.lists_again = one.id
  ) select job_id from listing)`

/** For somebody who hides a job: those that list it again by now. */
export async function hideListingsAfter(db: Executor, { userId, jobId }: { userId: number; jobId: number }) {
  await db.execute(sql`
    with recursive later (job_id) as (
      select ${jobId}::bigint
      union
      select next.job_id from later
      join ${postings} as one on one.job_id = later.job_id and one.gone_at is not null
      join ${postings} as next on next.lists_again = one.id
    )
    insert into ${hiddenJobs} (user_id, job_id, reason, hidden_at)
    select hidden.user_id, later.job_id, hidden.reason, hidden.hidden_at
    from later join ${hiddenJobs} as hidden on hidden.user_id = ${userId} and hidden.job_id = ${jobId}
    join ${jobs} as job on job.id = later.job_id
    on conflict do nothing`)
}

/** For all who hide the earlier job. The lock waits for those who do so at this moment; leavers are passed over. */
export async function keepHidden(db: Executor, pairs: readonly { earlierId: number; laterId: number }[]) {
  if (pairs.length === 0) return
  const earlierIds = sql.param(pairs.map(({ earlierId }) => earlierId))
  const laterIds = sql.param(pairs.map(({ laterId }) => laterId))
  await db.execute(sql`
    select from ${jobs} where id in (select job_id from ${postings} where id = any(${earlierIds}::bigint[]))
    order by id for update`)
  await db.execute(sql`
    insert into ${hiddenJobs} (user_id, job_id, reason, hidden_at)
    select hidden.user_id, later.job_id, hidden.reason, hidden.hidden_at
    from unnest(${earlierIds}::bigint[], ${laterIds}::bigint[]) as pair (earlier_id, later_id)
    join ${postings} as earlier on earlier.id = pair.earlier_id
    join ${postings} as later on later.id = pair.later_id
    join ${hiddenJobs} as hidden on hidden.job_id = earlier.job_id
    join ${users} as person on person.id = hidden.user_id
    order by hidden.user_id for key share of person
    on conflict do nothing`)
}

/** Hides and follows an employer under its new name too, before its board gets the name. */
export async function keepCompanyChoices(db: Executor, boardId: number, newName: string): Promise<void> {
  for (const [table, other] of [
    [hiddenCompanies, followedCompanies],
    [followedCompanies, hiddenCompanies],
  ])
    await db.execute(sql`
      insert into ${table} (user_id, company_name)
      select kept.user_id, ${newName} from ${table} as kept
      join ${boards} as board on board.id = ${boardId} and board.company_name = kept.company_name
      join ${users} as person on person.id = kept.user_id
      where not exists (select from ${other} as own where own.user_id = kept.user_id and own.company_name = ${newName})
      order by kept.user_id for key share of person
      on conflict do nothing`)
}
