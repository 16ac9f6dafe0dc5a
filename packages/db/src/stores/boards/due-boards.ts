import { DAY_MS } from '@lilypad/domain'
import { and, eq, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'

const LOGO_RETRY_MS = DAY_MS

/** Those of the catalogue wait for the schedule or an admin. */
export const listUnscrapedDemoBoards = (db: Executor): Promise<number[]> =>
  getIds(db, eq(boards.source, 'demo'), eq(boards.state, 'new'))

/** Not those that an admin lets rest. */
export const listBoardsToAskAgain = (db: Executor, secondLookMs: number, now: Date): Promise<number[]> =>
  getIds(
    db,
    ne(boards.state, 'gone'),
    lt(boards.goneSuspectedAt, before(now, secondLookMs)),
    or(isNull(boards.restUntil), lte(boards.restUntil, now)),
  )

/** A failed one is tried again a day later. */
export const listLogosToFetch = (db: Executor, now: Date): Promise<number[]> =>
  getIds(
    db,
    ne(boards.logoUrl, ''),
    isNull(boards.logoFile),
    or(isNull(boards.logoTriedAt), lt(boards.logoTriedAt, before(now, LOGO_RETRY_MS))),
  )

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

async function getIds(db: Executor, ...conditions: (SQL | undefined)[]): Promise<number[]> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(isNull(boards.removedAt), ...conditions))
    .orderBy(boards.id)
  return rows.map(({ id }) => id)
}
