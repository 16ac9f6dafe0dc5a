import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { jobRow } from '../records/job.ts'
import { instant } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')

const companyBoard = z.object({
  name: z.string(),
  /** The id of its board system, such as `greenhouse`. */
  system: z.string(),
  address: z.string(),
  last_checked: z.nullable(instant),
  /** All that it shows, listed or not. */
  postings: z.number(),
})

/** Every figure counts all jobs, whatever the caller may see. */
const companyReply = z.object({
  company: z.string(),
  company_logo_filename: z.nullable(z.string()),
  /** The careers address of the board with most of its open jobs. */
  site: z.nullable(z.string()),
  /** The open jobs that the caller's tier may see. */
  jobs: z.array(jobRow.wire),
  open_jobs: z.number(),
  closed_jobs: z.number(),
  /** Of jobs that were opened and closed while their board was scraped; null below five. */
  median_days_open: z.nullable(z.number()),
  /** How many of the open jobs state their pay. */
  states_pay: z.object({ count: z.number(), total: z.number() }),
  boards: z.array(companyBoard),
})

/** At least as long as the longest name that curation keeps. */
const MAX_COMPANY_LENGTH = 500

export const companiesCalls = callsByName({
  loadCompany: anyone.get({
    summary:
      'An employer by its name or slug: figures, boards, and up to 600 open jobs that the caller’s tier may see.',
    request: z.object({
      company: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_COMPANY_LENGTH)),
    }),
    reply: companyReply,
  }),
})
