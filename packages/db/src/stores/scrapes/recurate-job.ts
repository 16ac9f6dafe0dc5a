import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import { updateRows } from '../batch.ts'
import { findBoard } from '../boards/boards.ts'
import { announceJobList } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { type Curation, curateColumns } from './curate-postings.ts'
import { decideListing } from './decide-listing.ts'
import { type JobRow, lockJob } from './lock-board.ts'
import { asFound } from './postings.ts'
import { reopenListedAgain } from './reopen-reports.ts'
import { withOverrides } from './update-jobs.ts'

/**
 * From its stored posting. An admin's values stay in force, and a deleted job stays deleted. False without a posting.
 */
export const recurateJob = (db: Executor, jobId: number, curation: Curation, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, jobId)
    const posting = job && (await findPosting(tx, job))
    if (!job || !posting) return false
    const [columns] = await curateColumns([asFound(posting)], await findCompany(tx, job), curation)
    if (!columns) return false
    const inForce = withOverrides(columns, job.overrides)
    const decided = { ...inForce, ...(job.deletedAt !== null && { unlistedReason: 'deleted' as const }) }
    const row = { id: jobId, ...inForce, ...decideListing(job, decided, at) }
    await updateRows(tx, jobs, [row])
    await reopenListedAgain(tx, [{ job, row }])
    await announceJobList(tx)
    return true
  })

/** The posting that the job was made from: its board's, preferably one that is still live. */
async function findPosting(db: Executor, { id, boardId }: JobRow) {
  const ofBoard = boardId === null ? isNull(postings.boardId) : eq(postings.boardId, boardId)
  const [posting] = await db
    .select()
    .from(postings)
    .where(and(eq(postings.jobId, id), ofBoard))
    .orderBy(sql`${postings.goneAt} nulls first`, postings.id)
    .limit(1)
  return posting ?? null
}

const findCompany = async (db: Executor, { boardId, companyName }: JobRow): Promise<string> =>
  (boardId === null ? null : await findBoard(db, boardId))?.companyName ?? companyName
