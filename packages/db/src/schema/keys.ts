import type { Scope } from '@lilypad/domain'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'
import { createdAt, instant, rowId } from './columns.ts'

export const personalKeys = pgTable(
  'personal_keys',
  {
    id: rowId(),
    userId: ownerId(),
    /** SHA-256 of the key, hex: 256 random bits need no slower hash. */
    keyHash: text('key_hash').notNull().unique(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('personal_keys_by_user').on(table.userId)],
)
