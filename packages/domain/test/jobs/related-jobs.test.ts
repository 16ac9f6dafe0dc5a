import { expect, test } from 'vitest'
import { type Relatable, relatedJobs } from '../../src/index.ts'

const job = (id: number, more: Partial<Relatable> = {}): Relatable => ({
  id,
  companyName: `Company ${id}`,
  category: 'Sales',
  audience: ['RS1'],
  stackId: null,
  ...more,
})
const shown = (candidates: Relatable[], count = 6, of = job(1)) =>
  relatedJobs(of, candidates, count).map(({ id }) => id)

// holds Part 2 §2 Job page: Related Jobs with the sign-up card's sentence
test.each([
  [
    'category, company and audience go before everything',
    { companyName: 'Company 1' },
    { audience: ['RS1'] },
  ],
  ['category and audience go before category alone', {}, { audience: ['IE3'] }],
  [
    'category alone goes before the company alone',
    { audience: ['IE3'] },
    { companyName: 'Company 1', category: 'Finance', audience: [] },
  ],
])('related jobs: %s', (_name, better, worse) => {
  expect(shown([job(2, worse), job(3, better)])).toEqual([3, 2])
})

test('a common audience alone does not make a job related', () => {
  expect(shown([job(2, { category: 'Finance' })])).toEqual([])
})

test('neither the job itself nor its other places are related to it', () => {
  const here = job(1, { stackId: 'tutor' })
  expect(shown([here, job(2, { stackId: 'tutor' }), job(3, { stackId: 'other' })], 6, here)).toEqual([3])
})

test('only the first of a stack shows, equal ones keep their order, and the count is a maximum', () => {
  const stack = { stackId: 'tutor' }
  expect(shown([job(5), job(2, stack), job(3, stack), job(4), job(6)], 3)).toEqual([5, 2, 4])
})
