import * as z from 'zod/mini'
import { instant, recordId } from '../records/values.ts'
import { listedJob } from './job.ts'

export const webhookMessage = z.object({
  type: z.enum(['search.jobs_added', 'search.test']),
  timestamp: instant.check(z.describe('When its jobs were found: the same at every try.')),
  data: z.object({
    search: z.object({ id: recordId, name: z.string() }),
    jobs: z.array(listedJob).check(z.describe('As /v1/jobs gives them; none in a test.')),
  }),
})
export type WebhookMessage = z.output<typeof webhookMessage>
