import { UNDELETED_RETENTION_MS } from '@lilypad/domain'
import { and, count, eq, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import type { KnownPosting } from './postings.ts'

export type Removed = {
  deletedJobs: number
  isListChanged: boolean
}

/** A job is deleted with its last posting, and keeps its id and approval; one on another board goes to that. */
export async function removePostings(
  db: Executor,
  board: BoardRow,
  gone: readonly KnownPosting[],
  at: Date,
): Promise<Removed> {
  if (gone.length === 0) return { deletedJobs: 0, isListChanged: false }
  const ids = gone.map(({ id }) => id)
  await db
    .update(postings)
    .set({
      goneAt: sql`coalesce(gone_at, ${at})`,
      lastSeenAt: sql`coalesce(last_seen_at, ${board.lastSoundAt}::timestamptz)`,
    })
    .where(sql`${postings.id} = any(${sql.param(ids)})`)
  const stillThere = db
    .select({ one: sql`1` })
    .from(postings)
    .where(and(eq(postings.jobId, jobs.id), isNull(postings.goneAt)))
  const jobIds = sql.param(gone.map(({ jobId }) => jobId))
  const removed = await db
    .update(jobs)
    .set({ deletedAt: at, unlistedReason: 'deleted', undeletedAt: null, changedAt: at })
    .where(and(sql`${jobs.id} = any(${jobIds})`, isNull(jobs.deletedAt), notExists(stillThere)))
    .returning({ id: jobs.id })
  const isHandedOver =
    removed.length < gone.length && (await handOver(db, board.id, sql`job.id = any(${jobIds})`, at))
  const listed = new Set(
    gone.filter(({ unlistedReason }) => unlistedReason === null).map(({ jobId }) => jobId),
  )
  const deletedJobs = removed.filter(({ id }) => listed.has(id)).length
  return { deletedJobs, isListChanged: deletedJobs > 0 || isHandedOver }
}

/**
 * Postings still count as present, so a scrape that sees them brings the jobs back. Jobs that another board shows go to
 * that one. `by` a scrape, what an admin undeleted of late stays. Resolves to how many were listed.
 */
export async function deleteJobs(db: Executor, board: BoardRow, at: Date, by: 'admin' | 'scrape' = 'admin') {
  await handOver(db, board.id, sql`true`, at)
  await db
    .update(postings)
    .set({
      lastSeenAt: board.lastSoundAt,
      goneAt: sql`case when ${isAnothers} then ${at}::timestamptz end`,
    })
    .where(and(eq(postings.boardId, board.id), isNull(postings.goneAt)))
  const spared = new Date(at.getTime() - UNDELETED_RETENTION_MS)
  const ofBoard = and(
    eq(jobs.boardId, board.id),
    isNull(jobs.deletedAt),
    by === 'scrape' ? or(isNull(jobs.undeletedAt), lte(jobs.undeletedAt, spared)) : undefined,
  )
  const [listed] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(ofBoard, isNull(jobs.unlistedReason)))
  await db
    .update(jobs)
    .set({ deletedAt: at, unlistedReason: 'deleted', undeletedAt: null, changedAt: at })
    .where(ofBoard)
  return listed?.count ?? 0
}

/** A posting whose job now belongs to another board: it would keep the job alive when that board drops it. */
const isAnothers = sql`exists (
  select from jobs as job where job.id = postings.job_id and job.board_id <> postings.board_id)`

/** To a board that still shows them, with its address; it is asked for a full answer, to curate them again from it. */
async function handOver(db: Executor, boardId: number, which: SQL, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with heir as (
      select distinct on (job.id) job.id, posting.board_id, posting.url
      from jobs as job join postings as posting on posting.job_id = job.id
      where job.board_id = ${boardId} and job.deleted_at is null and (${which})
        and posting.board_id <> ${boardId} and posting.gone_at is null
      order by job.id, posting.id
    ), asked as (
      update boards set validators = '{}', validators_version = null
      where id in (select board_id from heir)
    )
    update jobs set board_id = heir.board_id, url = heir.url, curation = 0, changed_at = ${at}
    from heir where jobs.id = heir.id`)
  return (rowCount ?? 0) > 0
}
