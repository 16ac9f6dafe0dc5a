import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import { insertRows } from '../batch.ts'
import type { BoardKey, BoardRow } from '../boards/boards.ts'
import { type ListEffect, NO_EFFECT } from '../notify-channels.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curate-postings.ts'
import { decideListing } from './decide-listing.ts'
import { findDuplicateJobs, findInSlices } from './duplicate-jobs.ts'
import { isInFreeTenth } from './free-tenth.ts'
import { findImportedJobs, importedId, takeOverImported } from './imported-jobs.ts'
import { postingColumns } from './postings.ts'

/** The source of postings; a board that we do not scrape has no id. */
export type PostingSource = BoardKey & Pick<BoardRow, 'featuredTitles'> & { id: number | null }

/** Each with its own job, or as another posting of a job that another board shows or an admin imported. */
export async function insertJobs(
  db: Executor,
  board: PostingSource,
  fresh: readonly Curated<Seen>[],
  at: Date,
): Promise<ListEffect> {
  if (fresh.length === 0) return NO_EFFECT
  const shared = await findKnownJobs(db, board, fresh)
  const own = fresh.filter(({ found }) => !shared.has(found.externalId))
  const ids = await takeJobIds(db, own.length)
  const jobIds = new Map([
    ...shared,
    ...own.map(({ found }, index) => [found.externalId, ids[index] ?? 0] as const),
  ])
  const rows = fresh.map((one) => ({ ...one, jobId: jobIds.get(one.found.externalId) ?? 0 }))
  const added = rows.filter(({ found }) => !shared.has(found.externalId))
  const newJobRows = added.map((one) => newJob(board, one, at))
  const newPostings = rows.map(({ found, hash, jobId }) => ({
    boardId: board.id,
    externalId: board.id === null ? importedId(board, found.externalId) : found.externalId,
    jobId,
    ...postingColumns(found, hash),
    firstSeenAt: at,
    timesReturned: 0,
  }))
  await insertRows(db, jobs, newJobRows)
  await insertRows(db, postings, newPostings)
  const newJobs = await countListed(db, ids)
  const known = rows.filter(({ found }) => shared.has(found.externalId))
  const taken = board.id === null ? NO_EFFECT : await takeOverImported(db, board.id, known, at)
  return { newJobs: newJobs + taken.newJobs, isListChanged: newJobs > 0 || taken.isListChanged }
}

/** A removal that stands keeps them from being listed, whatever their postings say. */
const countListed = (db: Executor, ids: readonly number[]): Promise<number> =>
  ids.length === 0
    ? Promise.resolve(0)
    : db.$count(jobs, sql`${jobs.id} = any(${sql.param(ids)}) and ${jobs.unlistedReason} is null`)

/** Jobs that were imported or are shown by another board, by external id. */
async function findKnownJobs(db: Executor, board: PostingSource, fresh: readonly Curated<Seen>[]) {
  const imported = board.id === null ? new Map<string, number>() : await findImportedJobs(db, board, fresh)
  for (const [externalId, jobId] of await findInSlices(db, board, fresh)) imported.set(externalId, jobId)
  const others = fresh.filter(({ found }) => !imported.has(found.externalId))
  const taken = new Set(imported.values())
  const shared = await findDuplicateJobs(db, board.id, others)
  return new Map([...imported, ...[...shared].filter(([, jobId]) => !taken.has(jobId))])
}

function newJob(
  board: PostingSource,
  { found, columns, jobId }: Curated<Seen> & { jobId: number },
  at: Date,
) {
  const title = found.title.toLowerCase()
  return {
    id: jobId,
    boardId: board.id,
    ...columns,
    ...decideListing({ unlistedReason: null, approvedAt: null }, columns, at),
    overrides: {},
    featured: board.featuredTitles.some((featured) => featured.toLowerCase() === title),
    freeTenth: isInFreeTenth(board, found.externalId),
    timesReturned: 0,
    createdAt: at,
  }
}

async function takeJobIds(db: Executor, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('job_ids') as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}
