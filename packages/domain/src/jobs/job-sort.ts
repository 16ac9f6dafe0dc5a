import type { AudienceId, Category } from '../postings/job-values.ts'
import { audienceLabel } from './audience-groups.ts'

/** The orders of the specification, part 2, section 9. */
export const SPECIFIED_SORTS = ['relevance', 'date'] as const
export type SpecifiedSort = (typeof SPECIFIED_SORTS)[number]

/** By 'fit' sorts `personal/job-fit.ts`. */
export const JOB_SORTS = [...SPECIFIED_SORTS, 'fit'] as const
export type JobSort = (typeof JOB_SORTS)[number]

export type DatedJob = {
  id: number
  featured: boolean
  /** Instant of approval in ISO form, in UTC; null comes last. */
  approvedAt: string | null
}

export type SortableJob = DatedJob & { category: Category; audience: readonly string[] }

/** Negative when `a` stands before `b`: featured, then newest approved, then the lower id. `visible-jobs.ts` says it in SQL. */
export function compareByDate(a: DatedJob, b: DatedJob): number {
  if (a.featured !== b.featured) return a.featured ? -1 : 1
  const instantA = a.approvedAt ?? ''
  const instantB = b.approvedAt ?? ''
  if (instantA !== instantB) return instantA > instantB ? -1 : 1
  return a.id - b.id
}

const toLabels = (ids: readonly AudienceId[]): ReadonlySet<string> => new Set(ids.map(audienceLabel))

const NAMED = toLabels(['CP1', 'CP3', 'EC', 'RS1', 'RS2', 'RS3'])
const RELEVANT_SKILLS = toLabels(['RS1', 'RS2', 'RS3'])
const EARLIEST_SKILLS = audienceLabel('RS1')

const EXCEPTED: ReadonlySet<Category> = new Set<Category>([
  'Human Resources/People',
  'Finance',
  'Technical',
  'Product Development',
  'UX/UI',
])
const EXCEPTED_EARLY: ReadonlySet<Category> = new Set<Category>(['Marketing', 'Communications'])

type BandJob = Pick<SortableJob, 'category' | 'audience'>

function isExcepted({ audience, category }: BandJob): boolean {
  const [only] = audience
  if (only === undefined || audience.length > 1 || !RELEVANT_SKILLS.has(only)) return false
  return EXCEPTED.has(category) || (only === EARLIEST_SKILLS && EXCEPTED_EARLY.has(category))
}

/** The band of a job, by relevance: 0 comes first. */
export function relevanceBand(job: BandJob): 0 | 1 | 2 {
  if (isExcepted(job)) return 2
  return job.audience.some((label) => NAMED.has(label)) ? 0 : 1
}

/** As a new list. Source: specification part 2, section 5, 'Relevance sort', and specification, decisions 7. */
export function sortJobs<J extends SortableJob>(jobs: readonly J[], sort: SpecifiedSort): J[] {
  const byDate = jobs.toSorted(compareByDate)
  if (sort === 'date') return byDate
  const bands: J[][] = [[], [], []]
  for (const job of byDate) bands[relevanceBand(job)]?.push(job)
  return bands.flat()
}

/** The one role that may choose how jobs are sorted. Source: specification part 2, section 6. */
const SORTING_ROLE = 'preK-12 Educator'

/** The first is seen first; a visitor's role is null. Fit needs the answers of the questionnaire. */
export function sortsOffered(role: string | null, haveAnswered: boolean): readonly [JobSort, ...JobSort[]] {
  const specified = role === SORTING_ROLE ? SPECIFIED_SORTS : (['date'] as const)
  return haveAnswered ? [...specified, 'fit'] : specified
}
