import type { Standing } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { redemptionCodes, redemptions, subscriptions, users } from '../../schema/index.ts'
import { lockUser } from '../accounts/accounts.ts'

type StoredSubscription = { id: string; status: string; pastDueSince: string | null }

const asDate = (value: string) => new Date(value)
const asSubscriptions = (rows: StoredSubscription[]): Standing['subscriptions'] =>
  rows.map((row) => ({ ...row, pastDueSince: row.pastDueSince === null ? null : asDate(row.pastDueSince) }))

/** The facts that decide a person's tier, as columns to select along with `users`. */
export const standingColumns = {
  isAdmin: users.isAdmin,
  subscriptions: sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${subscriptions.stripeSubscriptionId},
      'status', ${subscriptions.status},
      'pastDueSince', ${subscriptions.pastDueSince}
    )), '[]') from ${subscriptions} where ${subscriptions.userId} = ${users.id})`.mapWith(asSubscriptions),
  redeemedUntil: sql`(
    select max(${redemptions.expiresAt}) from ${redemptions}
    where ${redemptions.userId} = ${users.id})`.mapWith(asDate) as ReturnType<typeof sql<Date | null>>,
}

/**
 * Uses a redemption code for a person, once. Redeeming while redeemed adds the days to the end; in a transaction this
 * also works for two codes redeemed at the same moment. Returns false, without a change, for a code that is unknown,
 * deleted or used.
 */
export const redeemCode = async (
  db: Executor,
  { code, userId, now }: { code: string; userId: number; now: Date },
): Promise<boolean> => {
  await lockUser(db, userId)
  const { rowCount } = await db.execute(sql`
    insert into ${redemptions} (code_id, user_id, starts_at, expires_at)
    select codes.id, ${userId}, start.at, start.at + codes.duration_days * interval '1 day'
    from ${redemptionCodes} codes, (
      select greatest(${now.toISOString()}::timestamptz, max(expires_at)) as at
      from ${redemptions} where user_id = ${userId}) start
    where codes.code = ${code} and codes.deleted_at is null
    for share of codes
    on conflict do nothing`)
  return rowCount === 1
}
