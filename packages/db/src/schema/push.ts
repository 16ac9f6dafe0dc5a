import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ownerId, sessions } from './accounts.ts'
import { createdAt, instant, rowId } from './columns.ts'

/** It lasts as long as the person is logged in there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: rowId(),
    userId: ownerId(),
    /** The subscription ends with it. */
    sessionHash: text('session_hash')
      .notNull()
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The secret address at the browser's push service. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    lastSentAt: instant('last_sent_at'),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
)
