import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { fullJob, jobRow } from '../records/job.ts'
import { recordId, recordIdInQuery } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')
const member = callsFor('jobs', 'member')

const audienceOption = z.object({ id: z.string(), itemName: z.string(), color: z.string() })

export const jobsCalls = callsByName({
  loadFrontEndJobs: anyone.get({
    summary: 'Every listed job that the caller’s tier may see, without its long texts.',
    reply: z.object({
      jobs: z.array(jobRow.wire),
      /** True when there are too many jobs for the browser: `jobs` is empty, and `search_jobs` finds them. */
      search_on_server: z.optional(z.boolean()),
      audience_groups_new: z.array(
        z.extend(audienceOption, { children: z.optional(z.array(audienceOption)) }),
      ),
      num_companies_scraped: z.number(),
      user_role: z.nullable(z.string()),
    }),
  }),
  loadFrontEndJob: anyone.get({
    summary: 'One job with its texts, and jobs like it. 404 for a job outside the caller’s tier.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ job: fullJob.wire, related_jobs: z.array(jobRow.wire) }),
  }),
  onJobClick: anyone.get({
    summary: 'Records that a job was opened.',
    request: z.object({
      id: recordIdInQuery,
      is_similar_job: z._default(z.stringbool(), false),
    }),
    changes: true,
  }),
  toggleFavoriteJob: member.post({
    summary: 'Stars a job, which puts it on the tracker, or takes the star away.',
    request: z.object({ id: recordId }),
    reply: z.object({ is_tracked: z.boolean() }),
  }),
  loadTrackedJobIds: anyone.get({
    summary: 'The ids of the jobs that the caller has starred; none for a visitor.',
    reply: z.object({ ids: z.array(z.number()) }),
  }),
})
