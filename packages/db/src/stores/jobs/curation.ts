import { setImmediate as breathe } from 'node:timers/promises'
import type { CuratedJob, FoundPosting } from '@lilypad/domain'
import type { Seen } from '../boards/compare-scrape.ts'

/** Turns postings into jobs: applies the rules of `domain` to the text that `boards` extracts from the HTML. */
export type Curation = {
  /** Version of the rules; decisions of older versions are made again. */
  version: number
  curate(found: FoundPosting, companyName: string): { job: CuratedJob; description: string | null }
}

/** The curated columns of a job. */
export type JobColumns = CuratedJob & {
  companyName: string
  url: string
  description: string | null
  curation: number
}
export type Curated<T extends Seen> = T & { columns: JobColumns }

/** How long curation may block the process, which must also renew its locks in the queue. */
const BREATH_MS = 50

/** Curates postings one by one. */
export const curateAll = async <T extends Seen>(
  seen: readonly T[],
  companyName: string,
  curation: Curation,
): Promise<Curated<T>[]> => {
  const curated: Curated<T>[] = []
  let breathed = performance.now()
  for (const one of seen) {
    curated.push({ ...one, columns: columnsOf(one.found, companyName, curation) })
    if (performance.now() - breathed > BREATH_MS) {
      await breathe()
      breathed = performance.now()
    }
  }
  return curated
}

/** Curates one posting. */
export const columnsOf = (found: FoundPosting, companyName: string, curation: Curation): JobColumns => {
  const { job, description } = curation.curate(found, companyName)
  return {
    title: job.title,
    companyName,
    url: found.url,
    category: job.category,
    audience: job.audience,
    jobType: job.jobType,
    workplace: job.workplace,
    travel: job.travel,
    travelDetails: job.travelDetails,
    locations: job.locations,
    salaryMax: job.salaryMax,
    salaryRange: job.salaryRange,
    applyBy: job.applyBy,
    description,
    summary: job.summary,
    stackId: job.stackId,
    unlistedReason: job.unlistedReason,
    reasons: job.reasons,
    curation: curation.version,
  }
}
