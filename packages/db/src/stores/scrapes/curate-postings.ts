import {
  type CuratedJob,
  type FoundPosting,
  type ListedFacts,
  listedFacts,
  listedResidence,
  type StoredReasons,
} from '@lilypad/domain'
import type { Seen } from './compare-scrape.ts'
import { contentHash } from './postings.ts'

/** Turns postings into jobs: applies the rules of `domain` to the text that `boards` extracts from the HTML. */
export type Curation = {
  /** Version of the rules; decisions of older versions are made again. */
  version: number
  /** One job for each posting, in the same order. Throws ScrapeError for postings that cannot be read. */
  curate(found: readonly FoundPosting[], companyName: string): Promise<CuratedPosting[]>
}
type CuratedPosting = { job: CuratedJob; description: string | null }

export type JobColumns = Omit<CuratedJob, 'reasons' | 'confidence'> &
  ListedFacts & {
    reasons: StoredReasons
    companyName: string
    url: string
    description: string | null
    curation: number
  }
export type Curated<T extends Seen> = T & { columns: JobColumns }

/** Before a lock is taken. What it resolves to answers from memory, and curates itself what changed meanwhile. */
export async function curateAhead(
  found: readonly FoundPosting[],
  companyName: string,
  curation: Curation,
): Promise<Curation> {
  const curated = await curation.curate(found, companyName)
  const known = new Map(found.map((posting, index) => [contentHash(posting, companyName), curated[index]]))
  return {
    version: curation.version,
    async curate(asked, name) {
      const ready = asked.map((posting) => known.get(contentHash(posting, name)))
      const missing = asked.filter((_, index) => !ready[index])
      const more = missing.length > 0 ? await curation.curate(missing, name) : []
      return ready.flatMap((one) => one ?? more.shift() ?? [])
    },
  }
}

export async function curateAll<T extends Seen>(seen: readonly T[], companyName: string, curation: Curation) {
  const found = seen.map((one) => one.found)
  const columns = await curateColumns(found, companyName, curation)
  return seen.flatMap((one, index) => (columns[index] ? [{ ...one, columns: columns[index] }] : []))
}

export async function curateColumns(found: readonly FoundPosting[], companyName: string, curation: Curation) {
  const curated = await curation.curate(found, companyName)
  return curated.map(({ job, description }, index) => {
    const { confidence, ...decided } = job
    return {
      ...decided,
      companyName: found[index]?.employer ?? companyName,
      url: found[index]?.url ?? '',
      description,
      ...listedFacts(job),
      ...listedResidence(job),
      reasons: { ...job.reasons, confidence },
      curation: curation.version,
    }
  })
}
