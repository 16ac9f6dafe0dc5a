import { createHash } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type FoundPosting, type PostingState, postingChanges } from '@lilypad/domain'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings, postingVersions } from '../../schema/index.ts'
import { insertRows } from '../batch.ts'
import type { SeenAgain } from './compare-scrape.ts'
import { type Curated, type Curation, curateColumns, type JobColumns } from './curate-postings.ts'
import { asFound } from './postings.ts'

/** Before `updateJobs`, in its transaction. The same rules read both states, without what an admin set. */
export async function storePostingVersions(
  db: Executor,
  changed: readonly Curated<SeenAgain>[],
  { companyName, curation, at }: { companyName: string; curation: Curation; at: Date },
): Promise<void> {
  const edited = changed.filter(isEdited)
  const stored = (await readStored(db, edited)).filter(({ posting }) => isWhole(posting.found))
  const before = await getStates(stored, companyName, curation)
  const now = new Map(edited.map((one) => [one.known.id, one]))
  const versions = []
  for (const [index, { posting }] of stored.entries()) {
    const [one, state] = [now.get(posting.id), before[index]]
    if (!one || !state) continue
    await yieldToOthers()
    const changes = postingChanges(state, toState(one.found, one.columns))
    if (changes.length > 0) versions.push({ postingId: posting.id, replacedAt: at, state, changes })
  }
  const ids = versions.map(({ postingId }) => postingId)
  const kept = await keptTexts(db, ids)
  const rows = []
  for (const { state, ...version } of versions) {
    const { type: jobType, text, ...facts } = state
    const textHash = text === null ? null : createHash('sha256').update(text).digest('hex')
    const compressedText = kept.has(`${version.postingId} ${textHash}`) ? null : await compress(text)
    rows.push({ ...version, ...facts, places: [...state.places], jobType, textHash, compressedText })
  }
  await insertRows(db, postingVersions, rows)
}

/** To be read again for a comparison: older rules or an admin made what their jobs hold. */
export const statesToRead = async (
  db: Executor,
  changed: readonly SeenAgain[],
  curation: Pick<Curation, 'version'>,
): Promise<FoundPosting[]> =>
  toRead(await readStored(db, changed.filter(isEdited)), curation).map(({ posting }) => asFound(posting))

const isEdited = ({ known, hash, found }: SeenAgain) => known.contentHash !== hash && isWhole(found)

const toRead = (stored: readonly Stored[], curation: Pick<Curation, 'version'>) =>
  stored.filter((one) => !isReadAlready(one, curation))

/** False while the text is still to be read by a request of its own: nothing can be said of it then. */
const isWhole = ({ listFingerprint }: Pick<FoundPosting, 'listFingerprint'>) => listFingerprint !== null

type Read = Pick<JobColumns, 'title' | 'workplace' | 'jobType' | 'salaryRange' | 'description'>

const toState = (
  { places }: FoundPosting,
  { title, workplace, jobType, salaryRange, description }: Read,
): PostingState => ({
  title,
  places,
  workplace,
  type: jobType,
  pay: salaryRange,
  text: description,
})

type Stored = { posting: typeof postings.$inferSelect; job: typeof jobs.$inferSelect }

/** The job holds what these rules read of its posting, unless an admin or another board's posting made it. */
const isReadAlready = ({ posting, job }: Stored, { version }: Pick<Curation, 'version'>) =>
  job.curation === version && job.boardId === posting.boardId && Object.keys(job.overrides).length === 0

async function getStates(stored: readonly Stored[], companyName: string, curation: Curation) {
  const others = toRead(stored, curation).map(({ posting }) => asFound(posting))
  const columns = await curateColumns(others, companyName, curation)
  const read = new Map(others.map(({ externalId }, index) => [externalId, columns[index]]))
  return stored.map(({ posting, job }) => toState(asFound(posting), read.get(posting.externalId) ?? job))
}

const toBrotli = promisify(brotliCompress)

/** The highest quality takes 20 times as long for a fifth less. */
const compress = async (text: string | null) =>
  text === null
    ? null
    : toBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
        },
      })

async function readStored(db: Executor, edited: readonly SeenAgain[]): Promise<Stored[]> {
  if (edited.length === 0) return []
  const ids = edited.map(({ known }) => known.id)
  return db
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(sql`${postings.id} = any(${sql.param(ids)})`)
}

/** As `posting id hash`. */
async function keptTexts(db: Executor, postingIds: number[]): Promise<Set<string>> {
  if (postingIds.length === 0) return new Set()
  const rows = await db
    .select({ postingId: postingVersions.postingId, textHash: postingVersions.textHash })
    .from(postingVersions)
    .where(and(inArray(postingVersions.postingId, postingIds), isNotNull(postingVersions.compressedText)))
  return new Set(rows.map(({ postingId, textHash }) => `${postingId} ${textHash}`))
}
