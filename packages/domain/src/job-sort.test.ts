import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SortableJob, sortJobs } from './job-sort.ts'

const job = (id: number, approvedOn: string | null, featured = false): SortableJob => ({
  id,
  approvedOn,
  featured,
})
const ids = (jobs: SortableJob[]) => jobs.map(({ id }) => id)

it.each<[sentence: string, jobs: SortableJob[], order: number[]]>([
  ['an empty list stays empty', [], []],
  ['the newest comes first', [job(1, '2026-01-01'), job(2, '2026-02-01')], [2, 1]],
  ['featured ones stand before newer ones', [job(1, '2026-02-01'), job(2, '2025-01-01', true)], [2, 1]],
  [
    'featured ones among themselves by date',
    [job(1, '2025-01-01', true), job(2, '2026-01-01', true)],
    [2, 1],
  ],
  ['of one day, the lower id comes first', [job(9, '2026-01-01'), job(3, '2026-01-01')], [3, 9]],
  ['ids are numbers, not texts', [job(10, '2026-01-01'), job(9, '2026-01-01')], [9, 10]],
  ['a job without a day comes last', [job(1, null), job(2, '2020-01-01')], [2, 1]],
])('%s', (_sentence, jobs, order) => {
  expect(ids(sortJobs(jobs))).toEqual(order)
})

it('the order does not depend on the order in which the jobs came', () => {
  const anyJob = fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    featured: fc.boolean(),
    approvedOn: fc.constantFrom(null, '2026-01-01', '2026-01-02', '2025-12-31'),
  })
  const anyJobs = fc.uniqueArray(anyJob, { selector: ({ id }) => id })
  fc.assert(
    fc.property(anyJobs, (jobs) => {
      expect(ids(sortJobs(jobs.toReversed()))).toEqual(ids(sortJobs(jobs)))
    }),
  )
})
