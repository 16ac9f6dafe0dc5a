import type { ReportDecision, ReportReason, Tier } from '@lilypad/domain'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, listingCases, listingReports } from '../../schema/index.ts'
import { inTransaction } from '../transactions.ts'
import { hasPage, visibleTo } from './visible-jobs.ts'

type NewReport = {
  jobId: number
  userId: number | null
  tier: Tier
  reason: ReportReason
  message: string
  now: Date
}

/** More say nothing new. */
const MAX_REPORTS_A_CASE = 100

/** Adds to the open case of a job, or opens one; a member's second report replaces the first. False for no such job. */
export const reportListing = (db: Executor, { jobId, userId, tier, reason, message, now }: NewReport) =>
  inTransaction(db, async (tx) => {
    const isThere = await tx.$count(jobs, and(eq(jobs.id, jobId), hasPage, visibleTo(tier)))
    if (isThere === 0) return false
    const [open] = await tx
      .insert(listingCases)
      .values({ jobId, openedAt: now })
      .onConflictDoUpdate({
        target: listingCases.jobId,
        targetWhere: isNull(listingCases.decidedAt),
        // Locks the case: a decision waits, and its reports are all there.
        set: { openedAt: listingCases.openedAt },
      })
      .returning({ id: listingCases.id })
    if (!open) throw new Error('A case was neither opened nor found.')
    const reports = await tx.$count(listingReports, eq(listingReports.caseId, open.id))
    if (reports >= MAX_REPORTS_A_CASE) return true
    await tx
      .insert(listingReports)
      .values({ caseId: open.id, userId, reason, message, reportedAt: now })
      .onConflictDoUpdate({
        target: [listingReports.caseId, listingReports.userId],
        set: { reason, message, reportedAt: now },
      })
    return true
  })

type ListingReport = typeof listingReports.$inferSelect

const listReports = (db: Executor, caseIds: number[]): Promise<ListingReport[]> =>
  db
    .select()
    .from(listingReports)
    .where(inArray(listingReports.caseId, caseIds))
    .orderBy(asc(listingReports.id))

/** Open ones first, then the latest; `page` counts from 1. */
export async function listListingCases(
  db: Executor,
  { page, pageLength }: { page: number; pageLength: number },
) {
  const { title, companyName, deletedAt } = jobs
  const rows = await db
    .select({ ...getTableColumns(listingCases), title, companyName, deletedAt })
    .from(listingCases)
    .innerJoin(jobs, eq(jobs.id, listingCases.jobId))
    .orderBy(sql`${listingCases.decidedAt} is not null`, desc(listingCases.openedAt), desc(listingCases.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength)
  const reports = await listReports(
    db,
    rows.map(({ id }) => id),
  )
  const cases = rows.map((row) => ({ ...row, reports: reports.filter(({ caseId }) => caseId === row.id) }))
  const total = await db.$count(listingCases)
  const open = await db.$count(listingCases, isNull(listingCases.decidedAt))
  return { cases, total, open }
}

export type ListingCase = Awaited<ReturnType<typeof listListingCases>>['cases'][number]

export type DecidedCase = { jobId: number; title: string; companyName: string; reports: ListingReport[] }

/** Null for a case that is unknown or decided already. */
export async function decideListingCase(
  tx: Executor,
  { id, decision, now }: { id: number; decision: ReportDecision; now: Date },
): Promise<DecidedCase | null> {
  const [row] = await tx
    .update(listingCases)
    .set({ decision, decidedAt: now })
    .from(jobs)
    .where(and(eq(listingCases.id, id), isNull(listingCases.decidedAt), eq(jobs.id, listingCases.jobId)))
    .returning({ jobId: listingCases.jobId, title: jobs.title, companyName: jobs.companyName })
  return row ? { ...row, reports: await listReports(tx, [id]) } : null
}

/** False for a case that is open, or whose job has another open one. */
export async function reopenListingCase(tx: Executor, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update listing_cases as reopened set decided_at = null, decision = null
    where id = ${id} and decided_at is not null and not exists (
      select from listing_cases as other where other.job_id = reopened.job_id and other.decided_at is null)`)
  return rowCount === 1
}
