import type { ReportDecision, ReportReason } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, partOf, rowId } from './columns.ts'
import { jobs } from './jobs.ts'

/** What people reported of a job until an admin decided: one open case a job. */
export const listingCases = pgTable(
  'listing_cases',
  {
    id: rowId(),
    jobId: partOf('job_id', () => jobs.id),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
    decision: text('decision').$type<ReportDecision>(),
  },
  (table) => [
    uniqueIndex('listing_cases_open').on(table.jobId).where(sql`decided_at is null`),
    index('listing_cases_by_job').on(table.jobId),
  ],
)

export const listingReports = pgTable(
  'listing_reports',
  {
    id: rowId(),
    caseId: partOf('case_id', () => listingCases.id),
    /** Null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    message: text('message').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    uniqueIndex('listing_reports_once').on(table.caseId, table.userId),
    index('listing_reports_by_user').on(table.userId),
  ],
)
