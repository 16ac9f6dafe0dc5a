import { GRACE_MS, newYorkInstant, PAID_STATUSES, type RetentionGroup, retentionWeeks } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import {
  clicks,
  leavingAnswers,
  redemptionCodes,
  redemptions,
  savedSearches,
  subscriptions,
  trackedJobs,
  users,
  visitDays,
} from '../../schema/index.ts'

/** @param day in New York, `yyyy-mm-dd` */
export async function addVisits(db: Executor, day: string, visits: number): Promise<void> {
  await db
    .insert(visitDays)
    .values({ day, visits })
    .onConflictDoUpdate({
      target: visitDays.day,
      set: { visits: sql`${visitDays.visits} + excluded.visits` },
    })
}

/** By the first day of each week, a Sunday; the latest first, of the weeks that are shown one by one. */
export async function listVisitWeeks(db: Executor, now: Date): Promise<{ week: string; visits: number }[]> {
  const week = sql<string>`(${visitDays.day} - extract(dow from ${visitDays.day})::int)::text`
  return db
    .select({ week, visits: sql<number>`sum(${visitDays.visits})::int` })
    .from(visitDays)
    .where(sql`${visitDays.day} >= ${retentionWeeks(now).shownFrom}::date`)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
}

export type RetentionPart = 'week' | 'code' | 'promotion' | 'source' | 'reason' | 'activity'

/** Of people who paid: whether they did this in their first week. */
const did = (activity: string, table: PgTable, at: string) => sql`
  case when payer.user_id is not null and exists (select from ${table} as one where one.user_id = person.id
    and one.${sql.identifier(at)} < person.created_at + interval '7 days') then ${activity}::text end`

/**
 * Members without admins, by week of sign-up (latest first), source of their first code, promotion code, source (most
 * people first), last reason to leave, and, of those who paid, each thing that they did in their first week. The name is
 * '' for earlier weeks, and for people without code, source or reason.
 */
export async function readRetention(db: Executor, now: Date) {
  const { shownFrom, readFrom } = retentionWeeks(now)
  const graceFrom = new Date(now.getTime() - GRACE_MS).toISOString()
  // Each group is of one of these: the others are null in it.
  const name = sql`coalesce(week, code, promotion, source, reason, search, track, open)`
  const { rows } = await db.execute<RetentionGroup & { part: RetentionPart }>(sql`
    with payer as (
      select user_id, coalesce(bool_or(access_end is null and (
        status in ${PAID_STATUSES} or (status = 'past_due' and past_due_since >= ${graceFrom}::timestamptz)
      )), false) as is_retained, min(promotion_code) as promotion
      from ${subscriptions} where status not in ('incomplete', 'incomplete_expired') group by user_id
    ), code as (
      select distinct on (user_id) user_id, source
      from ${redemptions} join ${redemptionCodes} as code on code.id = code_id
      order by user_id, ${redemptions.createdAt}
    ), answer as (
      select distinct on (user_id) user_id, reason from ${leavingAnswers} order by user_id, id desc
    ), member as (
      select case when day >= ${shownFrom}::date then (day - extract(dow from day)::int)::text else '' end as week,
        coalesce(code.source, '') as code, coalesce(promotion, '') as promotion,
        coalesce(affiliate, referral, '') as source, coalesce(answer.reason, '') as reason,
        payer.user_id is not null as has_paid, coalesce(is_retained, false) as is_retained,
        ${did('search', savedSearches, 'created_at')} as search, ${did('track', trackedJobs, 'tracked_at')} as track,
        ${did('open', clicks, 'at')} as open
      from ${users} as person
      cross join lateral (select (created_at at time zone 'America/New_York')::date as day) as joined
      left join payer on payer.user_id = person.id
      left join code on code.user_id = person.id
      left join answer on answer.user_id = person.id
      where not is_admin and created_at >= ${newYorkInstant(readFrom, 0).toISOString()}::timestamptz
    )
    select ${name} as name, case 0 when grouping(week) then 'week' when grouping(code) then 'code'
        when grouping(promotion) then 'promotion' when grouping(source) then 'source'
        when grouping(reason) then 'reason' else 'activity' end as part,
      count(*)::int as people, (count(*) filter (where has_paid))::int as paid,
      (count(*) filter (where is_retained))::int as retained
    from member
    group by grouping sets (week, code, promotion, source, reason, search, track, open)
    having ${name} is not null
    order by week desc, people desc, name`)
  return rows
}
