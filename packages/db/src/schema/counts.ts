import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'

/** Spare reports reading all rows. Triggers update both tables in the transaction of a row, so counts are exact. */

/** Clicks by New York day and company. They stay when accounts are deleted. */
export const clickDays = pgTable(
  'click_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    companyName: text('company_name').notNull(),
    /** All clicks, similar-job clicks included. */
    clicks: integer('clicks').notNull(),
    similarClicks: integer('similar_clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.companyName] })],
)

/** How often visitors opened the page, by New York day. */
export const visitDays = pgTable('visit_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull(),
})

export const userCounts = pgTable('user_counts', {
  userId: ownerId().primaryKey(),
  logIns: integer('log_ins').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
  /** Alert e-mails: digests with content. */
  alertsSent: integer('alerts_sent').notNull().default(0),
  linksOpened: integer('links_opened').notNull().default(0),
})
