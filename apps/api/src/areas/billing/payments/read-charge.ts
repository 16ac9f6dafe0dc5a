import type { ChargeEvent } from '@lilypad/db'
import type { ChargeFact } from '@lilypad/domain'
import * as z from 'zod/mini'
import { amount, id, seconds, text } from './event-values.ts'

/** As far as it says who paid, and how much. */
const charge = z.object({
  id: text,
  created: seconds,
  customer: z.nullish(id),
  billing_details: z.nullish(z.object({ email: z.nullish(text) })),
  amount: z._default(amount, 0),
  currency: z._default(text, 'usd'),
})
const refundedCharge = z.object({ ...charge.shape, amount, amount_refunded: amount, currency: text })
/** Events of disputes and warnings name the charge by its id alone: who paid must be asked for. */
const named = { charge: z.union([text, charge]), created: seconds }
const dispute = z.object({
  ...named,
  id: text,
  amount,
  currency: text,
  status: text,
  /** 0 where the bank takes no answer. */
  evidence_details: z.nullish(z.object({ due_by: z.nullish(z.union([z.literal(0), seconds])) })),
})
/** The provider has an answer, and the bank looks at it. */
const ANSWERED = ['under_review', 'warning_under_review']
const fraudWarning = z.object(named)

type Said = { charge: Omit<ChargeFact, 'id' | 'at'>; email: string | null }
export type ChargePayer = Pick<ChargeFact, 'customerId' | 'chargedAt' | 'amount' | 'currency'> & {
  email: string | null
}

const toPayer = (read: z.output<typeof charge>): ChargePayer => ({
  customerId: read.customer ?? null,
  chargedAt: read.created,
  email: read.billing_details?.email ?? null,
  amount: read.amount,
  currency: read.currency,
})

export const readPayer = (object: unknown): ChargePayer => toPayer(charge.parse(object))

const toNamed = ({ charge: paid, created }: z.output<typeof fraudWarning>) =>
  typeof paid === 'string'
    ? { chargeId: paid, chargedAt: created, customerId: null, email: null, amount: 0, currency: 'usd' }
    : { chargeId: paid.id, ...toPayer(paid) }

const OF_NO_DISPUTE = { disputeId: null, outcome: null }

export function readRefund(object: unknown): Said {
  const read = refundedCharge.parse(object)
  const { email, ...whose } = toPayer(read)
  const amount = read.amount_refunded
  const isFull = amount >= read.amount
  return {
    charge: { ...whose, ...OF_NO_DISPUTE, kind: 'refunded', chargeId: read.id, amount, isFull },
    email,
  }
}

export const readDispute =
  (kind: 'dispute-opened' | 'dispute-closed') =>
  (object: unknown): Said => {
    const read = dispute.parse(object)
    const { email, ...whose } = toNamed(read)
    const said = {
      ...whose,
      kind,
      amount: read.amount,
      currency: read.currency,
      isFull: false,
      disputeId: read.id,
      outcome: kind === 'dispute-closed' ? read.status : null,
      dueAt: ANSWERED.includes(read.status) ? null : read.evidence_details?.due_by || null,
    }
    return { charge: said, email }
  }

/** The bank says that a payment may be fraud. */
export function readFraudWarning(object: unknown): Said {
  const { email, ...whose } = toNamed(fraudWarning.parse(object))
  return { charge: { ...whose, ...OF_NO_DISPUTE, kind: 'fraud-warned', isFull: false }, email }
}

/** Adds who paid, and to a warning how much, to an event that names a charge by its id alone. */
export function withPayer(event: ChargeEvent, whose: ChargePayer): ChargeEvent {
  const { email, amount, currency, ...found } = whose
  const price = event.charge.kind === 'fraud-warned' ? { amount, currency } : {}
  return { ...event, charge: { ...event.charge, ...found, ...price }, email }
}
