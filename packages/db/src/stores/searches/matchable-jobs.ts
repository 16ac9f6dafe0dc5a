import {
  type AlertJob,
  audienceLabel,
  MINUTE_MS,
  newYorkDay,
  SCRAPE_TIMEOUT_MS,
  type Tier,
  toSearchWords,
} from '@lilypad/domain'
import { and, desc, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { rowColumns } from '../job-row-columns.ts'
import { visibleTo } from '../jobs/visible-jobs.ts'

export type MatchableJob = AlertJob & {
  title: string
  companyName: string
  salaryRange: string | null
  isPlaceStated: boolean
  postedOn: string | null
  /** Until a person's stars are known. */
  isTracked: false
}

const { logoFile: _logo, lastScrapedAt: _scraped, ...columns } = rowColumns

/** The next instant of approval: approvals are compared to the millisecond here. */
const justAfter = (instant: Date) => new Date(instant.getTime() + 1)

/** Approved after one instant and not after another, newest first; only those of `ids`, if given. */
export async function listMatchableJobs(
  db: Executor,
  {
    tier,
    after,
    until,
    ids,
    most,
  }: { tier: Tier; after?: Date; until?: Date; ids?: readonly number[]; most?: number },
): Promise<MatchableJob[]> {
  const found = db
    .select(columns)
    .from(jobs)
    .where(
      and(
        isNull(jobs.unlistedReason),
        isNotNull(jobs.approvedAt),
        visibleTo(tier),
        ids && inArray(jobs.id, [...ids]),
        after && gt(jobs.approvedAt, after),
        until && lt(jobs.approvedAt, justAfter(until)),
      ),
    )
    .orderBy(desc(jobs.approvedAt), jobs.id)
  const rows = await (most === undefined ? found : found.limit(most))
  return rows.flatMap(({ approvedAt, ...row }) => (approvedAt ? [matchable({ ...row, approvedAt })] : []))
}

type Row = Pick<typeof jobs.$inferSelect, keyof typeof columns> & { approvedAt: Date }

function matchable(row: Row): MatchableJob {
  const job = { ...row, audience: row.audience.map(audienceLabel) }
  return { ...job, approvedOn: newYorkDay(row.approvedAt), searchWords: toSearchWords(job), isTracked: false }
}

/** From a scrape's instant to its transaction's begin, with some allowance for clocks that differ. */
const HEADWAY_MS = 2 * MINUTE_MS
/** No scrape's transaction is older: a forgotten connection must not delay alerts for ever. */
const OLDEST_MS = SCRAPE_TIMEOUT_MS + 3 * MINUTE_MS

/**
 * A scrape's approvals get an instant before it commits: one is settled when no open transaction of ours may have begun
 * at it. Alerts read and move markers up to here; later approvals are left to the next run.
 */
export async function settledUntil(db: Executor, now: Date): Promise<Date> {
  const { rows } = await db.execute<{ age: string | null }>(sql`
    select extract(epoch from clock_timestamp() - min(xact_start)) * 1000 as age from pg_stat_activity
    where datname = current_database() and application_name like 'lilypad%' and pid <> pg_backend_pid()`)
  const age = Math.min(Math.max(Number(rows[0]?.age ?? 0), 0), OLDEST_MS)
  return new Date(now.getTime() - HEADWAY_MS - Math.ceil(age))
}
