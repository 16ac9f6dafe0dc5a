import { type PaymentEntry, paymentHistory } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { subscriptions } from '../../schema/index.ts'
import { listChargeFacts, listFacts } from './stripe-events.ts'

export async function listPaymentHistory(db: Executor, userId: number): Promise<PaymentEntry[]> {
  const rows = await db
    .select({ id: subscriptions.stripeSubscriptionId, customerId: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  const facts = await Promise.all(rows.map(({ id }) => listFacts(db, id)))
  const customerIds = [...new Set(rows.map(({ customerId }) => customerId))]
  return paymentHistory(facts, await listChargeFacts(db, customerIds))
}
