import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { dayAndYear, formatCents, newYorkDay, PAYMENT_CASE_KINDS, paymentCaseWords } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button } from '../message-part.ts'
import { instant, line } from '../values.ts'

/** To admins, of a payment that they must look at. */
export const paymentCase = message({
  content: z.object({
    firstName: line,
    kind: z.enum(PAYMENT_CASE_KINDS),
    closed: z.nullable(z.enum(['won', 'lost'])),
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    /** By when Stripe waits for an answer. */
    dueAt: z.optional(instant),
    /** To another day than an earlier letter named. */
    hasMoved: z.optional(z.boolean()),
    /** In words; letters of the version before lack both, and those of an account that was deleted since lack this. */
    payer: z.optional(line),
    payerId: z.optional(z.nullable(z.number())),
  }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ kind, closed, amount, currency, payer, payerId, dueAt, hasMoved }, { publicUrl }) => {
    const price = formatCents(amount, currency)
    const about = { kind, outcome: closed, dueAt: dueAt ? new Date(dueAt) : null }
    const { happened, text } = paymentCaseWords({ ...about, isMembers: payerId !== null, price })
    return {
      subject:
        hasMoved && dueAt
          ? `The day to answer a dispute is now ${dayAndYear(newYorkDay(new Date(dueAt)))}`
          : `A payment ${happened}`,
      preheader: price === null ? 'Open Lilypad to see whose it is.' : `It is about ${price}.`,
      parts: [
        text,
        ...(payer ? [`Payer: ${payer}.`] : []),
        // One that failed for good is no case on the desk.
        kind === 'unpaid'
          ? button('Open the payments', clientAddress(publicUrl, paths.adminPayments.href()))
          : button('Open the desk', clientAddress(publicUrl, paths.adminDesk.href())),
      ],
    }
  },
})
