import * as z from 'zod/mini'
import { callsFor } from '../call.ts'
import { jobHistory } from '../records/job-history.ts'
import { recordIdInQuery } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')

export const jobHistoryCalls = {
  loadJobHistory: anyone.get({
    path: '/api/load_job_history',
    summary:
      'What we saw of a job over time: dates, changes, earlier listings. 404 as for load_front_end_job.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ history: jobHistory }),
  }),
}
