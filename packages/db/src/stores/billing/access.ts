import { type AccessEnd, findAccessEnd, findChargedSubscription } from '@lilypad/domain'
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

/** From all events of the customer, whose lock the caller holds. */
export const decideAccess = async (tx: Executor, customerId: string): Promise<AccessChange[]> => {
  const rows = await listOfCustomer(tx, customerId)
  const begun = rows.map((row) => ({ id: row.stripeSubscriptionId, startedAt: row.createdAt }))
  const charges = await listChargeFacts(tx, [customerId])
  const changes: AccessChange[] = []
  for (const subscription of rows) {
    const id = subscription.stripeSubscriptionId
    const own = charges.filter(({ chargedAt }) => findChargedSubscription(chargedAt, begun) === id)
    const now = findAccessEnd(await listFacts(tx, id), own)
    if (now === subscription.accessEnd) continue
    await tx.update(subscriptions).set({ accessEnd: now }).where(eq(subscriptions.stripeSubscriptionId, id))
    changes.push({ subscription: { ...subscription, accessEnd: now }, before: subscription.accessEnd, now })
  }
  return changes
}
