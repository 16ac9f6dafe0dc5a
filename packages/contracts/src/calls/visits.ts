import * as z from 'zod/mini'
import { callsFor } from '../call.ts'
import { instant } from '../records/values.ts'

const member = callsFor('jobs', 'member')

export const visitsCalls = {
  noteVisit: member.post({
    path: '/api/note_visit',
    summary:
      'Notes that the person is using the job list, and tells since when jobs are new to them: since their last visit ended. Null in a first visit.',
    reply: z.object({ new_since: z.nullable(instant) }),
    ownerOnly: true,
  }),
}
