import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type FoundPosting, type PostingState, postingChanges } from '@lilypad/domain'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { postings, postingVersions } from '../../schema/index.ts'
import { insertRows } from '../batch.ts'
import type { SeenAgain } from '../boards/compare-scrape.ts'
import { type Curated, type Curation, columnsOf, type JobColumns } from './curation.ts'
import { asFound } from './postings.ts'

/**
 * Keeps what changed postings said before, and which fields changed. To be called before `rewriteJobs` overwrites them,
 * in its transaction. Both states are read by the same rules, so that better rules never look like a change by the
 * employer, and without what an admin set.
 *
 * @param changed known postings as they are now; those that merely came back or meet newer rules are left out
 */
export const keepVersions = async (
  db: Executor,
  changed: readonly Curated<SeenAgain>[],
  { companyName, curation, at }: { companyName: string; curation: Curation; at: Date },
): Promise<void> => {
  const edited = changed.filter(({ known, hash }) => known.contentHash !== hash)
  const stored = await readPostings(db, edited)
  const before = stored.map(asFound)
  const columns = await columnsOf(before, companyName, curation)
  const now = new Map(edited.map((one) => [one.known.id, one]))
  const versions = stored.flatMap(({ id }, index) => {
    const [one, found, old] = [now.get(id), before[index], columns[index]]
    if (!one || !found || !old) return []
    const state = stateOf(found, old)
    const changes = postingChanges(state, stateOf(one.found, one.columns))
    return changes.length === 0 ? [] : [{ postingId: id, replacedAt: at, state, changes }]
  })
  const kept = await keptTexts(
    db,
    versions.map(({ postingId }) => postingId),
  )
  await insertRows(
    db,
    postingVersions,
    versions.map(({ state: { type: jobType, text, ...state }, ...version }) => {
      const textHash = text === null ? null : createHash('sha256').update(text).digest('hex')
      const isKept = kept.has(`${version.postingId} ${textHash}`)
      return {
        ...version,
        ...state,
        places: [...state.places],
        jobType,
        textHash,
        compressedText: isKept ? null : compress(text),
      }
    }),
  )
}

const stateOf = (found: FoundPosting, columns: JobColumns): PostingState => ({
  title: columns.title,
  places: found.places,
  workplace: columns.workplace,
  type: columns.jobType,
  pay: columns.salaryRange,
  text: columns.description,
})

const compress = (text: string | null) => (text === null ? null : brotliCompressSync(text))

const readPostings = async (db: Executor, edited: readonly SeenAgain[]) => {
  if (edited.length === 0) return []
  const ids = edited.map(({ known }) => known.id)
  return db
    .select()
    .from(postings)
    .where(sql`${postings.id} = any(${sql.param(ids)})`)
}

/** The texts that earlier versions keep, as `posting id hash`. */
const keptTexts = async (db: Executor, postingIds: number[]): Promise<Set<string>> => {
  if (postingIds.length === 0) return new Set()
  const rows = await db
    .select({ postingId: postingVersions.postingId, textHash: postingVersions.textHash })
    .from(postingVersions)
    .where(and(inArray(postingVersions.postingId, postingIds), isNotNull(postingVersions.compressedText)))
  return new Set(rows.map(({ postingId, textHash }) => `${postingId} ${textHash}`))
}
