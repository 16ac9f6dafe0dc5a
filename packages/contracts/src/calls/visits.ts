import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { instant } from '../records/values.ts'

const member = callsFor('jobs', 'member')

export const visitsCalls = callsByName({
  noteVisit: member.post({
    summary:
      'Notes that the person is using the job list, and tells since when jobs are new to them: since their last visit ended. Null in a first visit.',
    reply: z.object({ new_since: z.nullable(instant) }),
    ownerOnly: true,
  }),
})
