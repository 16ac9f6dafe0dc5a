import type { HideReason } from '@lilypad/domain'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'
import { instant, partOf } from './columns.ts'
import { jobs } from './jobs.ts'

/** A job that a person does not want to see again; one that lists it again is hidden too. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    userId: ownerId(),
    jobId: partOf('job_id', () => jobs.id),
    reason: text('reason').$type<HideReason>(),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('hidden_jobs_by_job').on(table.jobId),
  ],
)

export const hiddenCompanies = pgTable(
  'hidden_companies',
  { userId: ownerId(), companyName: text('company_name').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.companyName] })],
)

/** Following a company ends hiding it. */
export const followedCompanies = pgTable(
  'followed_companies',
  { userId: ownerId(), companyName: text('company_name').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.companyName] })],
)

export const hiddenWords = pgTable('hidden_words', {
  userId: ownerId().primaryKey(),
  words: text('words').array().notNull(),
})
