import fc from 'fast-check'
import {
  AUDIENCE_IDS,
  audienceLabel,
  CATEGORIES,
  DEGREES,
  type FilterableJob,
  HIRING_NATIONALLY,
  JOB_TYPES,
  type JobFilter,
  newYorkDay,
  TRAVEL_LEVELS,
  toFieldWords,
} from '../../../src/index.ts'

const PLACES = ['California', 'Georgia', 'Georgia (country)', 'Ohio', 'EMEA']
const WORDS = ['math', 'tutor', 'sales', 'é', '(k-12)', 'aaab', 'ab', 'curriculum', '😀']
const SOUGHT = [...WORDS, '', '  ', 'A', 'aa', 'aab', 'MATH TUTOR', 'r s', 'culum sal', 'nowhere', '\ud83d']

const few = <T extends string>(values: readonly T[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most })
const days = fc.date({
  min: new Date('2026-02-20T00:00:00Z'),
  max: new Date('2026-03-20T00:00:00Z'),
  noInvalidDate: true,
})

/** Any job, with few values of each kind so that filters match often, including all the odd ones. */
const anyJobOf = (id: number) =>
  fc
    .record({
      id: fc.constant(id),
      companyName: fc.constant(`Pond-${id % 3}`),
      words: fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }),
      category: fc.constantFrom(...CATEGORIES.slice(0, 4)),
      jobType: fc.constantFrom(null, ...JOB_TYPES),
      travel: fc.constantFrom(...TRAVEL_LEVELS),
      audience: few(AUDIENCE_IDS).map((ids) => ids.map(audienceLabel)),
      locations: few(PLACES),
      salaryMax: fc.constantFrom(null, 0, 59_999, 60_000, 61_000, 61_500, 90_000),
      approvedAt: days,
      hasDay: fc.boolean(),
      licenceNeed: fc.constantFrom(null, 'required' as const, 'preferred' as const),
      eligibleStates: fc.oneof(fc.constant(null), few(['CA', 'GA', 'OH'])),
      degree: fc.constantFrom(null, ...DEGREES),
      isTracked: fc.boolean(),
    })
    .map(({ words, hasDay, ...job }) => ({
      ...job,
      searchWords: toFieldWords(words.join(' ')),
      approvedOn: hasDay ? newYorkDay(job.approvedAt) : null,
    }))

/** Any list of jobs, sometimes longer than one word of bits. */
export const anyJobs = fc
  .integer({ min: 0, max: 45 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => anyJobOf(id + 1))))
export type AnyJob = FilterableJob & { id: number; companyName: string; approvedAt: Date }

const seldom = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 2, arbitrary: value })

/** A filter in which every part restricts something. */
export const EVERY_FILTER: JobFilter = {
  searchField: 'tutor & coach',
  categories: ['UX/UI', 'Sales'],
  types: ['Full-Time'],
  travel: ['No Travel', 'Some Travel'],
  audience: ['CP1', 'RS1', 'RS2', 'RS3'],
  locations: ['Hiring Nationally', 'Georgia (country)'],
  salaryFrom: 81_000,
  postedSince: '2026-01-31',
  onlyFavorites: true,
  onlyFollowed: true,
  homeState: 'GA',
  licence: 'none_required',
  degree: 'bachelor',
}

export const anyFilter: fc.Arbitrary<JobFilter> = fc.record({
  searchField: seldom(fc.constantFrom(...SOUGHT), ''),
  categories: seldom(few(CATEGORIES.slice(0, 6)), []),
  types: seldom(few(JOB_TYPES), []),
  travel: seldom(few(TRAVEL_LEVELS), []),
  audience: seldom(few(AUDIENCE_IDS, 5), []),
  locations: seldom(few([...PLACES, HIRING_NATIONALLY, 'Nowhere']), []),
  salaryFrom: seldom(fc.constantFrom(0, 61_000, 61_400, 62_000, 90_000, 91_000), 60_000),
  postedSince: seldom(fc.constantFrom('2026-02-01', '2026-03-01', '2026-03-10', '2026-04-01'), null),
  onlyFavorites: seldom(fc.boolean(), false),
  onlyFollowed: seldom(fc.boolean(), false),
  homeState: seldom(fc.constantFrom('CA', 'GA', 'TX'), null),
  licence: seldom(fc.constantFrom('any', 'none_required'), 'any'),
  degree: seldom(fc.constantFrom(...DEGREES), null),
})

export const anyInstant = days
