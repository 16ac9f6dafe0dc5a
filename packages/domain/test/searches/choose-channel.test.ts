import { expect, test } from 'vitest'
import { chooseChannel } from '../../src/index.ts'

const NOTHING = { emailed: new Set<number>(), pushed: new Set<number>() }
const finds = [
  { searchId: 1, jobIds: [1, 2, 3], isPushed: true },
  { searchId: 2, jobIds: [2, 3, 4], isPushed: true },
  { searchId: 3, jobIds: [3, 5], isPushed: false },
]
function told(...some: Parameters<typeof chooseChannel>) {
  const { emailed, pushed } = chooseChannel(...some)
  return { emailed: Object.fromEntries(emailed), pushed: Object.fromEntries(pushed) }
}

// holds Beyond §3: never the same job by two ways on one day
test('a job that searches of both ways found is told by e-mail alone', () => {
  expect(told(finds, NOTHING)).toEqual({ emailed: { 3: [3, 5] }, pushed: { 1: [1, 2], 2: [2, 4] } })
})

test('a job that was told on this day is told again by the same way at most', () => {
  const today = { emailed: new Set([1]), pushed: new Set([5]) }
  expect(told(finds, today)).toEqual({ emailed: { 3: [3] }, pushed: { 1: [2], 2: [2, 4] } })
})
