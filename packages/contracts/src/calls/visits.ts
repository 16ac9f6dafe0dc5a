import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { instant } from '../records/values.ts'

export const visitsCalls = {
  noteVisit: call({
    area: 'jobs',
    access: 'member',
    method: 'POST',
    path: '/api/note_visit',
    summary:
      'Notes that the person is using the job list, and tells since when jobs are new to them: since their last visit ended. Null in a first visit.',
    request: nothing,
    reply: z.object({ new_since: z.nullable(instant) }),
    ownerOnly: true,
  }),
}
