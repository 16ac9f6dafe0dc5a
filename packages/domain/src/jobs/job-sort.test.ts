import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SortableJob, SPECIFIED_SORTS, sortJobs, sortsOffered } from './job-sort.ts'

const job = (id: number, approvedAt: string | null, featured = false): SortableJob => ({
  id,
  approvedAt,
  featured,
  category: 'Technical',
  audience: ['Early Career'],
})
const ids = (jobs: SortableJob[]) => jobs.map(({ id }) => id)

// holds Decisions §7: Default order: featured, newest, id
it.each<[sentence: string, jobs: SortableJob[], order: number[]]>([
  ['an empty list stays empty', [], []],
  ['the newest comes first', [job(1, '2026-01-01'), job(2, '2026-02-01')], [2, 1]],
  ['featured ones stand before newer ones', [job(1, '2026-02-01'), job(2, '2025-01-01', true)], [2, 1]],
  [
    'featured ones among themselves by date',
    [job(1, '2025-01-01', true), job(2, '2026-01-01', true)],
    [2, 1],
  ],
  [
    'of one day, too, the newest comes first',
    [job(3, '2026-01-01T09:00:00.000Z'), job(9, '2026-01-01T10:00:00.000Z')],
    [9, 3],
  ],
  ['of one instant, the lower id comes first', [job(9, '2026-01-01'), job(3, '2026-01-01')], [3, 9]],
  ['ids are numbers, not texts', [job(10, '2026-01-01'), job(9, '2026-01-01')], [9, 10]],
  ['a job that was never approved comes last', [job(1, null), job(2, '2020-01-01')], [2, 1]],
])('%s', (_sentence, jobs, order) => {
  expect(ids(sortJobs(jobs, 'date'))).toEqual(order)
})

// holds Decisions §7: Default order: featured, newest, id
it('the order does not depend on the order in which the jobs came', () => {
  const anyJob = fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    featured: fc.boolean(),
    approvedAt: fc.constantFrom(null, '2026-01-01T09:00:00.000Z', '2026-01-01T10:00:00.000Z', '2025-12-31'),
    category: fc.constantFrom('Technical' as const, 'Marketing' as const, 'Other' as const),
    audience: fc.subarray(['Early Career', 'Relevant Skills (2-5 years)', 'Higher Ed Educator']),
  })
  const anyJobs = fc.uniqueArray(anyJob, { selector: ({ id }) => id })
  fc.assert(
    fc.property(anyJobs, fc.constantFrom(...SPECIFIED_SORTS), (jobs, sort) => {
      expect(ids(sortJobs(jobs.toReversed(), sort))).toEqual(ids(sortJobs(jobs, sort)))
    }),
  )
})

// holds Part 2 §2 Dashboard: Sort only for preK-12 Educator
// holds Part 2 §6: Sort options by role
it('only a preK-12 Educator chooses the order, and starts with relevance', () => {
  expect(sortsOffered('preK-12 Educator', false)).toEqual(['relevance', 'date'])
  for (const role of ['Student', 'Higher Ed Admin/Faculty', '', null]) {
    expect(sortsOffered(role, false)).toEqual(['date'])
  }
})

it('those who answered the questionnaire may sort by fit, too, and start as before', () => {
  expect(sortsOffered('preK-12 Educator', true)).toEqual(['relevance', 'date', 'fit'])
  expect(sortsOffered('Student', true)).toEqual(['date', 'fit'])
  expect(sortsOffered(null, true)).toEqual(['date', 'fit'])
})
