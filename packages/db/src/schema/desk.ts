import type { DeskKind, ReportDecision } from '@lilypad/domain'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Decisions on the desk, and the cases that no other table holds: requests about data. */
export const deskCases = pgTable(
  'desk_cases',
  {
    /** `report-12`: see `toCaseId` of the domain. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<DeskKind>().notNull(),
    text: text('text').notNull(),
    openedAt: instant('opened_at').notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    decidedAt: instant('decided_at'),
    decision: text('decision').$type<ReportDecision>(),
    note: text('note'),
    /** What the decision changed, to take it back. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('desk_cases_by_user').on(table.userId),
    index('desk_cases_by_decision').on(table.decidedAt),
  ],
)
