import { expect, it } from 'vitest'
import { countFilters, passes } from './board-search.ts'

const live = { state: 'live' as const, restingUntil: null }
const resting = { state: 'live' as const, restingUntil: '2026-02-01T00:00:00.000Z' }
const suspect = { state: 'suspect' as const, restingUntil: null }

it.each([
  ['all boards', 'all', [true, true, true]],
  ['those in a state, at rest or not', 'live', [true, true, false]],
  ['those in another state', 'suspect', [false, false, true]],
  ['those that rest, in any state', 'resting', [false, true, false]],
] as const)('%s', (_sentence, filter, expected) => {
  expect([live, resting, suspect].map((board) => passes(board, filter))).toEqual(expected)
})

it('each filter shows how many boards match', () => {
  const counts = countFilters([live, resting, suspect])
  expect(Object.fromEntries(counts)).toMatchObject({ all: 3, live: 2, suspect: 1, resting: 1, gone: 0 })
})
