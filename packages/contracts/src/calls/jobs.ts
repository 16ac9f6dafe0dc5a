import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { fullJob, jobRow } from '../records/job.ts'
import { jobHistory } from '../records/job-history.ts'
import { instant, recordId, recordIdInQuery } from '../records/values.ts'

const audienceOption = z.object({ id: z.string(), itemName: z.string(), color: z.string() })

/** A board of an employer. */
const companyBoard = z.object({
  name: z.string(),
  /** The id of its board system, such as `greenhouse`. */
  system: z.string(),
  address: z.string(),
  last_checked: z.nullable(instant),
  /** All that it shows, listed or not. */
  postings: z.number(),
})

/** What is known of an employer; every figure counts all its jobs, whatever the caller may see. */
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

export const jobsCalls = {
  loadFrontEndJobs: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/load_front_end_jobs',
    summary: 'Every listed job that the caller’s tier may see, without its long texts.',
    request: nothing,
    reply: z.object({
      jobs: z.array(jobRow.wire),
      audience_groups_new: z.array(
        z.extend(audienceOption, { children: z.optional(z.array(audienceOption)) }),
      ),
      num_companies_scraped: z.number(),
      user_role: z.nullable(z.string()),
    }),
  }),
  loadFrontEndJob: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/load_front_end_job',
    summary: 'One job with its texts, and jobs like it. 404 for a job outside the caller’s tier.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ job: fullJob.wire, related_jobs: z.array(jobRow.wire) }),
  }),
  loadJobHistory: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/load_job_history',
    summary:
      'What we saw of a job over time: dates, changes, earlier listings. 404 as for load_front_end_job.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ history: jobHistory }),
  }),
  loadCompany: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/load_company',
    summary:
      'An employer by its name or slug: figures, boards, and the open jobs that the caller’s tier may see.',
    request: z.object({
      company: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_COMPANY_LENGTH)),
    }),
    reply: companyReply,
  }),
  onJobClick: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/on_job_click',
    summary: 'Records that a job was opened.',
    request: z.object({
      id: recordIdInQuery,
      is_similar_job: z._default(z.stringbool(), false),
    }),
    reply: nothing,
    changes: true,
  }),
  toggleFavoriteJob: call({
    area: 'jobs',
    access: 'member',
    method: 'POST',
    path: '/api/toggle_favorite_job',
    summary: 'Stars a job, which puts it on the tracker, or takes the star away.',
    request: z.object({ id: recordId }),
    reply: z.object({ is_tracked: z.boolean() }),
  }),
  loadTrackedJobIds: call({
    area: 'jobs',
    access: 'public',
    method: 'GET',
    path: '/api/load_tracked_job_ids',
    summary: 'The ids of the jobs that the caller has starred; none for a visitor.',
    request: nothing,
    reply: z.object({ ids: z.array(z.number()) }),
  }),
}
