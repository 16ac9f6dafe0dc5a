import { type AlertJob, audienceLabel, newYorkDay, searchText, type Tier } from '@lilypad/domain'
import { and, desc, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { jobs } from '../schema/index.ts'
import { visibleTo } from './jobs-read.ts'

/** A listed job as alerts and feeds match and show it. */
export type MatchableJob = AlertJob & { title: string; companyName: string; salaryRange: string | null }

const columns = {
  id: jobs.id,
  title: jobs.title,
  companyName: jobs.companyName,
  category: jobs.category,
  jobType: jobs.jobType,
  travel: jobs.travel,
  audience: jobs.audience,
  locations: jobs.locations,
  salaryMax: jobs.salaryMax,
  salaryRange: jobs.salaryRange,
  approvedAt: jobs.approvedAt,
}

/** Approval is known to the millisecond here: so much later it is another one. */
const justAfter = (instant: Date) => new Date(instant.getTime() + 1)

/**
 * The listed jobs that a tier may see, approved after an instant and not after another, newest first; without
 * instants all of them.
 */
export const listMatchableJobs = async (
  db: Executor,
  { tier, after, until }: { tier: Tier; after?: Date; until?: Date },
): Promise<MatchableJob[]> => {
  const rows = await db
    .select(columns)
    .from(jobs)
    .where(
      and(
        isNull(jobs.unlistedReason),
        isNotNull(jobs.approvedAt),
        visibleTo(tier),
        after && gt(jobs.approvedAt, after),
        until && lt(jobs.approvedAt, justAfter(until)),
      ),
    )
    .orderBy(desc(jobs.approvedAt), jobs.id)
  return rows.flatMap(({ approvedAt, ...row }) => (approvedAt ? [matchable({ ...row, approvedAt })] : []))
}

type Row = Pick<typeof jobs.$inferSelect, keyof typeof columns> & { approvedAt: Date }

const matchable = (row: Row): MatchableJob => {
  const job = { ...row, audience: row.audience.map(audienceLabel) }
  return { ...job, approvedOn: newYorkDay(row.approvedAt), searchText: searchText(job) }
}

/** A scrape takes its instant this long before its transaction begins, at most; clocks may differ a little, too. */
const HEADWAY_MS = 2 * 60_000
/** No scrape may take longer: a connection that somebody forgot must not hold alerts up for ever. */
const LONGEST_SCRAPE_MS = 15 * 60_000

/**
 * Until when every approval is there to be read: a scrape approves jobs at an instant before it commits them, so
 * that an instant is settled only when no transaction of ours is open that may have begun at it. Alerts look, and
 * move markers, no further than here; what comes later is for the next run.
 */
export const settledUntil = async (db: Executor, now: Date): Promise<Date> => {
  const { rows } = await db.execute<{ age: string | null }>(sql`
    select extract(epoch from clock_timestamp() - min(xact_start)) * 1000 as age from pg_stat_activity
    where datname = current_database() and application_name like 'lilypad%' and pid <> pg_backend_pid()`)
  const age = Math.min(Math.max(Number(rows[0]?.age ?? 0), 0), LONGEST_SCRAPE_MS)
  return new Date(now.getTime() - HEADWAY_MS - Math.ceil(age))
}
