import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compareNewest,
  filterJobs,
  followedSearch,
  indexAlertJobs,
  matchSearches,
  NO_FILTER,
  withReason,
} from '../../src/index.ts'
import { type AnyJob, anyFilter, anyInstant, anyJobs } from '../jobs/filters/any-job.ts'

const anySearch = fc.record({
  filter: anyFilter,
  after: anyInstant,
  favorites: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 20 }).map((ids) => new Set(ids)),
  followed: fc.subarray(['Pond-0', 'Pond-1']).map((names) => new Set(names)),
})
type Search = typeof anySearch extends fc.Arbitrary<infer S> ? S : never

/** What the dashboard would show of the new jobs, newest first. */
function asDashboard(jobs: readonly AnyJob[], { filter, after, favorites, followed }: Search) {
  const listed = jobs
    .filter(({ approvedAt }) => approvedAt > after)
    .map((job) => ({ ...job, isTracked: favorites.has(job.id), isFollowed: followed.has(job.companyName) }))
  return filterJobs(listed, filter)
    .toSorted(compareNewest)
    .map(({ id }) => id)
}

// holds Decisions §8: The dashboard's own rules, on the server
test('alerts find what the dashboard’s filters find', () => {
  fc.assert(
    fc.property(anyJobs, fc.array(anySearch, { maxLength: 12 }), (jobs, searches) => {
      const matches = matchSearches<Search, AnyJob>(searches, jobs)
      expect(matches.map(({ search }) => search)).toEqual(searches)
      expect(matches.map((match) => match.jobs.map(({ id }) => id))).toEqual(
        searches.map((search) => asDashboard(jobs, search)),
      )
    }),
    { numRuns: 100 },
  )
})

const job = (id: number, approvedAt: string): AnyJob => ({
  id,
  companyName: 'Pond-1',
  approvedAt: new Date(approvedAt),
  approvedOn: '2026-03-10',
  searchWords: ' math tutor ',
  category: 'Other',
  jobType: null,
  travel: 'No Travel',
  audience: ['Early Career'],
  locations: ['Ohio'],
  licenceNeed: null,
  eligibleStates: null,
  degree: null,
  salaryMax: null,
  isTracked: false,
})
const found = (search: Partial<Search>, jobs: readonly AnyJob[]) =>
  indexAlertJobs(jobs)
    .match({ filter: NO_FILTER, after: new Date(0), favorites: new Set(), followed: new Set(), ...search })
    .map(({ id }) => id)

// holds Decisions §8: A marker a search, moved with each digest; new is approved after it
test('new means approved after the marker: not at the marker itself', () => {
  const marker = '2026-03-10T12:00:00.000Z'
  const jobs = [job(1, '2026-03-10T11:59:59.999Z'), job(2, marker), job(3, '2026-03-10T12:00:00.001Z')]
  expect(found({ after: new Date(marker) }, jobs)).toEqual([3])
})

test('the newest job comes first, and of equally new ones the lower id', () => {
  const jobs = [
    job(1, '2026-03-01T00:00:00Z'),
    job(3, '2026-03-02T00:00:00Z'),
    job(2, '2026-03-02T00:00:00Z'),
  ]
  expect(found({}, jobs)).toEqual([2, 3, 1])
})

test('favourites belong to each person', () => {
  const jobs = [job(1, '2026-03-01T00:00:00Z'), job(2, '2026-03-01T00:00:00Z')]
  const filter = { ...NO_FILTER, onlyFavorites: true }
  expect(found({ filter, favorites: new Set([1]) }, jobs)).toEqual([1])
  expect(found({ filter, favorites: new Set([2, 7]) }, jobs)).toEqual([2])
  expect(found({ filter }, jobs)).toEqual([])
})

test('so do followed companies', () => {
  const jobs = [job(1, '2026-03-01T00:00:00Z'), { ...job(2, '2026-03-01T00:00:00Z'), companyName: 'Pond-2' }]
  const filter = { ...NO_FILTER, onlyFollowed: true }
  expect(found({ filter, followed: new Set(['Pond-2', 'Pond']) }, jobs)).toEqual([2])
  expect(found({ filter }, jobs)).toEqual([])
})

test('what was found for followed companies has that for its reason', () => {
  const named = (...companies: string[]) => {
    const jobs = companies.map((companyName, id) => ({ ...job(id, '2026-03-01T00:00:00Z'), companyName }))
    return withReason({ search: followedSearch(7), jobs }).search.name
  }
  expect(named('Quill', 'Quill')).toBe('You follow Quill')
  expect(named('Quill', 'Reed')).toBe('You follow Quill and Reed')
  expect(named('Quill', 'Reed', 'Quill', 'Pond', 'Lily')).toBe('You follow Quill, Reed and 2 more')
  const search = { id: 7, name: 'Tutors' }
  expect(withReason({ search, jobs: [job(1, '2026-03-01T00:00:00Z')] }).search).toBe(search)
})

test('without new jobs no search finds any', () => {
  expect(found({}, [])).toEqual([])
  expect(matchSearches([], [job(1, '2026-03-01T00:00:00Z')])).toEqual([])
})
