import type { Scope } from '@lilypad/domain'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'
import { createdAt, instant, partOf, rowId } from './columns.ts'
import { savedSearches } from './searches.ts'

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

export const webhooks = pgTable(
  'webhooks',
  {
    id: rowId(),
    userId: ownerId(),
    searchId: partOf('search_id', () => savedSearches.id),
    url: text('url').notNull(),
    /** Its signing secret is derived from this and SESSION_SECRET. */
    salt: text('salt').notNull(),
    /** When its address first failed after the last message that it took. */
    failingSince: instant('failing_since'),
    /** Told the last time: `gone`, nothing taken for days, or all access to its person's account ended. */
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<'gone' | 'failing' | 'access_ended'>(),
    /** Jobs approved after this are new. */
    createdAt: createdAt(),
  },
  (table) => [index('webhooks_by_user').on(table.userId), index('webhooks_by_search').on(table.searchId)],
)

/** The jobs that a webhook was told, as long as their approval is read again. */
export const webhookJobs = pgTable(
  'webhook_jobs',
  {
    webhookId: partOf('webhook_id', () => webhooks.id),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.jobId] })],
)
