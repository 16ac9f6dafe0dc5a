import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { instant, recordId } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const orNone = (longest: number) => z._default(z.nullable(text(longest)), null)

const removal = z.object({
  id: recordId,
  company: z.nullable(z.string()),
  url: z.nullable(z.string()),
  asked_by: z.string(),
  note: z.string(),
  added_at: instant,
  lifted_at: z.nullable(instant),
  /** How many listed jobs left the list when it was added, as its receipt says. */
  num_jobs: z.number(),
})
export type ListedRemoval = z.output<typeof removal>

export const removalsCalls = callsByName({
  loadRemovals: admin.get({
    summary: 'Who asked not to be listed; those that stand first, then the latest.',
    reply: z.object({ removals: z.array(removal) }),
  }),
  addRemoval: admin.post({
    summary:
      'Takes the jobs of a company, a careers page or one address off the list at once, and keeps scrapes, imports and admins from listing them again.',
    request: z.object({
      company: orNone(200),
      /** Includes every address below it. */
      url: orNone(2_000),
      asked_by: text(200).check(z.minLength(1)),
      note: z._default(text(2_000), ''),
    }),
    /** `receipt`: for the employer; what left the list, when, by whom, and until when backups hold it. */
    reply: z.object({ id: recordId, num_jobs: z.number(), receipt: z.string() }),
  }),
  liftRemoval: admin.post({
    summary: 'Lifts a removal: its jobs are listed again as their postings say.',
    request: z.object({ id: recordId }),
  }),
})
