import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns.ts'

export const announcements = pgTable('alerts', {
  id: rowId(),
  content: text('content').notNull(),
  forFree: boolean('for_free').notNull(),
  forPaid: boolean('for_paid').notNull(),
  forVisitors: boolean('for_visitors').notNull(),
  position: integer('position').notNull().default(0),
})

/** Audience label to colour, chosen on first use and then kept. */
export const audienceColors = pgTable('audience_colors', {
  audience: text('audience').primaryKey(),
  rgb: text('rgb').notNull(),
})

/** Named values that admins can read, such as job_board_scrape_status. */
export const constants = pgTable('constants', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

export type SiteContent = {
  /** A newsletter article; one with a `body` came with the product, and we show it ourselves. */
  newsletter_post: {
    title: string
    url: string
    summary: string | null
    published_on: string | null
    body?: string[]
  }
  /** A company where a subscriber found work; `file` names a picture in `company_logos`. */
  sales_logo: { name: string; file: string }
  /** A testimonial; `is_sample` marks one that came with the product. */
  testimonial: { quote: string; name: string; role: string; is_sample: boolean }
}
export type SiteKind = keyof SiteContent

/** Texts and pictures of the home and sign-up pages that admins can change. */
export const siteContents = pgTable(
  'site_contents',
  {
    id: rowId(),
    kind: text('kind').$type<SiteKind>().notNull(),
    position: integer('position').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [index('site_contents_by_kind').on(table.kind, table.position)],
)
