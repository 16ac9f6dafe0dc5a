import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'

/** Any number that nobody else locks together with a company's name. */
const COMPANY_LOCK = 4_660_114

/** Boards of one company come one after the other, as they may show the same job: its lock is taken first. */
export const lockBoard = async (db: Executor, boardId: number): Promise<BoardRow> => {
  const company = sql`(
    select pg_advisory_xact_lock(${COMPANY_LOCK}, hashtext(lower(company_name))) from boards where id = ${boardId})`
  const [board] = await db
    .select()
    .from(boards)
    .where(sql`${boards.id} = ${boardId} and ${company} is not null`)
    .for('update')
  if (!board) throw new Error(`There is no board ${boardId}.`)
  return board
}
