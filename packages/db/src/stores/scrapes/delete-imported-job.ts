import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import { announceJobList } from '../job-list-changes.ts'
import { inTransaction } from '../transactions.ts'
import { lockJob } from './lock-board.ts'

export type Deletion = { outcome: 'deleted' | 'on_a_board'; title: string; companyName: string }

const isOnBoard = async (db: Executor, boardId: number | null): Promise<boolean> =>
  boardId !== null && (await db.$count(boards, and(eq(boards.id, boardId), isNull(boards.removedAt)))) > 0

/** One on a board stays, since the next scrape would bring it back; others may be undeleted. Null if unknown. */
export const deleteImportedJob = (db: Executor, jobId: number, at: Date): Promise<Deletion | null> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, jobId)
    if (!job) return null
    const { title, companyName } = job
    if (await isOnBoard(tx, job.boardId)) return { outcome: 'on_a_board', title, companyName }
    await tx
      .update(postings)
      .set({ goneAt: at, lastSeenAt: at })
      .where(and(eq(postings.jobId, jobId), isNull(postings.goneAt)))
    await tx
      .update(jobs)
      .set({ deletedAt: at, unlistedReason: 'deleted', undeletedAt: null, changedAt: at })
      .where(and(eq(jobs.id, jobId), isNull(jobs.deletedAt)))
    await announceJobList(tx)
    return { outcome: 'deleted', title, companyName }
  })
