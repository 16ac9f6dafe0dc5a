import { UNDELETED_RETENTION_MS, type UnlistedReason, unlistedReason } from '@lilypad/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { announceJobList } from '../job-list-changes.ts'
import { inTransaction } from '../transactions.ts'
import { lockJob } from './lock-board.ts'
import { settled } from './settled-reason.ts'

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
    const listing = settled(job, { ...job, unlistedReason: unlistedReason(job) }, at)
    await tx
      .update(jobs)
      .set({ ...listing, deletedAt: null, undeletedAt: at })
      .where(eq(jobs.id, jobId))
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
