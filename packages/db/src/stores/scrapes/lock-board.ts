import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'

export type JobRow = typeof jobs.$inferSelect

/** And its board: a scrape writes the jobs of a board that it has locked, and would miss changes here. */
export async function lockJob(db: Executor, jobId: number): Promise<JobRow | null> {
  const [known] = await db.select({ boardId: jobs.boardId }).from(jobs).where(eq(jobs.id, jobId))
  if (!known) return null
  if (known.boardId !== null) await lockBoard(db, known.boardId)
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('update')
  return job ?? null
}

/** Any number that nobody else locks together with a company's name. */
const COMPANY_LOCK = 4_660_114

/** Boards of one company come one after the other, as they may show the same job: its lock is taken first. */
export async function lockBoard(db: Executor, boardId: number): Promise<BoardRow> {
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
