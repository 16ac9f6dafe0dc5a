import { type ChargeFact, type PaymentEntry, type PaymentFact, paymentHistory } from '@lilypad/domain'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { type StoredCharge, type StoredFact, stripeEvents, subscriptions } from '../../schema/index.ts'
import { withDates } from '../revive-dates.ts'

export type SubscriptionEvent = {
  type: string
  subscriptionId: string
  fact: PaymentFact
  /** The payer's address, as a paid checkout names it. */
  email: string | null
}

export type ChargeEvent = { type: string; charge: ChargeFact; email: string | null }

export type PaymentEvent = SubscriptionEvent | ChargeEvent

/** JSON has dates as text. */
const withoutDates = <Stored>(fact: object): Stored => JSON.parse(JSON.stringify(fact))

function toRow(event: PaymentEvent): typeof stripeEvents.$inferInsert {
  const { type } = event
  if (!('charge' in event)) {
    const { fact, subscriptionId } = event
    return { id: fact.id, type, subscriptionId, fact: withoutDates<StoredFact>(fact) }
  }
  const { charge } = event
  return { id: charge.id, type, customerId: charge.customerId, charge: withoutDates<StoredCharge>(charge) }
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
  const dates = { at: true, periodEnd: true, pausedFrom: true } as const
  for (const { id, fact } of withDates<{ id: string | null; fact: PaymentFact | null }>(rows, dates))
    if (id !== null && fact !== null) facts.get(id)?.push(fact)
  return facts
}

export const listFacts = async (tx: Executor, subscriptionId: string): Promise<PaymentFact[]> =>
  (await listFactsOf(tx, [subscriptionId])).get(subscriptionId) ?? []

async function listCharges(tx: Executor, which: SQL): Promise<ChargeFact[]> {
  const { charge } = stripeEvents
  const rows = await tx
    .select({ charge })
    .from(stripeEvents)
    .where(and(which, isNotNull(charge)))
  const dates = { at: true, chargedAt: true, dueAt: true } as const
  return withDates<{ charge: ChargeFact }>(rows, dates).map((row) => row.charge)
}

export const listChargeFacts = (tx: Executor, customerIds: readonly string[]) =>
  listCharges(tx, inArray(stripeEvents.customerId, [...customerIds]))

export const listFactsOfCharge = (tx: Executor, chargeId: string) =>
  listCharges(tx, sql`${stripeEvents.charge} ->> 'chargeId' = ${chargeId}`)

export async function listPaymentHistory(db: Executor, userId: number): Promise<PaymentEntry[]> {
  const rows = await db
    .select({ id: subscriptions.stripeSubscriptionId, customerId: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  const facts = await Promise.all(rows.map(({ id }) => listFacts(db, id)))
  const customerIds = [...new Set(rows.map(({ customerId }) => customerId))]
  return paymentHistory(facts, await listChargeFacts(db, customerIds))
}
