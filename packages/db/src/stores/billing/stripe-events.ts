import type { PaymentFact } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { type StoredFact, stripeEvents } from '../../schema/index.ts'

/** An event of the payment provider about a subscription. */
export type PaymentEvent = { type: string; subscriptionId: string; fact: PaymentFact }

const toStored = (fact: PaymentFact): StoredFact => ({
  ...fact,
  at: fact.at.toISOString(),
  periodEnd: fact.periodEnd?.toISOString() ?? null,
})

const fromStored = (fact: StoredFact): PaymentFact => ({
  ...fact,
  at: new Date(fact.at),
  periodEnd: fact.periodEnd === null ? null : new Date(fact.periodEnd),
})

/** False when the event is already stored: a concurrent repeat waits here until the first one is done. */
export const addEvent = async (
  tx: Executor,
  { type, subscriptionId, fact }: PaymentEvent,
): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(stripeEvents)
    .values({ id: fact.id, type, subscriptionId, fact: toStored(fact) })
    .onConflictDoNothing()
  return rowCount === 1
}

/** All events of a subscription, unordered. */
export const listFacts = async (tx: Executor, subscriptionId: string): Promise<PaymentFact[]> => {
  const rows = await tx
    .select({ fact: stripeEvents.fact })
    .from(stripeEvents)
    .where(eq(stripeEvents.subscriptionId, subscriptionId))
  return rows.flatMap(({ fact }) => (fact === null ? [] : [fromStored(fact)]))
}
