import { normalisedTitle } from '@lilypad/curation'
import type { FoundPosting, UnlistedReason } from '@lilypad/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { type BoardKey, type BoardRow, findBoardByKey } from '../boards/boards.ts'
import { announceJobList } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { isToCurate, type Seen, toSeen } from './compare-scrape.ts'
import { type Curated, type Curation, curateAll } from './curate-postings.ts'
import { undeleteJob } from './delete-jobs.ts'
import { findDuplicateJobs } from './duplicate-jobs.ts'
import { importedId } from './imported-jobs.ts'
import { insertJobs } from './insert-jobs.ts'
import { lockBoard } from './lock-board.ts'
import { findKnownPosting, type KnownPosting } from './postings.ts'
import { storePostingVersions } from './store-posting-versions.ts'
import { updateJobs } from './update-jobs.ts'

export type ImportedPosting = { board: BoardKey; companyName: string; found: FoundPosting }
export type ImportedJob = { jobId: number; isNew: boolean; unlistedReason: UnlistedReason | null }

type Import = { found: FoundPosting; curation: Curation; at: Date }

/** An arbitrary lock number of its own: imports run one after the other, so that they find each other's jobs. */
export const IMPORT_LOCK = 7_291_640

/** On one of our boards its posting, else a job without a board. None is doubled; a deleted one is listed again. */
export const importPosting = (
  db: Executor,
  { board, companyName, found }: ImportedPosting,
  curation: Curation,
  at: Date,
): Promise<ImportedJob> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const one = { found, curation, at }
    const own = await lockOwnBoard(tx, board)
    const jobId = own
      ? await importToBoard(tx, own, one)
      : await importAlone(tx, { ...board, companyName }, one)
    await announceJobList(tx)
    const { createdAt, unlistedReason } = jobs
    const [job] = await tx.select({ createdAt, unlistedReason }).from(jobs).where(eq(jobs.id, jobId))
    if (!job) throw new Error(`There is no job ${jobId}.`)
    return { jobId, isNew: job.createdAt.getTime() === at.getTime(), unlistedReason: job.unlistedReason }
  })

async function lockOwnBoard(db: Executor, key: BoardKey): Promise<BoardRow | null> {
  const known = await findBoardByKey(db, key)
  const board = known && (await lockBoard(db, known.id))
  return board?.removedAt === null ? board : null
}

async function curateOne({ found, curation }: Import, companyName: string): Promise<Curated<Seen>> {
  const [one] = await curateAll([toSeen(found, companyName)], companyName, curation)
  if (!one) throw new Error('The posting was not curated.')
  return one
}

/** New, changed or back, it is written as a scrape would write it. */
async function writePosting(
  db: Executor,
  board: Parameters<typeof insertJobs>[1],
  known: KnownPosting | null,
  one: Curated<Seen>,
  { curation, at }: Import,
) {
  if (!known) return insertJobs(db, board, [one], at)
  if (!isToCurate(known, one.hash, curation.version)) return
  const changed = [{ ...one, known }]
  await storePostingVersions(db, changed, { companyName: one.columns.companyName, curation, at })
  await updateJobs(db, board, changed, at)
}

async function findJob(db: Executor, boardId: number | null, externalId: string): Promise<number> {
  const posting = await findKnownPosting(db, boardId, externalId)
  if (!posting) throw new Error(`The posting ${externalId} was not stored.`)
  return posting.jobId
}

async function importToBoard(db: Executor, board: BoardRow, one: Import): Promise<number> {
  const known = await findKnownPosting(db, board.id, one.found.externalId)
  await writePosting(db, board, known, await curateOne(one, board.companyName), one)
  // The board's last answer no longer covers all that is stored, so the next scrape must read it fully.
  const asked = { validators: {}, validatorsVersion: null, lastTriedAt: board.lastTriedAt ?? one.at }
  await db.update(boards).set(asked).where(eq(boards.id, board.id))
  return findJob(db, board.id, one.found.externalId)
}

async function importAlone(db: Executor, source: BoardKey & { companyName: string }, one: Import) {
  const externalId = importedId(source, one.found.externalId)
  const known = await findKnownPosting(db, null, externalId)
  const curated = await curateOne(one, source.companyName)
  const other = known ? ownedByBoard(known) : await findSameJob(db, curated)
  if (other !== null) {
    await undeleteJob(db, other, one.at)
    return other
  }
  await writePosting(db, { ...source, id: null, featuredTitles: [] }, known, curated, one)
  return findJob(db, null, externalId)
}

/** That board's data takes precedence over the import's. */
const ownedByBoard = ({ jobBoardId, jobId }: { jobBoardId: number | null; jobId: number }): number | null =>
  jobBoardId === null ? null : jobId

/** By its address and title, else by its text; null for a new one. */
async function findSameJob(db: Executor, one: Curated<Seen>): Promise<number | null> {
  const address = one.found.url.replace(/\/+$/, '')
  const rows = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(inArray(jobs.url, [address, `${address}/`]))
    .orderBy(sql`${jobs.deletedAt} is not null`, jobs.id)
  const title = normalisedTitle(one.columns.title)
  const same = rows.find((job) => normalisedTitle(job.title) === title)
  return same?.id ?? (await findDuplicateJobs(db, null, [one])).get(one.found.externalId) ?? null
}
