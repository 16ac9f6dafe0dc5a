import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import type { BoardKey } from '../boards/boards.ts'
import { finishLoopBoard } from '../boards/loops.ts'
import { announceJobList } from '../job-list-changes.ts'
import { deleteJobs } from './jobs-remove.ts'
import { lockBoard } from './lock-board.ts'
import { forgotten } from './scrape-failures.ts'
import { inState } from './scrape-record.ts'

/**
 * The one found on its page. Where another board has it, this one becomes its duplicate: jobs move there, no loop
 * scrapes it, its record says why (with `label`, the system's name). Resolves to the board that has the identity.
 */
export const identifyBoard = async (
  db: Executor,
  boardId: number,
  { label, ...key }: BoardKey & { label: string },
  at: Date,
): Promise<BoardKey & { id: number }> => {
  const [other] = await db
    .select({ id: boards.id, companyName: boards.companyName, removedAt: boards.removedAt })
    .from(boards)
    .where(and(eq(boards.system, key.system), eq(boards.tenant, key.tenant), ne(boards.id, boardId)))
  if (!other) {
    await db.update(boards).set(key).where(eq(boards.id, boardId))
    return { ...key, id: boardId }
  }
  const board = await lockBoard(db, boardId)
  const what = other.removedAt === null ? 'is scraped by itself' : 'was removed'
  const reason = `This page shows the ${label} board of ${other.companyName}, which ${what}.`
  const deleted = await deleteJobs(db, board, at)
  const duplicate = { duplicateOf: other.id, lastScrapedAt: at, lastTriedAt: at, lastFound: 0, lastNew: 0 }
  await db
    .update(boards)
    .set({ ...inState(board, 'live', reason, at), ...forgotten, ...duplicate, lastDeleted: deleted })
    .where(eq(boards.id, boardId))
  if (deleted > 0) await announceJobList(db)
  await finishLoopBoard(db, boardId, { outcome: 'skipped', newJobs: 0, deletedJobs: deleted }, at)
  return { ...key, id: other.id }
}
