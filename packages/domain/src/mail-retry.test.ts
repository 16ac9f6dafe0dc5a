import { expect, test } from 'vitest'
import { mailRetryWait } from './mail-retry.ts'

const HOUR = 60

const minutesUntilNext = (attempts: number) => {
  const wait = mailRetryWait(attempts)
  return wait === null ? null : wait / 60_000
}

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 6 * HOUR],
  [11, 6 * HOUR],
])('after attempt %i the next follows in %i minutes', (attempts, minutes) => {
  expect(minutesUntilNext(attempts)).toBe(minutes)
})

test('an e-mail is given up after about a day', () => {
  const waits = Array.from({ length: 40 }, (_, at) => minutesUntilNext(at + 1))
  const total = waits.slice(0, waits.indexOf(null)).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(total).toBeGreaterThan(18 * HOUR)
  expect(total).toBeLessThan(26 * HOUR)
  expect(waits.at(-1)).toBeNull()
})
