import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { dayAndYear, formatCents, newYorkDay } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button } from '../part.ts'
import { instant, line } from '../values.ts'

const ABOUT = {
  'unknown-payer': {
    subject: 'Somebody paid whom Lilypad does not know',
    says: 'A payment came in that names no member: its link was opened from outside, or the account is gone. Nobody got access for it. Find out who it was and give them a code, or refund the payment at Stripe.',
  },
  refund: {
    subject: 'A payment was refunded in full',
    says: 'The access that it paid for has ended. The subscription itself still runs, unless it was cancelled: cancel it at Stripe if nothing more shall be charged.',
  },
  dispute: {
    subject: 'A payment is disputed',
    says: 'Access by this payment is off until the dispute is closed. Answer it at Stripe.',
  },
  'fraud-warning': {
    subject: 'A payment may be fraud',
    says: 'The bank of its card warns of it; nothing has changed yet. Refund it in full at Stripe: that helps only until it is disputed, and Stripe names no day for that. Then cancel the subscription.',
  },
  unpaid: {
    subject: 'A payment failed for good',
    says: 'Stripe has stopped trying, and the access has ended.',
  },
}

const CLOSED = {
  won: 'The dispute is closed in your favour: access has returned.',
  lost: 'The dispute is closed against you: access stays off. Cancel the subscription at Stripe if it still runs.',
}

/** To admins, of a payment that they must look at. */
export const paymentCase = message({
  content: z.object({
    firstName: line,
    kind: z.enum(['unknown-payer', 'refund', 'dispute', 'fraud-warning', 'unpaid']),
    closed: z.nullable(z.enum(['won', 'lost'])),
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    /** By when Stripe waits for an answer. */
    dueAt: z.optional(instant),
    /** In words; letters of the version before lack both, and those of an account that was deleted since lack this. */
    payer: z.optional(line),
    payerId: z.optional(z.nullable(z.number())),
  }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ kind, closed, amount, currency, payer, dueAt }, { publicUrl }) => {
    const price = formatCents(amount, currency)
    return {
      subject: closed === null ? ABOUT[kind].subject : 'A dispute is closed',
      preheader: price === null ? 'Open the payments to see whose it is.' : `It is about ${price}.`,
      parts: [
        closed === null ? ABOUT[kind].says : CLOSED[closed],
        ...(dueAt ? [`Stripe waits for your answer until ${dayAndYear(newYorkDay(new Date(dueAt)))}.`] : []),
        ...(price === null ? [] : [`Amount: ${price}.`]),
        ...(payer ? [`Payer: ${payer}.`] : []),
        button('Open the payments', clientAddress(publicUrl, paths.adminPayments.href())),
      ],
    }
  },
})
