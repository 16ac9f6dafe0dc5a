import type { AccessEnd, ChargeFact, LeavingReason, PaymentCaseKind, PaymentFact } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ownerId, users } from './accounts.ts'
import { createdAt, instant, rowId } from './columns.ts'

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
    /** Premium lasts 14 days from then. */
    pastDueSince: instant('past_due_since'),
    /** As the payer typed it, or the provider's id of it. */
    promotionCode: text('promotion_code'),
    /** It grants nothing from then until `current_period_end`, when it is charged again. */
    pausedFrom: instant('paused_from'),
    /** The provider's time of the newest event seen: older events change nothing. */
    describedAt: instant('described_at').notNull(),
    /** Why it grants nothing, whatever its status: its payment was given back, is contested, or failed for good. */
    accessEnd: text('access_end').$type<AccessEnd>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_by_user').on(table.userId),
    index('subscriptions_by_customer').on(table.stripeCustomerId),
  ],
)

/** The id makes a repeated event change nothing; all are kept, since a subscription follows from them. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subscriptionId: text('subscription_id'),
    fact: jsonb('fact').$type<StoredFact>(),
    /** Of an event about a charge, which names a customer and no subscription. */
    customerId: text('customer_id'),
    charge: jsonb('charge').$type<StoredCharge>(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('stripe_events_by_subscription').on(table.subscriptionId),
    index('stripe_events_by_customer').on(table.customerId),
    index('stripe_events_by_charge').on(sql`(charge ->> 'chargeId')`).where(sql`charge is not null`),
  ],
)

/** In JSON, dates are text. */
type InJson<T> = { [Name in keyof T]: Date extends T[Name] ? Exclude<T[Name], Date> | string : T[Name] }
export type StoredFact = InJson<PaymentFact>
export type StoredCharge = InJson<ChargeFact>

/** For an admin to look at: opened once, settled by an admin. The customer's subscriptions say whose it is. */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: rowId(),
    kind: text('kind').$type<PaymentCaseKind>().notNull(),
    /** The provider's id of what it is about: a subscription, a charge, a dispute, an event. */
    reference: text('reference').notNull(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    stripeCustomerId: text('stripe_customer_id'),
    /** Of a payer whom we do not know. */
    email: text('email'),
    /** In the currency's smallest unit. */
    amount: integer('amount'),
    currency: text('currency'),
    outcome: text('outcome'),
    /** Until when the provider waits for an answer. */
    dueAt: instant('due_at'),
    openedAt: instant('opened_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payment_cases_once').on(table.kind, table.reference),
    index('payment_cases_by_customer').on(table.stripeCustomerId),
  ],
)

export const redemptionCodes = pgTable('redemption_codes', {
  id: rowId(),
  code: text('code').notNull().unique(),
  source: text('source').notNull(),
  durationDays: integer('duration_days').notNull(),
  createdAt: createdAt(),
  deletedAt: instant('deleted_at'),
})

/** One row per code, ever. */
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

/** What people answered when they went to cancel their plan. */
export const leavingAnswers = pgTable(
  'leaving_answers',
  {
    id: rowId(),
    userId: ownerId(),
    reason: text('reason').$type<LeavingReason>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('leaving_answers_by_user').on(table.userId)],
)
