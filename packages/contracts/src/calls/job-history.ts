import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { jobHistory } from '../records/job-history.ts'
import { recordIdInQuery } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')

export const jobHistoryCalls = callsByName({
  loadJobHistory: anyone.get({
    summary:
      'What we saw of a job over time: dates, changes, and when it was listed before. 404 as for load_front_end_job.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ history: jobHistory }),
  }),
})
