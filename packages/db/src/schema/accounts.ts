import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, partOf, rowId } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: rowId(),
    email: text('email').notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    linkedin: text('linkedin'),
    role: text('role'),
    jobTitle: text('job_title'),
    state: text('state'),
    workplacePrefs: text('workplace_prefs').array().notNull().default(sql`'{}'`),
    shouldDisplayWelcome: boolean('should_display_welcome').notNull().default(false),
    /** Once true, no payment displays the welcome again. */
    hasSavedProfile: boolean('has_saved_profile').notNull().default(false),
    stripeClientReferenceId: uuid('stripe_client_reference_id').notNull().defaultRandom().unique(),
    stripeCustomerId: text('stripe_customer_id'),
    referral: text('referral'),
    affiliate: text('affiliate'),
    /** After how many days without news applications are asked about; null for as many as most people get. */
    silenceDays: integer('silence_days'),
    /** The part before the @ of the address that takes mails into the tracker; null while that is off. */
    inboundToken: text('inbound_token').unique(),
    lastSearchId: bigint('last_search_id', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_by_creation').on(table.createdAt, table.id),
  ],
)

/** Of rows that go with their account. */
export const ownerId = () => partOf('user_id', () => users.id)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    /** The admin who is logged in as this person; null for the person's own session. */
    impersonatorId: bigint('impersonator_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_impersonator').on(table.impersonatorId).where(sql`impersonator_id is not null`),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
)

export const logIns = pgTable(
  'log_ins',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('log_ins_by_user').on(table.userId, table.at)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the mail, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_by_user').on(table.userId)],
)

/** Changes that the address which the account then had may undo for some days. */
export const accountChanges = pgTable(
  'account_changes',
  {
    /** In the order in which the changes of an account were made. */
    id: rowId(),
    /** SHA-256 of the token in the mail, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: ownerId(),
    changed: text('changed').$type<'email' | 'password'>().notNull(),
    /** The account's address before the change. */
    formerEmail: text('former_email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_changes_by_user').on(table.userId),
    index('account_changes_by_email').on(sql`lower(${table.formerEmail})`),
  ],
)

export const intakeAnswers = pgTable('intake_answers', {
  userId: ownerId().primaryKey(),
  answers: jsonb('answers').notNull(),
  savedAt: instant('saved_at').notNull().defaultNow(),
})

/** Rows outlive the accounts of the admin and of the person concerned. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: instant('at').notNull().defaultNow(),
    actorId: bigint('actor_id', { mode: 'number' }),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_by_time').on(table.at.desc())],
)

export const visits = pgTable('visits', {
  userId: ownerId().primaryKey(),
  lastActive: instant('last_active').notNull(),
  /** The end of the visit before this one; null in a first visit. */
  newSince: instant('new_since'),
})
