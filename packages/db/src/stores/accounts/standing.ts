import type { Standing } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { redemptions, subscriptions, users } from '../../schema/index.ts'

type StoredSubscription = {
  id: string
  status: string
  pastDueSince: string | null
  pausedFrom: string | null
}

const asDate = (value: string) => new Date(value)
const asDateOrNull = (value: string | null) => (value === null ? null : asDate(value))
const asSubscriptions = (rows: StoredSubscription[]): Standing['subscriptions'] =>
  rows.map(({ pastDueSince, pausedFrom, ...row }) => ({
    ...row,
    pastDueSince: asDateOrNull(pastDueSince),
    pausedFrom: asDateOrNull(pausedFrom),
  }))

/** To select along with `users`: no subscription without access. */
export const standingColumns = {
  isAdmin: users.isAdmin,
  subscriptions: sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${subscriptions.stripeSubscriptionId},
      'status', ${subscriptions.status},
      'pastDueSince', ${subscriptions.pastDueSince},
      'pausedFrom', ${subscriptions.pausedFrom}
    )), '[]') from ${subscriptions}
    where ${subscriptions.userId} = ${users.id} and ${subscriptions.accessEnd} is null)`.mapWith(
    asSubscriptions,
  ),
  redeemedUntil: sql`(
    select max(${redemptions.expiresAt}) from ${redemptions}
    where ${redemptions.userId} = ${users.id})`.mapWith(asDate) as ReturnType<typeof sql<Date | null>>,
}
