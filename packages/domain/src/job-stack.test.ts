import { expect, it } from 'vitest'
import { indexStacks, stackJobs } from './job-stack.ts'

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

it('a prepared list is stacked in parts as each part would be by itself', () => {
  const list = jobsOf(['a', 'b', 'a', null, 'c', 'a', 'c', null])
  const stack = indexStacks(list)
  for (const ids of [[], [2], [0, 5], [5, 2, 0], [1, 3, 4, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]]) {
    const part = ids.flatMap((id) => list.filter((job) => job.id === id))
    expect(stack(part), ids.join()).toEqual(stackJobs(part))
  }
})
