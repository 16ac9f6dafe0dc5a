import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { instant, recordId } from '../../records/values.ts'

const count = z.number()
const finder = z.object({
  finder: z.enum(['indexnow', 'websub']),
  told: count,
  waiting: count,
  /** Of those that wait: told at least once, and refused. */
  refused: count,
  last_told_at: z.nullable(instant),
  error: z.nullable(z.string()),
})

export const searchEngineCalls = callsByName({
  loadSearchEngineReport: callsFor('admin', 'admin').get({
    summary:
      'What search engines find: public jobs with markup, those that break the documented fields of Google for Jobs, closed jobs that still carry markup, the sitemap, and what became of notices to IndexNow and the feed hub.',
    reply: z.object({
      num_public: count,
      num_with_markup: count,
      num_broken: count,
      /** How often each problem occurs, the most frequent first. */
      problems: z.array(z.object({ problem: z.string(), jobs: count })),
      /** The first 100. */
      broken: z.array(z.object({ job_id: recordId, title: z.string(), problems: z.array(z.string()) })),
      /** Closed jobs whose pages are still there. */
      num_closed: count,
      /** Must be empty. */
      closed_with_markup: z.array(recordId),
      sitemap: z.object({ files: count, addresses: count, jobs: count }),
      finders: z.array(finder),
    }),
  }),
})
