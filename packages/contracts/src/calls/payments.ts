import { PAID_PLAN_IDS, PAYMENT_KINDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsFor } from '../call.ts'
import { instant } from '../records/values.ts'

const member = callsFor('billing', 'member')

const payment = z.object({
  at: instant,
  kind: z.enum(PAYMENT_KINDS),
  plan: z.nullable(z.enum(PAID_PLAN_IDS)),
  /** In the currency's smallest unit. */
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
})
export type Payment = z.output<typeof payment>

export const paymentsCalls = {
  loadPayments: member.get({
    path: '/api/load_payments',
    summary:
      'What happened to the person’s payments, the latest first, and why a subscription that still runs opens nothing.',
    reply: z.object({
      payments: z.array(payment),
      /** Of a subscription that still runs without access: what ended the access. */
      access_end: z.nullable(z.enum(['refund', 'dispute', 'unpaid'])),
      /** The subscription that opens all jobs; null without one. */
      subscription: z.nullable(
        z.object({ plan: z.nullable(z.enum(PAID_PLAN_IDS)), paid_until: z.nullable(instant) }),
      ),
    }),
  }),
}
