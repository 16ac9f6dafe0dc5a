import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, rowId } from './columns.ts'

/** For each search engine or feed hub and address the last version, told or not; only another one is told again. */
export const outgoingNotices = pgTable(
  'outgoing_notices',
  {
    id: rowId(),
    kind: text('kind').$type<'indexnow' | 'websub'>().notNull(),
    url: text('url').notNull(),
    /** `listed` or `removed` for a page, what stands for its content for a feed. */
    version: text('version').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    toldAt: instant('told_at'),
    error: text('error'),
    failingSince: instant('failing_since'),
  },
  (table) => [
    unique('outgoing_notices_once').on(table.kind, table.url),
    index('outgoing_notices_due').on(table.kind, table.dueAt).where(sql`told_at is null`),
  ],
)

/** Pictures for links to public jobs, made once for what they show; they can be made again at any time. */
export const sharePictures = pgTable(
  'share_pictures',
  { key: text('key').primaryKey(), content: bytes('content').notNull(), createdAt: createdAt() },
  (table) => [index('share_pictures_by_age').on(table.createdAt)],
)
