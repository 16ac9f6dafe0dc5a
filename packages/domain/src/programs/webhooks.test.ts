import { expect, test } from 'vitest'
import { webhookRetryWait } from './webhooks.ts'

const MINUTE = 60_000
const waits = () => {
  const all: number[] = []
  for (let wait = webhookRetryWait(1); wait !== null; wait = webhookRetryWait(all.length + 1)) all.push(wait)
  return all
}

test('a message is sent again within a minute, then after growing waits, for a day', () => {
  const all = waits()
  expect(all[0]).toBeLessThan(MINUTE)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  const hours = all.reduce((sum, wait) => sum + wait, 0) / MINUTE / 60
  expect(Math.round(hours)).toBe(24)
})
