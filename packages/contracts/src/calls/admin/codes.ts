import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { recordId } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const redemptionCode = z.object({
  id: recordId,
  code: z.string(),
  source: z.string(),
  /** In days. */
  duration: z.number(),
  is_deleted: z.boolean(),
})
export type RedemptionCode = z.output<typeof redemptionCode>

export const codesCalls = callsByName({
  getRedemptionCodes: admin.get({
    summary: 'The codes that nobody has redeemed, the latest first; the latest 10,000 of them.',
    reply: z.object({ codes: z.array(redemptionCode), num_codes: z.number() }),
  }),
  createRedemptionCodes: admin.post({
    summary: 'Makes 1 to 1,000 single-use codes for a source and a duration of 1 to 3,650 days.',
    request: z.object({
      source: z._default(z.nullable(z.string()), null),
      duration: z._default(z.nullable(z.number()), null),
      num_codes: z._default(z.nullable(z.number()), null),
    }),
    reply: z.object({ codes: z.array(redemptionCode) }),
  }),
  deleteRedemptionCode: admin.post({
    summary: 'Deletes a code that nobody has redeemed.',
    request: z.object({ id: recordId }),
  }),
})
