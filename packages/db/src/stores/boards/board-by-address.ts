import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import type { BoardKey } from './boards.ts'

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

const spellingsOf = (address: string) =>
  [address, URL.canParse(address) ? new URL(address).href : address].map(withoutSlash)

/**
 * The board with this careers address, ignoring a final slash and the case of the host; for a page that shows another
 * board, that one. Null only means that this spelling is unknown or the board was removed: another spelling may lead to
 * a known board.
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
    .where(and(inArray(sql`rtrim(${page.careersUrl}, '/')`, spellingsOf(address)), isNull(boards.removedAt)))
    .orderBy(page.id)
    .limit(1)
  return board ?? null
}

/** The board with exactly this careers address, as above, but a page that shows another board is returned itself. */
export const findBoardItself = async (
  db: Executor,
  address: string,
): Promise<(BoardKey & { id: number }) | null> => {
  const [board] = await db
    .select({ id: boards.id, system: boards.system, tenant: boards.tenant })
    .from(boards)
    .where(
      and(inArray(sql`rtrim(${boards.careersUrl}, '/')`, spellingsOf(address)), isNull(boards.removedAt)),
    )
    .orderBy(boards.id)
    .limit(1)
  return board ?? null
}
