import { expect, it } from 'vitest'
import { stackJobs } from './job-stack.ts'

const jobsOf = (stackIds: (string | null)[]) => stackIds.map((stackId, id) => ({ id, stackId }))
const cardsOf = (stackIds: (string | null)[]) =>
  stackJobs(jobsOf(stackIds)).map(({ job, variants }) => [job.id, ...variants.map(({ id }) => id)])

it.each<[sentence: string, stackIds: (string | null)[], cards: number[][]]>([
  ['no jobs, no cards', [], []],
  ['jobs of different stacks each have a card', ['a', 'b'], [[0], [1]]],
  ['a job with the stack id of an earlier one is attached to the first', ['a', 'b', 'a'], [[0, 2], [1]]],
  ['several variants keep their order', ['a', 'a', 'b', 'a'], [[0, 1, 3], [2]]],
  ['jobs without a stack id never stack', [null, null], [[0], [1]]],
  ['an empty stack id is one like any other', ['', ''], [[0, 1]]],
])('%s', (_sentence, stackIds, cards) => {
  expect(cardsOf(stackIds)).toEqual(cards)
})

it('no job is lost and none appears twice', () => {
  const stackIds = Array.from({ length: 500 }, (_, id) => (id % 3 === 0 ? null : `stack ${id % 17}`))
  expect(
    cardsOf(stackIds)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(stackIds.map((_, id) => id))
})

it('jobs that stand alone share one empty list of variants', () => {
  const [first, second] = stackJobs(jobsOf(['a', 'b']))
  expect(first?.variants).toBe(second?.variants)
})
