import { MAX_REPORT_LENGTH, REPORT_DECISIONS, REPORT_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { instant, pageOf, recordId } from '../records/values.ts'

const reason = z.enum(REPORT_REASONS)

export const reportCalls = callsByName({
  reportListing: callsFor('jobs', 'public').post({
    summary:
      'Reports that something is wrong with a listed job, at most 10 an hour from an address. A member hears what came of it.',
    rateLimit: 'reports',
    request: z.object({
      id: recordId,
      reason,
      message: z._default(z.string().check(z.trim(), z.maxLength(MAX_REPORT_LENGTH)), ''),
    }),
  }),
})

const admin = callsFor('admin', 'admin')

const listingCase = z.object({
  id: recordId,
  job_id: recordId,
  title: z.string(),
  company: z.string(),
  /** Whether the job is on no list any more. */
  is_deleted: z.boolean(),
  opened_at: instant,
  decided_at: z.nullable(instant),
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  reports: z.array(z.object({ reason, message: z.string(), reported_at: instant, is_member: z.boolean() })),
})
export type ListedListingCase = z.output<typeof listingCase>

export const listingCasesCalls = callsByName({
  loadListingCases: admin.get({
    summary: 'Jobs that people reported, 100 a page: open ones first, then the latest.',
    request: z.object({ page: pageOf }),
    reply: z.object({
      cases: z.array(listingCase),
      num_cases: z.number(),
      num_open: z.number(),
      page_length: z.number(),
    }),
  }),
})
