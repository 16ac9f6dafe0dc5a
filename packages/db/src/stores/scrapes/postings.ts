import { createHash } from 'node:crypto'
import type { FoundPosting } from '@lilypad/domain'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import { withoutNul } from '../batch.ts'

const knownColumns = {
  id: postings.id,
  /** Null for one imported from a board that we do not scrape. */
  boardId: postings.boardId,
  externalId: postings.externalId,
  contentHash: postings.contentHash,
  jobId: postings.jobId,
  goneAt: postings.goneAt,
  /** Says by its row in the list where it comes from. Null when the list holds everything, or the posting's own answer is still to be read. */
  listFingerprint: sql<string | null>`${postings.found}->>'listFingerprint'`,
  curation: jobs.curation,
  unlistedReason: jobs.unlistedReason,
  deletedAt: jobs.deletedAt,
  undeletedAt: jobs.undeletedAt,
}

/** By board (null: an imported one), with the board of its job. */
export async function findKnownPosting(db: Executor, boardId: number | null, externalId: string) {
  const ofBoard = boardId === null ? isNull(postings.boardId) : eq(postings.boardId, boardId)
  const [known] = await db
    .select({ ...knownColumns, jobBoardId: jobs.boardId })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(and(ofBoard, eq(postings.externalId, withoutNul(externalId))))
  return known ?? null
}

/** Live ones, those that it found again, and those whose job an admin undeleted. */
export async function listKnownPostings(db: Executor, boardId: number, foundIds: readonly string[]) {
  const isOnBoard = or(isNull(postings.goneAt), isNotNull(jobs.undeletedAt), hasIdOf(foundIds))
  return selectKnown(db).where(and(eq(postings.boardId, boardId), isOnBoard))
}

export const isLive = ({ goneAt, deletedAt }: KnownPosting) => goneAt === null && deletedAt === null

/** The ids of those that jobs come from. */
export async function listLivePostings(db: Executor, boardId: number): Promise<string[]> {
  const known = await listKnownPostings(db, boardId, [])
  return known.filter(isLive).map(({ externalId }) => externalId)
}

export const listStoredPostings = async (db: Executor, boardId: number, foundIds: readonly string[]) =>
  selectKnown(db).where(and(eq(postings.boardId, boardId), hasIdOf(foundIds)))

export type KnownPosting = Awaited<ReturnType<typeof listStoredPostings>>[number]

const hasIdOf = (ids: readonly string[]) =>
  sql`${postings.externalId} = any(${sql.param(ids.map(withoutNul))})`

const selectKnown = (db: Executor) =>
  db.select(knownColumns).from(postings).innerJoin(jobs, eq(jobs.id, postings.jobId))

/** By external id: a reader requests only those again whose fingerprint in the list has changed or is null. */
export async function listDetailedPostings(db: Executor, boardId: number) {
  const rows = await db
    .select()
    .from(postings)
    .where(and(eq(postings.boardId, boardId), sql`jsonb_exists(${postings.found}, 'listFingerprint')`))
  return new Map(
    rows.map((row) => {
      const posting = asFound(row)
      return [posting.externalId, { fingerprint: posting.listFingerprint ?? null, posting }]
    }),
  )
}

export function asFound(row: typeof postings.$inferSelect): FoundPosting {
  const { externalId, title, url, html, places, pay } = row
  return { ...row.found, externalId, title, url, html, places, pay }
}

/** SHA-256 of everything that a board says of it, and of the company. */
export const contentHash = (found: FoundPosting, companyName: string): string =>
  createHash('sha256')
    .update(JSON.stringify([companyName, toContent(found)]))
    .digest('hex')

/** Whatever the order in which a reader fills the fields. The list's fingerprint is not content. */
const toContent = (found: FoundPosting) => [
  found.title,
  found.url,
  found.html,
  found.places,
  found.country,
  found.department,
  found.employment,
  found.workplace,
  found.remote,
  found.pay && [found.pay.text, found.pay.min, found.pay.max, found.pay.interval, found.pay.currency],
  found.postedAt,
  found.applyBy,
  found.company,
  ...(found.employer ? [found.employer] : []),
]

export function postingColumns(found: FoundPosting, hash: string) {
  const { externalId: _id, title, url, html, places, pay, ...rest } = found
  return { title, url, html, places, pay, found: rest, contentHash: hash }
}
