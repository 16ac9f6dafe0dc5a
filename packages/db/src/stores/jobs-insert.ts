import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { jobs, postings } from '../schema/index.ts'
import { insertRows } from './batch.ts'
import type { BoardKey, BoardRow } from './boards.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curation.ts'
import { postingColumns } from './postings.ts'
import { findSharedJobs } from './same-job.ts'

/**
 * Whether a job is in the tenth that everybody sees: SHA-256 of `system:tenant:external id` of its first
 * posting, the first 32 bits modulo 10 being 0. Source: the decisions, section 4.
 */
export const isInFreeTenth = ({ system, tenant }: BoardKey, externalId: string): boolean =>
  createHash('sha256').update(`${system}:${tenant}:${externalId}`).digest().readUInt32BE(0) % 10 === 0

/** What a write did to the list that people see. */
export type ListEffect = {
  /** Jobs that are listed for the first time ever. */
  newJobs: number
  isListChanged: boolean
}

/** Stores postings that were never seen, each with a job of its own, or as one more posting of another board's. */
export const insertJobs = async (
  db: Executor,
  board: BoardRow,
  fresh: readonly Curated<Seen>[],
  at: Date,
): Promise<ListEffect> => {
  if (fresh.length === 0) return { newJobs: 0, isListChanged: false }
  const shared = await findSharedJobs(db, board.id, fresh)
  const own = fresh.filter(({ found }) => !shared.has(found.externalId))
  const ids = await takeJobIds(db, own.length)
  const jobIds = new Map([
    ...shared,
    ...own.map(({ found }, index) => [found.externalId, ids[index] ?? 0] as const),
  ])
  const rows = fresh.map((one) => ({ ...one, jobId: jobIds.get(one.found.externalId) ?? 0 }))
  const added = rows.filter(({ found }) => !shared.has(found.externalId))
  await insertRows(
    db,
    jobs,
    added.map((one) => newJob(board, one, at)),
  )
  await insertRows(
    db,
    postings,
    rows.map(({ found, hash, jobId }) => ({
      boardId: board.id,
      externalId: found.externalId,
      jobId,
      ...postingColumns(found, hash),
      firstSeenAt: at,
      timesRelisted: 0,
    })),
  )
  const newJobs = added.filter(({ columns }) => columns.unlistedReason === null).length
  return { newJobs, isListChanged: newJobs > 0 }
}

const newJob = (board: BoardRow, { found, columns, jobId }: Curated<Seen> & { jobId: number }, at: Date) => {
  const title = found.title.toLowerCase()
  return {
    id: jobId,
    boardId: board.id,
    ...columns,
    overrides: {},
    featured: board.featuredTitles.some((featured) => featured.toLowerCase() === title),
    freeTenth: isInFreeTenth(board, found.externalId),
    approvedAt: columns.unlistedReason === null ? at : null,
    timesRelisted: 0,
    createdAt: at,
    changedAt: at,
  }
}

const takeJobIds = async (db: Executor, count: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('job_ids') as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}
