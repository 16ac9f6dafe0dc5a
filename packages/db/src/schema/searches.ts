import type { AlertSchedule } from '@lilypad/domain'
import { bigint, boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ownerId, sessions } from './accounts.ts'
import { createdAt, instant, partOf, rowId } from './columns.ts'

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: rowId(),
    userId: ownerId(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    schedule: text('schedule').$type<AlertSchedule>(),
    /** Whether alerts come as push notifications; by e-mail while no browser takes any. */
    isPushed: boolean('is_pushed').notNull().default(false),
    /** Jobs approved after this are new; set when alerts are switched on, moved with each recorded digest. */
    marker: instant('marker'),
    newJobs: jsonb('new_jobs').$type<number[]>().notNull().default([]),
    feedToken: text('feed_token').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_searches_by_user').on(table.userId),
    index('saved_searches_by_schedule').on(table.schedule),
  ],
)

/** One row per person, schedule and period, so that each digest is sent once. */
export const digests = pgTable(
  'digests',
  {
    id: rowId(),
    userId: ownerId(),
    schedule: text('schedule').$type<AlertSchedule>().notNull(),
    /** The New York day of the run, `YYYY-MM-DD`. */
    period: text('period').notNull(),
    jobCount: bigint('job_count', { mode: 'number' }).notNull(),
    /** The jobs told by each way, for people with push: none is told by both on one day. */
    emailedJobs: jsonb('emailed_jobs').$type<number[]>().notNull().default([]),
    pushedJobs: jsonb('pushed_jobs').$type<number[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [unique('digests_once').on(table.userId, table.schedule, table.period)],
)

export const digestOpens = pgTable(
  'digest_opens',
  {
    id: rowId(),
    digestId: partOf('digest_id', () => digests.id),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('digest_opens_by_digest').on(table.digestId)],
)

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
