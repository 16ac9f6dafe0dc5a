import { UNTRACKED_RETENTION_MS } from '@lilypad/domain'
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobs } from '../../schema/index.ts'
import { inTransaction } from '../transactions.ts'
import { dropFiles } from './files-to-delete.ts'

/** Even if hidden. */
export const toApplication = ({ userId, jobId }: { userId: number; jobId: number }) =>
  and(eq(trackedJobs.userId, userId), eq(trackedJobs.jobId, jobId))

/** If it is on the tracker. */
export const trackedBy = (whose: { userId: number; jobId: number }) =>
  and(toApplication(whose), isNull(trackedJobs.untrackedAt))

const documentKeys = { resume: trackedJobs.resumeKey, coverLetter: trackedJobs.coverLetterKey }

/** Call it in the transaction that erases a person: documents are deleted after the commit. */
export async function dropDocumentsOf(tx: Executor, userId: number, now: Date): Promise<void> {
  const rows = await tx.select(documentKeys).from(trackedJobs).where(eq(trackedJobs.userId, userId))
  const keys = rows.flatMap(({ resume, coverLetter }) => [resume, coverLetter])
  await dropFiles(tx, keys, now)
}

/** With their changes and documents. Returns their number. */
export const eraseApplications = (db: Executor, which: SQL | undefined, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await tx.delete(trackedJobs).where(which).returning(documentKeys)
    const keys = gone.flatMap(({ resume, coverLetter }) => [resume, coverLetter])
    await dropFiles(tx, keys, now)
    return gone.length
  })

/** After `UNTRACKED_DAYS`. Returns the number. Source: specification, decisions 7. */
export const eraseUntracked = (db: Executor, now: Date): Promise<number> =>
  eraseApplications(db, lt(trackedJobs.untrackedAt, new Date(now.getTime() - UNTRACKED_RETENTION_MS)), now)
