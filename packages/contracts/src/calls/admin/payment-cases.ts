import { PAYMENT_CASE_KINDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { instant, pageOf, recordId } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const paymentCase = z.object({
  id: recordId,
  kind: z.enum(PAYMENT_CASE_KINDS),
  opened_at: instant,
  settled_at: z.nullable(instant),
  /** The member whose payment it is; null for somebody we do not know. */
  user_id: z.nullable(recordId),
  /** The member's address, else what the payer told the payment provider. */
  email: z.nullable(z.string()),
  /** The payment provider's ids. */
  reference: z.string(),
  subscription_id: z.nullable(z.string()),
  customer_id: z.nullable(z.string()),
  /** In the currency's smallest unit. */
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  /** By when the payment provider waits for an answer. */
  due_at: z.nullable(instant),
})
export type ListedPaymentCase = z.output<typeof paymentCase>

export const paymentCasesCalls = callsByName({
  loadPaymentCases: admin.get({
    summary: 'Payments to look at, 100 a page: open ones first, then the latest.',
    request: z.object({ page: pageOf }),
    reply: z.object({
      cases: z.array(paymentCase),
      num_cases: z.number(),
      num_open: z.number(),
      page_length: z.number(),
    }),
  }),
  settlePaymentCase: admin.post({
    summary: 'Marks a payment as settled, or opens it again; nothing happens at the payment provider.',
    request: z.object({ id: recordId, is_settled: z.boolean() }),
  }),
})
