import { LEAVING_REASONS, PAID_PLAN_IDS, PAUSE_MONTHS, PAYMENT_KINDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
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

export const paymentsCalls = callsByName({
  loadPayments: member.get({
    summary:
      'What happened to the person’s payments, the latest first, and why a subscription that still runs opens nothing.',
    reply: z.object({
      payments: z.array(payment),
      /** Of a subscription that still runs without access: what ended the access. */
      access_end: z.nullable(z.enum(['refund', 'dispute', 'unpaid'])),
      /** The subscription that opens all jobs; null without one. */
      subscription: z.nullable(
        z.object({
          plan: z.nullable(z.enum(PAID_PLAN_IDS)),
          /** When it is charged next: the end of the paid time, or of a pause. */
          paid_until: z.nullable(instant),
          /** From then until `paid_until` it is paused: nothing is charged, and free jobs alone are open. */
          paused_from: z.nullable(instant),
          can_pause: z.boolean(),
        }),
      ),
    }),
  }),
  pauseSubscription: member.post({
    summary:
      'Pauses the plan for one to three months from the end of the paid time: nothing is charged, and free jobs alone are open. Then it goes on and is charged.',
    request: z.object({ months: z.literal(PAUSE_MONTHS) }),
    reply: z.object({ paused_from: instant, paid_until: instant }),
    ownerOnly: true,
  }),
  resumeSubscription: member.post({
    summary:
      'Ends a pause: one that has begun is charged at once, one that has not never begins. `charge_now` says which is expected; a conflict when it is not so.',
    request: z.object({ charge_now: z.boolean() }),
    ownerOnly: true,
  }),
})

export const leavingCalls = callsByName({
  saveLeavingReason: callsFor('billing', 'member').post({
    summary: 'Why the person cancels their plan. Another answer within a day takes the place of the first.',
    request: z.object({ reason: z.enum(LEAVING_REASONS) }),
    ownerOnly: true,
  }),
})
