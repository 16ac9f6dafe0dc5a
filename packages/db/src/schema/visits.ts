import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

export const visits = pgTable('visits', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastActive: instant('last_active').notNull(),
  /** The end of the visit before this one; null in a first visit. */
  newSince: instant('new_since'),
})
