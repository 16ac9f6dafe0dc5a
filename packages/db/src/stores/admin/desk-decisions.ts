import { DAY_MS, type ReportDecision, toCaseId, UNDO_DAYS } from '@lilypad/domain'
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, deskCases, users } from '../../schema/index.ts'
import { inTransaction } from '../transactions.ts'

export type DeskRow = typeof deskCases.$inferSelect
export type OwnedDeskRow = DeskRow & { email: string | null }
export type Decided = Pick<DeskRow, 'id' | 'kind' | 'text' | 'openedAt' | 'before'> & {
  decision: ReportDecision
  note: string
  now: Date
}

/** One decision at a time, so that no case is decided twice. */
export const lockDesk = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk', 0))`)

/** Opens a request about a person's data, or adds to the open one, which keeps its age. False for an unknown person. */
export const openDataRequest = (
  db: Executor,
  { userId, text, now }: { userId: number; text: string; now: Date },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const opened = { text, openedAt: now, decidedAt: null, decision: null, note: null }
    const isOpen = isNull(deskCases.decidedAt)
    if ((await tx.$count(users, eq(users.id, userId))) === 0) return false
    await tx
      .insert(deskCases)
      .values({ id: toCaseId('data_request', userId), kind: 'data_request', userId, ...opened })
      .onConflictDoUpdate({
        target: deskCases.id,
        set: {
          ...opened,
          text: sql`case when ${isOpen} then ${deskCases.text} || ' ' else '' end || excluded.text`,
          openedAt: sql`case when ${isOpen} then ${deskCases.openedAt} else excluded.opened_at end`,
        },
      })
    return true
  })

/** Of what was decided, and of cases that no other table holds, the longest waiting first. */
export const listDeskRows = (db: Executor): Promise<OwnedDeskRow[]> =>
  db
    .select({ ...getTableColumns(deskCases), email: users.email })
    .from(deskCases)
    .leftJoin(users, eq(users.id, deskCases.userId))
    .orderBy(asc(deskCases.openedAt))

const isFresh = (now: Date) => gt(deskCases.decidedAt, new Date(now.getTime() - UNDO_DAYS * DAY_MS))

/** Decisions that may still be taken back, the latest first. */
export const listUndoable = (db: Executor, now: Date): Promise<DeskRow[]> =>
  db.select().from(deskCases).where(isFresh(now)).orderBy(desc(deskCases.decidedAt))

export async function storeDecision(tx: Executor, decided: Decided) {
  const { id, kind, text, openedAt, decision, note, before, now } = decided
  const set = { text, openedAt, decision, note, before, decidedAt: now }
  await tx
    .insert(deskCases)
    .values({ id, kind, ...set })
    .onConflictDoUpdate({ target: deskCases.id, set })
}

/** A case of its own opens again; of another the row goes. Null for one that is not decided, or too long ago. */
export async function deleteDecision(tx: Executor, id: string, now: Date): Promise<DeskRow | null> {
  const [row] = await tx
    .select()
    .from(deskCases)
    .where(and(eq(deskCases.id, id), isFresh(now)))
    .for('update')
  if (!row) return null
  if (row.kind === 'data_request')
    await tx
      .update(deskCases)
      .set({ decidedAt: null, decision: null, note: null })
      .where(eq(deskCases.id, id))
  else await tx.delete(deskCases).where(eq(deskCases.id, id))
  return row
}

/** Boards of which postings, or all of them, seem to be gone. */
export const listDoubtedBoards = (db: Executor) =>
  db
    .select()
    .from(boards)
    .where(
      and(isNull(boards.removedAt), or(isNotNull(boards.suspectSince), isNotNull(boards.goneSuspectedAt))),
    )
    .orderBy(boards.id)
