import { BOARD_STATES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { attachments, instant, recordId } from './values.ts'

/** What the last scrape found. `suspect` says why missing jobs were not deleted. */
export const scrapeResults = z.object({
  num_listings_found: z.number(),
  num_new_jobs: z.number(),
  num_deleted_jobs: z.number(),
  suspect: z.nullable(z.string()),
})

/** What a finished scrape reports of its board. */
export const boardCounts = {
  current_jobs_on_server: z.number(),
  date_last_scraped: z.nullable(instant),
  scrape_results: z.nullable(scrapeResults),
}

/** The employer's word that its board may be read in spite of robots.txt; it ends. */
const permission = z.object({
  allowed_by: z.string(),
  note: z.string(),
  recorded_at: instant,
  until: instant,
})

export const boardRecord = record({
  id: field('id', recordId),
  companyName: field('Company Name', z.string()),
  careersUrl: field('Careers Website', z.string()),
  logo: field('Logo', z.nullable(attachments)),
  system: field('system', z.string()),
  jobsOnServer: field('current_jobs_on_server', boardCounts.current_jobs_on_server),
  lastScrapedAt: field('date_last_scraped', boardCounts.date_last_scraped),
  scrapeResults: field('scrape_results', boardCounts.scrape_results),
  state: field('state', z.enum(BOARD_STATES)),
  /** Why the board is in this state, for people; null when all is well. */
  reason: field('reason', z.nullable(z.string())),
  /** What is unusual about its last checks, as a sentence; such boards come first. */
  trouble: field('trouble', z.nullable(z.string())),
  /** The same, put aside by an admin; without `until` until it changes. */
  putAside: field('put_aside', z.nullable(z.object({ trouble: z.string(), until: z.nullable(instant) }))),
  stateSince: field('state_since', z.nullable(instant)),
  restingUntil: field('resting_until', z.nullable(instant)),
  permission: field('permission', z.nullable(permission)),
})
export type Board = DecodedOf<typeof boardRecord.fields>
