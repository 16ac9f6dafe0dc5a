import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMatcher, filterJobs, isFilterActive, type JobFilter, NO_FILTER } from '../../../src/index.ts'
import { type AnyJob, anyFilter, anyJobs } from './any-job.ts'

// holds Part 2 §2 Dashboard: 'Filters active' with a clear button
test.each<[name: string, filter: Partial<JobFilter>, isActive: boolean]>([
  ['no choice', {}, false],
  ['blanks', { searchField: '  ' }, false],
  ['the lowest salary', { salaryFrom: 60_000 }, false],
  ['free text', { searchField: 'x' }, true],
  ['a category', { categories: ['Sales'] }, true],
  ['a type', { types: ['Contract'] }, true],
  ['a level of travel', { travel: ['No Travel'] }, true],
  ['an audience', { audience: ['EC'] }, true],
  ['a place', { locations: ['Ohio'] }, true],
  ['a salary', { salaryFrom: 61_000 }, true],
  ['a day', { postedSince: '2026-03-01' }, true],
  ['only favourites', { onlyFavorites: true }, true],
  ['only followed companies', { onlyFollowed: true }, true],
])('whether filters are active, so that the chip shows: %s', (_name, filter, isActive) => {
  expect(isFilterActive({ ...NO_FILTER, ...filter })).toBe(isActive)
})

test('without a restriction the same list comes back, so that nothing is redrawn', () => {
  const jobs: AnyJob[] = []
  expect(filterJobs(jobs, NO_FILTER)).toBe(jobs)
})

test('the jobs that pass keep their order, and are those that the matcher accepts', () => {
  fc.assert(
    fc.property(anyJobs, anyFilter, (jobs, filter) => {
      const passes = createMatcher(filter)
      expect(filterJobs<AnyJob>(jobs, filter)).toEqual(jobs.filter((job: AnyJob) => passes(job)))
    }),
  )
})

test('selecting one more option never hides a job, any other choice never shows one', () => {
  fc.assert(
    fc.property(anyJobs, anyFilter, (jobs, filter) => {
      const found = filterJobs<AnyJob>(jobs, filter)
      const wider = filterJobs<AnyJob>(jobs, { ...filter, categories: [] })
      const narrower = filterJobs<AnyJob>(jobs, { ...filter, onlyFavorites: true })
      expect(wider).toEqual(expect.arrayContaining([...found]))
      expect(found).toEqual(expect.arrayContaining([...narrower]))
    }),
  )
})
