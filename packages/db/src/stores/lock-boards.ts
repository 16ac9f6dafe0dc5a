import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { boards } from '../schema/index.ts'
import type { BoardRow } from './boards.ts'

/** An arbitrary number for locks on company names. */
const COMPANY_LOCK = 4_660_114

/**
 * Rows of boards, locked until the transaction ends: one change of a board at a time. Boards of one company also take
 * turns, since they may show the same job. Companies are locked before boards, each in a fixed order, to avoid
 * deadlocks.
 */
export const lockBoards = async (db: Executor, boardIds: readonly number[]): Promise<BoardRow[]> => {
  const ids = sql.param([...boardIds])
  const companies = sql`(
    with company as materialized (
      select distinct hashtext(lower(company_name)) as key from boards where id = any(${ids}) order by key
    ), held as materialized (select pg_advisory_xact_lock(${COMPANY_LOCK}, key) from company)
    select count(*) from held)`
  const rows = await db
    .select()
    .from(boards)
    .where(sql`${boards.id} = any(${ids}) and ${companies} > 0`)
    .orderBy(boards.id)
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return boardIds.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Error(`There is no board ${id}.`)
    return row
  })
}

/** One board's row, locked the same way. */
export const lockBoard = async (db: Executor, boardId: number): Promise<BoardRow> => {
  const [row] = await lockBoards(db, [boardId])
  if (!row) throw new Error(`There is no board ${boardId}.`)
  return row
}
