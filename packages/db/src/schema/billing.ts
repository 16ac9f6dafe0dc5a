import type { PaymentFact } from '@lilypad/domain'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

/** A subscription as the payment provider last described it. Only its webhook writes here. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    stripeSubscriptionId: text('stripe_subscription_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    /** The provider's word: 'active', 'trialing', 'past_due', 'canceled', … */
    status: text('status').notNull(),
    plan: text('plan'),
    currentPeriodEnd: instant('current_period_end'),
    /** Since when payments fail; premium lasts 14 days from then. */
    pastDueSince: instant('past_due_since'),
    /** The provider's time of the newest event seen: older events change nothing. */
    describedAt: instant('described_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_by_user').on(table.userId),
    index('subscriptions_by_customer').on(table.stripeCustomerId),
  ],
)

/**
 * Handled events; the id makes a repeated one change nothing. Their contents are kept: a subscription is derived from
 * all its events, so their order does not matter.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subscriptionId: text('subscription_id'),
    fact: jsonb('fact').$type<StoredFact>(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('stripe_events_by_subscription').on(table.subscriptionId)],
)

/** As JSON keeps it: instants in ISO 8601. */
export type StoredFact = Omit<PaymentFact, 'at' | 'periodEnd'> & { at: string; periodEnd: string | null }

export const redemptionCodes = pgTable('redemption_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  source: text('source').notNull(),
  durationDays: integer('duration_days').notNull(),
  createdAt: createdAt(),
  deletedAt: instant('deleted_at'),
})

/** A used code: one row per code, ever. */
export const redemptions = pgTable(
  'redemptions',
  {
    codeId: bigint('code_id', { mode: 'number' })
      .primaryKey()
      .references(() => redemptionCodes.id),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('redemptions_by_user').on(table.userId, table.expiresAt)],
)
