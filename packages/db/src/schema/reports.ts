import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/*
 * What reports read instead of every row there ever was. Triggers on `clicks`, `log_ins`, `digests` and
 * `digest_opens` keep both tables in the transaction of what they count: exact at any moment, whoever wrote it.
 */

/** Clicks by New York day and company. They stay when the accounts behind them go. */
export const clickDays = pgTable(
  'click_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    companyName: text('company_name').notNull(),
    /** All of them, similar-job clicks included. */
    clicks: integer('clicks').notNull(),
    similarClicks: integer('similar_clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.companyName] })],
)

/** What a person has done since they joined; nobody without a row has done any of it. */
export const userCounts = pgTable('user_counts', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  logIns: integer('log_ins').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
  /** Alert e-mails: digests in which there was something to tell. */
  alertsSent: integer('alerts_sent').notNull().default(0),
  linksOpened: integer('links_opened').notNull().default(0),
})
