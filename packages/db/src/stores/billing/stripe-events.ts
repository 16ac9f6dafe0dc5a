import type { ChargeFact, PaymentFact } from '@lilypad/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { type StoredCharge, type StoredFact, stripeEvents } from '../../schema/index.ts'

export type SubscriptionEvent = {
  type: string
  subscriptionId: string
  fact: PaymentFact
  /** The payer's address, as a paid checkout names it. */
  email: string | null
}

export type ChargeEvent = { type: string; charge: ChargeFact; email: string | null }

export type PaymentEvent = SubscriptionEvent | ChargeEvent

const toStored = (fact: PaymentFact): StoredFact => ({
  ...fact,
  at: fact.at.toISOString(),
  periodEnd: fact.periodEnd?.toISOString() ?? null,
  pausedFrom: fact.pausedFrom?.toISOString() ?? null,
})

const fromStored = (fact: StoredFact): PaymentFact => ({
  ...fact,
  at: new Date(fact.at),
  periodEnd: fact.periodEnd === null ? null : new Date(fact.periodEnd),
  pausedFrom: fact.pausedFrom ? new Date(fact.pausedFrom) : null,
})

const toStoredCharge = ({ dueAt: _, ...charge }: ChargeFact): StoredCharge => ({
  ...charge,
  at: charge.at.toISOString(),
  chargedAt: charge.chargedAt.toISOString(),
})

const fromStoredCharge = (charge: StoredCharge): ChargeFact => ({
  ...charge,
  at: new Date(charge.at),
  chargedAt: new Date(charge.chargedAt),
})

const toRow = (event: PaymentEvent): typeof stripeEvents.$inferInsert =>
  'charge' in event
    ? {
        id: event.charge.id,
        type: event.type,
        customerId: event.charge.customerId,
        charge: toStoredCharge(event.charge),
      }
    : {
        id: event.fact.id,
        type: event.type,
        subscriptionId: event.subscriptionId,
        fact: toStored(event.fact),
      }

/** False when the event is already stored: a concurrent repeat waits here until the first one is done. */
export async function addEvent(tx: Executor, event: PaymentEvent): Promise<boolean> {
  const { rowCount } = await tx.insert(stripeEvents).values(toRow(event)).onConflictDoNothing()
  return rowCount === 1
}

/** By subscription. */
export async function listFactsOf(tx: Executor, subscriptionIds: readonly string[]) {
  const rows = await tx
    .select({ id: stripeEvents.subscriptionId, fact: stripeEvents.fact })
    .from(stripeEvents)
    .where(inArray(stripeEvents.subscriptionId, [...subscriptionIds]))
  const facts = new Map<string, PaymentFact[]>(subscriptionIds.map((id) => [id, []]))
  for (const { id, fact } of rows) if (id !== null && fact !== null) facts.get(id)?.push(fromStored(fact))
  return facts
}

export const listFacts = async (tx: Executor, subscriptionId: string): Promise<PaymentFact[]> =>
  (await listFactsOf(tx, [subscriptionId])).get(subscriptionId) ?? []

export async function listChargeFacts(tx: Executor, customerIds: readonly string[]): Promise<ChargeFact[]> {
  const rows = await tx
    .select({ charge: stripeEvents.charge })
    .from(stripeEvents)
    .where(inArray(stripeEvents.customerId, [...customerIds]))
  return rows.flatMap(({ charge }) => (charge === null ? [] : [fromStoredCharge(charge)]))
}

export async function listFactsOfCharge(tx: Executor, chargeId: string): Promise<ChargeFact[]> {
  const rows = await tx
    .select({ charge: stripeEvents.charge })
    .from(stripeEvents)
    .where(sql`${stripeEvents.charge} ->> 'chargeId' = ${chargeId}`)
  return rows.flatMap(({ charge }) => (charge === null ? [] : [fromStoredCharge(charge)]))
}
