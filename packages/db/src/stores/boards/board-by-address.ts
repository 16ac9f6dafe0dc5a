import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import { withoutSlash } from '../like.ts'
import type { BoardKey } from './boards.ts'

const toSpellings = (address: string) =>
  [address, URL.canParse(address) ? new URL(address).href : address].map(withoutSlash)

/**
 * A final slash and the host's case do not matter; a page that shows another board is that one. Null means only that
 * this spelling is unknown or the board was removed.
 */
export const findBoardByAddress = async (
  db: Executor,
  address: string,
): Promise<(BoardKey & { id: number }) | null> => {
  const page = alias(boards, 'page')
  const [board] = await db
    .select({ id: boards.id, system: boards.system, tenant: boards.tenant })
    .from(page)
    .innerJoin(boards, eq(boards.id, sql`coalesce(${page.duplicateOf}, ${page.id})`))
    .where(and(inArray(sql`rtrim(${page.careersUrl}, '/')`, toSpellings(address)), isNull(boards.removedAt)))
    .orderBy(page.id)
    .limit(1)
  return board ?? null
}

/** As above, but a page that shows another board is returned itself. */
export const findBoardItself = async (
  db: Executor,
  address: string,
): Promise<(BoardKey & { id: number }) | null> => {
  const [board] = await db
    .select({ id: boards.id, system: boards.system, tenant: boards.tenant })
    .from(boards)
    .where(
      and(inArray(sql`rtrim(${boards.careersUrl}, '/')`, toSpellings(address)), isNull(boards.removedAt)),
    )
    .orderBy(boards.id)
    .limit(1)
  return board ?? null
}
