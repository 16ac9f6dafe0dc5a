import * as z from 'zod/mini'
import { recordId } from '../records/values.ts'
import { withFilters } from './filter-fields.ts'
import { listedJob, wholeJob } from './job.ts'
import { program } from './program.ts'

export const MAX_PAGE_SIZE = 100

/** The fields that walk through a list, and what it says of the rest. */
export const paging = {
  limit: z._default(
    z.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE), z.describe('The most to return.')),
    50,
  ),
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.describe('`nextCursor` of the page before, as it came.')),
  ),
}
export const nextCursor = z.nullable(z.string()).check(z.describe('Null on the last page.'))
export const jobsPage = z.object({ jobs: z.array(listedJob), nextCursor })

export const jobPrograms = {
  listJobs: program({
    scope: 'jobs:read',
    method: 'GET',
    path: '/v1/jobs',
    tool: 'search_jobs',
    toolNames: { query: 'search' },
    toolWords:
      'Use it to find open jobs by words and filters, the newest first, a page at a time. It leaves out the text of a posting and the sentences behind its facts: get_job has them.',
    summary: 'The listed jobs that pass all given filters, the newest first.',
    request: withFilters(paging),
    reply: jobsPage,
    example: { search: 'curriculum', category: ['Product Development'], salary: 60_000, limit: 20 },
    hasTag: true,
  }),
  getJob: program({
    scope: 'jobs:read',
    method: 'GET',
    path: '/v1/jobs/{id}',
    tool: 'get_job',
    toolWords:
      'Use it for one job whose id you have: what Lilypad knows of it, each fact with the sentence that states it. It leaves out the person’s own application: list_tracked_jobs has it.',
    summary: 'One job with its text, and its facts with the sentences that state them.',
    request: z.strictObject({ id: recordId }),
    reply: z.object({ job: wholeJob }),
    example: { id: 1 },
    hasTag: true,
  }),
}
