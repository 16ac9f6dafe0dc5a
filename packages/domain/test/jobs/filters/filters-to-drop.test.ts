import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropOffers, type FilterableJob, filterJobs, type JobFilter, NO_FILTER } from '../../../src/index.ts'
import { anyFilter, anyJobs } from './any-job.ts'

const JOB: FilterableJob = {
  searchWords: ' tutor ',
  category: 'Sales',
  jobType: 'Part-Time',
  travel: 'No Travel',
  audience: [],
  locations: [],
  salaryMax: 70_000,
  approvedOn: '2026-03-01',
  licenceNeed: null,
  eligibleStates: ['CA'],
  degree: null,
  isTracked: false,
}
const jobs = (count: number, more: Partial<FilterableJob> = {}) =>
  Array.from({ length: count }, () => ({ ...JOB, ...more }))

const offered = (all: readonly FilterableJob[], filter: Partial<JobFilter>) =>
  dropOffers(all, { ...NO_FILTER, ...filter }).map(({ text, count }) => [text, count])

test.each<
  [
    sentence: string,
    jobs: FilterableJob[],
    filter: Partial<JobFilter>,
    offers: [text: string, count: number][],
  ]
>([
  [
    'a word of ten',
    jobs(2),
    { searchField: `${'tutor '.repeat(9)}zebra` },
    [
      ['“zebra”', 2],
      [`“${'tutor '.repeat(9)}zebra”`, 2],
    ],
  ],
  [
    'none of more words, which would be as many searches',
    jobs(2),
    { searchField: `${'tutor '.repeat(10)}zebra` },
    [[`“${'tutor '.repeat(10)}zebra”`, 2]],
  ],
  ['no offer without jobs', [], { types: ['Full-Time'] }, []],
  ['no offer without a filter', jobs(2), {}, []],
  ['no offer while there are results', jobs(2), { types: ['Part-Time'] }, []],
  ['the one filter that excludes all', jobs(14), { types: ['Full-Time'] }, [['Full-Time', 14]]],
  ['only a filter that helps', jobs(2), { types: ['Full-Time'], categories: ['Sales'] }, [['Full-Time', 2]]],
  [
    'the one that leaves most comes first',
    [...jobs(2, { salaryMax: 90_000 }), ...jobs(3, { jobType: 'Full-Time' })],
    { types: ['Full-Time'], salaryFrom: 80_000 },
    [
      ['From $80K', 3],
      ['Full-Time', 2],
    ],
  ],
  [
    'of four, the three that leave most',
    [
      ...jobs(1, { jobType: 'Full-Time', salaryMax: 90_000, category: 'Other', isTracked: true }),
      ...jobs(2, { salaryMax: 90_000, isTracked: true }),
      ...jobs(3, { jobType: 'Full-Time', isTracked: true }),
      ...jobs(4, { jobType: 'Full-Time', salaryMax: 90_000 }),
    ],
    { types: ['Full-Time'], salaryFrom: 80_000, categories: ['Sales'], onlyFavorites: true },
    [
      ['Saved jobs only', 4],
      ['From $80K', 3],
      ['Full-Time', 2],
    ],
  ],
  [
    'two at once only where no single one helps',
    jobs(5),
    { searchField: ' Coach ', types: ['Full-Time'], travel: ['No Travel'] },
    [['“Coach” and Full-Time', 5]],
  ],
  [
    'one of several words, the one that helps most first, before all of them',
    [...jobs(2, { searchWords: ' pond coach ' }), ...jobs(1, { searchWords: ' pond lead ' })],
    { searchField: 'coach lead' },
    [
      ['“lead”', 2],
      ['“coach”', 1],
      ['“coach lead”', 3],
    ],
  ],
  [
    'all choices of a filter together',
    jobs(5),
    { types: ['Full-Time', 'Contract'] },
    [['Full-Time and Contract', 5]],
  ],
  [
    'many choices by the name of their filter',
    jobs(5),
    { types: ['Full-Time', 'Contract', 'Temporary'] },
    [['Job type', 5]],
  ],
])('%s', (_sentence, all, filter, offers) => {
  expect(offered(all, filter)).toEqual(offers)
})

test('whatever is filtered, an offer leaves as many jobs as it says, and one is made whenever there are jobs', () => {
  fc.assert(
    fc.property(anyJobs, anyFilter, (all, filter) => {
      const offers = dropOffers(all, filter)
      expect(offers.length > 0).toBe(all.length > 0 && filterJobs(all, filter).length === 0)
      for (const { count, without } of offers)
        expect(filterJobs(all, { ...filter, ...without })).toHaveLength(count)
    }),
  )
})
