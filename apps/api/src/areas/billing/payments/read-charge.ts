import type { ChargeEvent } from '@lilypad/db'
import type { ChargeFact } from '@lilypad/domain'
import * as z from 'zod/mini'
import { amount, id, seconds, text } from './event-values.ts'

/** A charge as far as it says who paid. */
const payer = {
  id: text,
  created: seconds,
  customer: z.nullish(id),
  billing_details: z.nullish(z.object({ email: z.nullish(text) })),
}
const refundedCharge = z.object({
  ...payer,
  amount,
  amount_refunded: amount,
  currency: text,
})
const dispute = z.object({
  id: text,
  /** Events name the charge by its id alone: who paid must be asked for. */
  charge: z.union([text, z.object(payer)]),
  created: seconds,
  amount,
  currency: text,
  status: text,
})

type Said = { charge: Omit<ChargeFact, 'id' | 'at'>; email: string | null }
/** Who paid a charge. */
export type ChargePayer = Pick<ChargeFact, 'customerId' | 'chargedAt'> & { email: string | null }

const toPayer = (read: z.output<z.ZodMiniObject<typeof payer>>): ChargePayer => ({
  customerId: read.customer ?? null,
  chargedAt: read.created,
  email: read.billing_details?.email ?? null,
})

/** Who paid, in a charge of the provider's. */
export const readPayer = (charge: unknown): ChargePayer => toPayer(z.object(payer).parse(charge))

/** A refund, in full or in part. */
export const readRefund = (object: unknown): Said => {
  const read = refundedCharge.parse(object)
  const { email, ...whose } = toPayer(read)
  const charge = {
    ...whose,
    kind: 'refunded' as const,
    chargeId: read.id,
    amount: read.amount_refunded,
    currency: read.currency,
    isFull: read.amount_refunded >= read.amount,
    disputeId: null,
    outcome: null,
  }
  return { charge, email }
}

/** A dispute that was opened or closed. */
export const readDispute =
  (kind: 'dispute-opened' | 'dispute-closed') =>
  (object: unknown): Said => {
    const read = dispute.parse(object)
    const { email, ...whose } =
      typeof read.charge === 'string'
        ? { customerId: null, chargedAt: read.created, email: null }
        : toPayer(read.charge)
    const charge = {
      ...whose,
      kind,
      chargeId: typeof read.charge === 'string' ? read.charge : read.charge.id,
      amount: read.amount,
      currency: read.currency,
      isFull: false,
      disputeId: read.id,
      outcome: kind === 'dispute-closed' ? read.status : null,
    }
    return { charge, email }
  }

/** Adds who paid to an event that names a charge by its id alone. */
export const withPayer = (event: ChargeEvent, whose: ChargePayer): ChargeEvent => {
  const { email, ...found } = whose
  return { ...event, charge: { ...event.charge, ...found }, email }
}
