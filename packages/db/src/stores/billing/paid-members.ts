import { grantedAt } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { subscriptions } from '../../schema/index.ts'
import { listEventful } from './withdrawn-access.ts'

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
