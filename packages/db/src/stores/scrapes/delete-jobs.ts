import { UNDELETED_RETENTION_MS, type UnlistedReason, unlistedReason } from '@lilypad/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import { announceJobList } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { forgotten } from './commit-failure.ts'
import { decideListing } from './decide-listing.ts'
import { lockBoard, lockJob } from './lock-board.ts'
import { inState } from './record-scrape.ts'
import { deleteJobs } from './remove-jobs.ts'
import { reopenReports } from './reopen-reports.ts'

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

/** A job, and why it is not listed; null for a listed job. */
export type Standing = { title: string; companyName: string; unlistedReason: UnlistedReason | null }

/**
 * With id and approval, if the rules allow it; scrapes keep it until its board lists it again, for `UNDELETED_DAYS` at most. One
 * that is not deleted stays unchanged. Null for an unknown job.
 */
export const undeleteJob = (db: Executor, jobId: number, at: Date): Promise<Standing | null> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, jobId)
    if (!job) return null
    const { title, companyName } = job
    if (job.deletedAt === null) return { title, companyName, unlistedReason: job.unlistedReason }
    const listing = decideListing(job, { ...job, unlistedReason: unlistedReason(job) }, at)
    await tx
      .update(jobs)
      .set({ ...listing, deletedAt: null, undeletedAt: at })
      .where(eq(jobs.id, jobId))
    await reopenReports(tx, [jobId])
    await announceJobList(tx)
    return { title, companyName, unlistedReason: listing.unlistedReason }
  })

/**
 * After `UNDELETED_DAYS`. Jobs that no board shows are deleted here, since an unchanged board is not compared; the boards of the
 * others are asked for a full answer. Resolves to how many ended.
 */
export const endUndeletions = (db: Executor, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const until = new Date(now.getTime() - UNDELETED_RETENTION_MS)
    const isShown = sql`exists (
      select from postings as posting join boards as board on board.id = posting.board_id
      where posting.job_id = jobs.id and posting.gone_at is null
        and board.removed_at is null and board.state <> 'gone')`
    const { rows } = await tx.execute<{ board_id: string | null; is_shown: boolean }>(sql`
      update jobs set undeleted_at = null, changed_at = ${now},
        deleted_at = case when ${isShown} then null else ${now}::timestamptz end,
        unlisted_reason = case when ${isShown} then unlisted_reason else 'deleted' end
      where undeleted_at <= ${until} and deleted_at is null
      returning board_id, deleted_at is null as is_shown`)
    const shownBy = rows.flatMap((row) =>
      row.is_shown && row.board_id !== null ? [Number(row.board_id)] : [],
    )
    await tx
      .update(boards)
      .set({ validators: {}, validatorsVersion: null })
      .where(inArray(boards.id, shownBy))
    if (rows.length > 0) await announceJobList(tx)
    return rows.length
  })

/** Those still on the board return at the next scrape, with id and approval. Resolves to how many were listed. */
export const deleteJobsOfBoard = (db: Executor, boardId: number, at: Date = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    const board = await lockBoard(tx, boardId)
    const deleted = await deleteJobs(tx, board, at)
    const state = board.state === 'suspect' ? inState(board, 'live', null, at) : {}
    await tx
      .update(boards)
      .set({ ...state, ...forgotten, lastScrapedAt: null })
      .where(eq(boards.id, boardId))
    await announceJobList(tx)
    return deleted
  })
