import { expect, test } from 'vitest'
import { type OutboxKind, retryWait } from './outbox-retries.ts'

const MINUTE = 60_000
const HOUR = 60

function minutesUntilNext(attempts: number) {
  const wait = retryWait('letter', attempts, 0.5)
  return wait === null ? null : wait / MINUTE
}

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 6 * HOUR],
  [11, 6 * HOUR],
])('after attempt %i at a letter the next follows in %i minutes', (attempts, minutes) => {
  expect(minutesUntilNext(attempts)).toBe(minutes)
})

function waits(kind: OutboxKind, chance: number) {
  const all: number[] = []
  for (let wait = retryWait(kind, 1, chance); wait !== null; wait = retryWait(kind, all.length + 1, chance))
    all.push(wait / MINUTE)
  return all
}

test.each(['letter', 'push'] as const)('a %s is given up after about a day', (kind) => {
  const total = waits(kind, 0.5).reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(18 * HOUR)
  expect(total).toBeLessThan(26 * HOUR)
  expect(retryWait(kind, 40, 0.5)).toBeNull()
})

test('a message is sent again within a minute, then after growing waits, for a day', () => {
  // It is looked for what is due every 20 seconds.
  expect(waits('webhook', 1)[0]).toBeLessThan(1 - 20 / 60)
  const all = waits('webhook', 0.5)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(Math.round(all.reduce((sum, wait) => sum + wait, 0) / HOUR)).toBe(24)
})
