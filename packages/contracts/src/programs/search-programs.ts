import * as z from 'zod/mini'
import { alertSchedule } from '../records/search.ts'
import { recordId } from '../records/values.ts'
import { savedFilters } from './filter-fields.ts'
import { jobsPage, paging } from './job-programs.ts'
import { program } from './program.ts'

const search = z.object({
  id: recordId,
  name: z.string(),
  alerts: z.nullable(alertSchedule).check(z.describe('How often its e-mail comes; null for never.')),
  filters: savedFilters.check(z.describe('The fields by which /v1/jobs finds the same jobs.')),
})

export const searchPrograms = {
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
