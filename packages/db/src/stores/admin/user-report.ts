import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import {
  clickDays,
  clicks,
  digestOpens,
  digests,
  logIns,
  savedSearches,
  trackedJobs,
  userCounts,
  users,
} from '../../schema/index.ts'
import { withoutNul } from '../batch.ts'
import { withDates } from '../revive-dates.ts'

type Usage = {
  logIns: number
  clicks: number
  savedSearches: number
  trackedJobs: number
  alertsSent: number
  linksOpened: number
}
/** Saved searches and tracked jobs are the current ones. */
export type UserUsage = Usage & { id: number; email: string; createdAt: Date }
export type TotalUsage = Usage & { users: number; otherClicks: number }

const counted = sql`coalesce(known.log_ins, 0) as "logIns", coalesce(known.clicks, 0) as "clicks",
  coalesce(known.alerts_sent, 0) as "alertsSent", coalesce(known.links_opened, 0) as "linksOpened"`

/** Searches and applications are counted only for the selected people, by an index of whole numbers. */
async function getUsage(db: Executor, chosen: SQL): Promise<UserUsage[]> {
  const { rows } = await db.execute(sql`
    select chosen.*,
      (select count(*)::int from ${savedSearches} where user_id = chosen.id::bigint) as "savedSearches",
      (select count(*)::int from ${trackedJobs}
        where user_id = chosen.id::bigint and untracked_at is null) as "trackedJobs"
    from (
      select member.id::float8 as id, member.email, member.created_at as "createdAt", ${counted}
      from ${users} as member left join ${userCounts} as known on known.user_id = member.id ${chosen}
    ) as chosen`)
  return withDates<UserUsage>(rows, { createdAt: true })
}

export const listBusiestUsers = (db: Executor, limit: number): Promise<UserUsage[]> =>
  getUsage(db, sql`order by coalesce(known.clicks, 0) desc, member.id limit ${limit}`)

/** By address, ignoring case. */
export async function findUserUsage(db: Executor, email: string): Promise<UserUsage | null> {
  const [found] = await getUsage(db, sql`where lower(member.email) = ${withoutNul(email.toLowerCase())}`)
  return found ?? null
}

/** In the order in which they joined. */
export const listUsersAfter = (db: Executor, { after, limit }: { after: number; limit: number }) =>
  getUsage(db, sql`where member.id > ${after} order by member.id limit ${limit}`)

/** `otherClicks`: those of visitors and former members. */
export async function sumUsage(db: Executor) {
  const { rows } = await db.execute<TotalUsage>(sql`
    select (select count(*)::int from ${users}) as "users",
      (select count(*)::int from ${savedSearches}) as "savedSearches",
      (select count(*)::int from ${trackedJobs} where untracked_at is null) as "trackedJobs",
      coalesce(sum(log_ins), 0)::int as "logIns", coalesce(sum(clicks), 0)::int as "clicks",
      coalesce(sum(alerts_sent), 0)::int as "alertsSent", coalesce(sum(links_opened), 0)::int as "linksOpened",
      (select coalesce(sum(clicks), 0) from ${clickDays})::int - coalesce(sum(clicks), 0)::int as "otherClicks"
    from ${userCounts}`)
  return rows[0] as TotalUsage
}

/** For each step, the people with at least its number of clicks and fewer than the next one's. */
export async function spreadOfClicks(db: Executor, steps: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ step: number; people: number }>(sql`
    select width_bucket(coalesce(known.clicks, 0), ${sql.param([...steps])}::int[]) as step, count(*)::int as people
    from ${users} as member left join ${userCounts} as known on known.user_id = member.id group by 1`)
  const people = new Map(rows.map((row) => [row.step, row.people]))
  return steps.map((_, index) => people.get(index + 1) ?? 0)
}

/** `month` is New York's, `YYYY-MM`. */
export type MonthUsage = { month: string } & Pick<Usage, 'logIns' | 'clicks' | 'alertsSent' | 'linksOpened'>

const toMonth = (instant: SQL) => sql`to_char(${instant} at time zone 'America/New_York', 'YYYY-MM')`

/** Months without any activity are left out. */
export async function listUserMonths(db: Executor, { userId, since }: { userId: number; since: Date }) {
  const from = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<MonthUsage>(sql`
    select month, sum(log_ins)::int as "logIns", sum(clicks)::int as "clicks",
      sum(alerts_sent)::int as "alertsSent", sum(links_opened)::int as "linksOpened"
    from (
      select ${toMonth(sql`at`)}, 1, 0, 0, 0 from ${logIns} where user_id = ${userId} and at >= ${from}
      union all select ${toMonth(sql`at`)}, 0, 1, 0, 0 from ${clicks} where user_id = ${userId} and at >= ${from}
      union all select ${toMonth(sql`created_at`)}, 0, 0, 1, 0 from ${digests}
        where user_id = ${userId} and created_at >= ${from} and job_count > 0
      union all select ${toMonth(sql`opened.at`)}, 0, 0, 0, 1 from ${digestOpens} as opened
        join ${digests} as digest on digest.id = opened.digest_id
        where digest.user_id = ${userId} and opened.at >= ${from}
    ) as events (month, log_ins, clicks, alerts_sent, links_opened)
    group by month`)
  return rows
}
