import {
  type AccessEnd,
  type ChargeFact,
  findAccessEnd,
  findChargedSubscription,
  type PaymentFact,
} from '@lilypad/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { subscriptions } from '../../schema/index.ts'
import { listChargeFacts, listFacts } from './stripe-events.ts'

type Row = typeof subscriptions.$inferSelect

export type AccessChange = { subscription: Row; before: AccessEnd | null; now: AccessEnd | null }

/** From here on, simultaneous events of one customer are handled one after the other. */
export const lockCustomer = (tx: Executor, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${id}`}, 0))`)

export const listOfCustomer = (tx: Executor, customerId: string): Promise<Row[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, customerId))
    .orderBy(asc(subscriptions.stripeSubscriptionId))

type Eventful = { subscription: Row; facts: PaymentFact[]; charges: ChargeFact[] }

/** Each subscription of a customer, with its events. */
export const listEventful = async (tx: Executor, customerId: string): Promise<Eventful[]> => {
  const rows = await listOfCustomer(tx, customerId)
  const begun = rows.map((row) => ({ id: row.stripeSubscriptionId, startedAt: row.createdAt }))
  const all = await listChargeFacts(tx, [customerId])
  const eventful: Eventful[] = []
  for (const subscription of rows) {
    const id = subscription.stripeSubscriptionId
    const charges = all.filter(({ chargedAt }) => findChargedSubscription(chargedAt, begun) === id)
    eventful.push({ subscription, facts: await listFacts(tx, id), charges })
  }
  return eventful
}

/** From all events of the customer, whose lock the caller holds. */
export const decideAccess = async (tx: Executor, customerId: string): Promise<AccessChange[]> => {
  const changes: AccessChange[] = []
  for (const { subscription, facts, charges } of await listEventful(tx, customerId)) {
    const id = subscription.stripeSubscriptionId
    const now = findAccessEnd(facts, charges)
    if (now === subscription.accessEnd) continue
    await tx.update(subscriptions).set({ accessEnd: now }).where(eq(subscriptions.stripeSubscriptionId, id))
    changes.push({ subscription: { ...subscription, accessEnd: now }, before: subscription.accessEnd, now })
  }
  return changes
}
