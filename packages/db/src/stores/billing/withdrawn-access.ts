import {
  type AccessEnd,
  type ChargeFact,
  findAccessEnd,
  findChargedSubscription,
  grantedAt,
  type PaymentFact,
} from '@lilypad/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { subscriptions } from '../../schema/index.ts'
import { listChargeFacts, listFactsOf } from './stripe-events.ts'

type Row = typeof subscriptions.$inferSelect

export type AccessChange = { subscription: Row; before: AccessEnd | null; now: AccessEnd | null }

/** From here on, simultaneous events of one customer are handled one after the other. */
export const lockCustomer = (tx: Executor, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${id}`}, 0))`)

const listOfCustomers = (tx: Executor, customerIds: readonly string[]): Promise<Row[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.stripeCustomerId, [...customerIds]))
    .orderBy(asc(subscriptions.stripeSubscriptionId))

export const listOfCustomer = (tx: Executor, customerId: string): Promise<Row[]> =>
  listOfCustomers(tx, [customerId])

type Eventful = { subscription: Row; facts: PaymentFact[]; charges: ChargeFact[] }

/** Each subscription of these customers, with its events. */
export async function listEventful(tx: Executor, customerIds: readonly string[]): Promise<Eventful[]> {
  const rows = await listOfCustomers(tx, customerIds)
  const facts = await listFactsOf(
    tx,
    rows.map((row) => row.stripeSubscriptionId),
  )
  const all = await listChargeFacts(tx, customerIds)
  return rows.map((subscription) => {
    const { stripeSubscriptionId: id, stripeCustomerId: customerId } = subscription
    const begun = rows
      .filter((row) => row.stripeCustomerId === customerId)
      .map((row) => ({ id: row.stripeSubscriptionId, startedAt: row.createdAt }))
    const charges = all.filter(
      (charge) => charge.customerId === customerId && findChargedSubscription(charge.chargedAt, begun) === id,
    )
    return { subscription, facts: facts.get(id) ?? [], charges }
  })
}

/** From all events of the customer, whose lock the caller holds. */
export async function decideAccess(tx: Executor, customerId: string): Promise<AccessChange[]> {
  const changes: AccessChange[] = []
  for (const { subscription, facts, charges } of await listEventful(tx, [customerId])) {
    const id = subscription.stripeSubscriptionId
    const now = findAccessEnd(facts, charges)
    if (now === subscription.accessEnd) continue
    await tx.update(subscriptions).set({ accessEnd: now }).where(eq(subscriptions.stripeSubscriptionId, id))
    changes.push({ subscription: { ...subscription, accessEnd: now }, before: subscription.accessEnd, now })
  }
  return changes
}

const BATCH = 500

/** At each instant, those whose payment gave access: accounts, and customers whose account is gone. */
export async function listPaidMembers(db: Executor, instants: readonly Date[]) {
  const members = instants.map((at) => ({ at, ids: new Set<string>() }))
  const customers = await db.selectDistinct({ id: subscriptions.stripeCustomerId }).from(subscriptions)
  for (let start = 0; start < customers.length; start += BATCH) {
    const some = customers.slice(start, start + BATCH).map(({ id }) => id)
    for (const { subscription, facts, charges } of await listEventful(db, some))
      for (const { at, ids } of members)
        if (grantedAt(at, facts, charges)) ids.add(`${subscription.userId ?? subscription.stripeCustomerId}`)
  }
  return members.map(({ ids }) => ids)
}
