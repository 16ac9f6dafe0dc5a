import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { lockBoard } from './lock-board.ts'

export type JobRow = typeof jobs.$inferSelect

/** And its board: a scrape writes the jobs of a board that it has locked, and would miss changes here. */
export const lockJob = async (db: Executor, jobId: number): Promise<JobRow | null> => {
  const [known] = await db.select({ boardId: jobs.boardId }).from(jobs).where(eq(jobs.id, jobId))
  if (!known) return null
  if (known.boardId !== null) await lockBoard(db, known.boardId)
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('update')
  return job ?? null
}
