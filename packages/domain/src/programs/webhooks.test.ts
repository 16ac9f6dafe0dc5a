import { expect, test } from 'vitest'
import { webhookRetryWait } from './webhooks.ts'

const MINUTE = 60_000
const waits = (chance: number) => {
  const all: number[] = []
  for (let wait = webhookRetryWait(1, chance); wait !== null; wait = webhookRetryWait(all.length + 1, chance))
    all.push(wait)
  return all
}

test('a message is sent again within a minute, then after growing waits, for a day', () => {
  // It is looked for what is due every 20 seconds.
  expect(waits(1)[0]).toBeLessThan(MINUTE - 20_000)
  const all = waits(0.5)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  const hours = all.reduce((sum, wait) => sum + wait, 0) / MINUTE / 60
  expect(Math.round(hours)).toBe(24)
})
