import type { OutboxKind } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, instant, rowId } from './columns.ts'
import { webhooks } from './programs.ts'

/** Written in the transaction of their cause; recipient, template and cause make each be sent once. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** An e-mail address, or the id of a push subscription or of a webhook. */
    recipient: text('recipient').notNull(),
    kind: text('kind')
      .$type<OutboxKind>()
      .notNull()
      .generatedAlwaysAs(sql`case when template in ('push', 'webhook') then template else 'letter' end`),
    /** Of a letter, what it is about; else the kind. */
    template: text('template').notNull(),
    /** The period for digests, the token or event otherwise. */
    cause: text('cause').notNull(),
    content: jsonb('content').notNull(),
    messageId: text('message_id').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    error: text('error'),
    webhookId: bigint('webhook_id', { mode: 'number' }).references(() => webhooks.id, {
      onDelete: 'cascade',
    }),
    /** What the webhook's address answered last. */
    answerStatus: integer('answer_status'),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('outbox_once').on(table.recipient, table.template, table.cause),
    index('outbox_by_user').on(table.userId),
    index('outbox_by_webhook').on(table.webhookId).where(sql`webhook_id is not null`),
    index('outbox_due').on(table.dueAt).where(sql`sent_at is null and failed_at is null`),
  ],
)

/** Newsletter lists by address: the embedded provider, and the mirror of an outside one. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').notNull(),
    listId: integer('list_id').notNull(),
    status: text('status').$type<'subscribed' | 'unsubscribed'>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Null while the change is not yet sent to the outside provider. */
    syncedAt: instant('synced_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.email, table.listId] })],
)
