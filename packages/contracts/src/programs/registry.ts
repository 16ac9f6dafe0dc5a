import * as z from 'zod/mini'
import { alertSchedule } from '../records/search.ts'
import { recordId } from '../records/values.ts'
import { savedFilters } from './filter-fields.ts'
import { wholeJob } from './job.ts'
import { jobPrograms, jobsPage, paging } from './job-programs.ts'
import { type Program, program } from './program.ts'
import { applicationReply, trackerPrograms } from './tracker-programs.ts'

const address = z.string().check(z.minLength(1), z.maxLength(2_000))
const short = (max: number, words: string) =>
  z._default(z.nullable(z.string().check(z.maxLength(max), z.describe(words))), null)

/** What a program asks that stands on somebody else's page, as the browser extension does. */
const pagePrograms = {
  findJobAt: program({
    scope: 'jobs:read',
    method: 'GET',
    path: '/v1/jobs/at',
    tool: null,
    summary:
      'The listed job whose posting has this address, however it was reached; null where Lilypad lists none, or more than one there.',
    request: z.strictObject({ url: address.check(z.describe('The address of a posting’s page.')) }),
    reply: z.object({ job: z.nullable(wholeJob) }),
    example: { url: 'https://boards.greenhouse.io/company/jobs/4000000' },
  }),
  trackFromElsewhere: program({
    scope: 'tracker:write',
    method: 'POST',
    path: '/v1/tracker/elsewhere',
    tool: null,
    summary:
      'Puts a job that is not from Lilypad on your tracker; one with the same address and title that is there already stays as it is.',
    request: z.strictObject({
      title: z.string().check(z.maxLength(300)),
      companyName: z.string().check(z.maxLength(200)),
      url: address,
      place: short(200, 'Kept as the first line of the notes.'),
      salaryRange: short(200, 'As the posting words it.'),
    }),
    reply: applicationReply,
    example: { title: 'Dean', companyName: 'Fernhill College', url: 'https://fernhill.example/jobs/1' },
  }),
  readPosting: program({
    scope: 'tracker:write',
    method: 'POST',
    path: '/v1/tracker/read-listing',
    rateLimit: 'credentials',
    tool: null,
    summary:
      'Reads the page of a job that is not on Lilypad, for what a tracker keeps of it; stores nothing.',
    request: z.strictObject({ url: address.check(z.describe('The address of a posting’s page.')) }),
    reply: z.object({
      title: z.nullable(z.string()),
      companyName: z.nullable(z.string()),
      salaryRange: z.nullable(z.string()),
    }),
    example: { url: 'https://fernhill.example/jobs/1' },
  }),
}

const search = z.object({
  id: recordId,
  name: z.string(),
  alerts: z.nullable(alertSchedule).check(z.describe('How often its e-mail comes; null for never.')),
  filters: savedFilters.check(z.describe('The fields by which /v1/jobs finds the same jobs.')),
})

const searchPrograms = {
  listSearches: program({
    scope: 'searches:read',
    method: 'GET',
    path: '/v1/searches',
    tool: 'list_saved_searches',
    toolWords:
      'Use it to learn what the person looks for: the names, filters and alerts of their saved searches. It leaves out the jobs found: give the filters to search_jobs.',
    summary: 'Your saved searches.',
    request: z.strictObject({}),
    reply: z.object({ searches: z.array(search) }),
    example: {},
  }),
  listSearchJobs: program({
    scope: 'searches:read',
    method: 'GET',
    path: '/v1/searches/{id}/jobs',
    tool: null,
    summary: 'The jobs that a saved search finds now, the newest first.',
    request: z.strictObject({ id: recordId, ...paging }),
    reply: jobsPage,
    example: { id: 1, limit: 20 },
    hasTag: true,
  }),
}

export const programs = {
  ...jobPrograms,
  ...searchPrograms,
  ...trackerPrograms,
  ...pagePrograms,
} satisfies Record<string, Program>

export type Programs = typeof programs
export type ProgramName = keyof Programs
