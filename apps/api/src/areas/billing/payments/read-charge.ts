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
  /** 0 where the bank takes no answer. */
  evidence_details: z.nullish(z.object({ due_by: z.nullish(z.union([z.literal(0), seconds])) })),
})
/** The provider has an answer, and the bank looks at it. */
const ANSWERED = ['under_review', 'warning_under_review']
const fraudWarning = z.object({
  /** As in a dispute. */
  charge: z.union([text, z.object({ ...payer, amount, currency: text })]),
  created: seconds,
})

type Said = { charge: Omit<ChargeFact, 'id' | 'at'>; email: string | null }
export type ChargePayer = Pick<ChargeFact, 'customerId' | 'chargedAt' | 'amount' | 'currency'> & {
  email: string | null
}

const toPayer = (read: z.output<z.ZodMiniObject<typeof payer>>) => ({
  customerId: read.customer ?? null,
  chargedAt: read.created,
  email: read.billing_details?.email ?? null,
})

/** Who paid, and how much, in a charge of the provider's. */
export function readPayer(charge: unknown): ChargePayer {
  const price = { amount: z._default(amount, 0), currency: z._default(text, 'usd') }
  const read = z.object({ ...payer, ...price }).parse(charge)
  return { ...toPayer(read), amount: read.amount, currency: read.currency }
}

export function readRefund(object: unknown): Said {
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
      dueAt: ANSWERED.includes(read.status) ? null : read.evidence_details?.due_by || null,
    }
    return { charge, email }
  }

/** The bank says that a payment may be fraud. */
export function readFraudWarning(object: unknown): Said {
  const { charge: named, created } = fraudWarning.parse(object)
  const known = typeof named === 'string' ? null : named
  const { email, ...whose } = known ? toPayer(known) : { customerId: null, chargedAt: created, email: null }
  const charge = {
    ...whose,
    kind: 'fraud-warned' as const,
    chargeId: typeof named === 'string' ? named : named.id,
    amount: known?.amount ?? 0,
    currency: known?.currency ?? 'usd',
    isFull: false,
    disputeId: null,
    outcome: null,
  }
  return { charge, email }
}

/** Adds who paid, and to a warning how much, to an event that names a charge by its id alone. */
export function withPayer(event: ChargeEvent, whose: ChargePayer): ChargeEvent {
  const { email, amount, currency, ...found } = whose
  const price = event.charge.kind === 'fraud-warned' ? { amount, currency } : {}
  return { ...event, charge: { ...event.charge, ...found, ...price }, email }
}
