import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { jobHistory } from '../records/job-history.ts'
import { instant, recordIdInQuery } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')
const member = callsFor('jobs', 'member')

export const jobHistoryCalls = callsByName({
  loadJobHistory: anyone.get({
    summary:
      'What we saw of a job over time: dates, changes, and when it was listed before. 404 as for load_front_end_job.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ history: jobHistory }),
  }),
})

export const visitsCalls = callsByName({
  noteVisit: member.post({
    summary:
      'Notes that the person is using the job list, and tells since when jobs are new to them: since their last visit ended. Null in a first visit.',
    reply: z.object({ new_since: z.nullable(instant) }),
    ownerOnly: true,
  }),
})
