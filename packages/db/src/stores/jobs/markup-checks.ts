import { addDays } from '@lilypad/domain'
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, markupChecks as checks, jobs } from '../../schema/index.ts'
import type { PublicJob } from './public-jobs.ts'
import { fullColumns, isListed, visibleTo } from './visible-jobs.ts'

const isPublic = and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor'))
const isBroken = sql`cardinality(${checks.problems}) > 0`

/** `version`: when it changed, as exact as the database knows it. */
type Unchecked = PublicJob & { version: string }

/**
 * Public jobs that changed since they were checked, the latest first; what a day may mend or break, each day; all each week,
 * since another version may write them otherwise.
 */
export async function listUncheckedJobs(db: Executor, today: string, most: number): Promise<Unchecked[]> {
  const lastDay = sql`coalesce(${jobs.deadline}, ${jobs.applyBy})`
  const mayHaveTurned = sql`(${isBroken} or ${lastDay} < ${today}) and ${checks.checkedOn} < ${today}
    or ${checks.checkedOn} < ${addDays(today, -7)}`
  // The index of public jobs finds them by itself: of a million jobs, few have to be read.
  const unchecked = db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(checks, eq(checks.jobId, jobs.id))
    .where(and(isPublic, sql`(${checks.changedAt} is distinct from ${jobs.changedAt} or ${mayHaveTurned})`))
    .orderBy(desc(jobs.changedAt))
    .limit(most)
  const rows = await db
    .select({ ...fullColumns, version: sql<string>`${jobs.changedAt}::text` })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(inArray(jobs.id, unchecked))
  return rows.flatMap((row) => (row.approvedAt ? [{ ...row, approvedAt: row.approvedAt }] : []))
}

/** `problems`: null for a job without markup. */
export async function storeMarkupChecks(
  db: Executor,
  checked: readonly { id: number; version: string; problems: string[] | null }[],
  checkedOn: string,
): Promise<void> {
  const rows = checked.map(({ id, version, problems }) => {
    return { jobId: id, changedAt: sql`${version}::timestamptz`, checkedOn, problems }
  })
  const set = { changedAt: sql`excluded.changed_at`, checkedOn, problems: sql`excluded.problems` }
  await db.insert(checks).values(rows).onConflictDoUpdate({ target: checks.jobId, set })
}

/** Of public jobs as they were checked last. `most`: of those that are named. */
export async function readMarkupReport(db: Executor, most: number) {
  const numBroken = sql<number>`count(*) filter (where ${isBroken})::int`
  const [counts = { all: 0, marked: 0, numBroken: 0 }] = await db
    .select({ all: count(), marked: count(checks.problems), numBroken })
    .from(jobs)
    .leftJoin(checks, eq(checks.jobId, jobs.id))
    .where(isPublic)
  const broken = await db
    .select({ job_id: jobs.id, title: jobs.title, problems: sql<string[]>`${checks.problems}` })
    .from(jobs)
    .innerJoin(checks, eq(checks.jobId, jobs.id))
    .where(and(isPublic, isBroken))
    .orderBy(jobs.id)
    .limit(most)
  const { rows: problems } = await db.execute<{ problem: string; jobs: number }>(sql`
    select problem, count(*)::int as jobs
    from ${jobs} join ${checks} on ${checks.jobId} = ${jobs.id}, unnest(${checks.problems}) as problem
    where ${isPublic} group by problem order by jobs desc`)
  return { ...counts, broken, problems }
}
