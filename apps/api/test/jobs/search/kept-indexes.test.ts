import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptIndexes } from '../../../src/areas/jobs/search/kept-indexes.ts'
import type { Indexes } from '../../../src/areas/jobs/search/load-indexes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Loads end when the test says so. */
const createLoads = () => {
  const ends: ((indexes: Indexes) => void)[] = []
  const load = () => new Promise<Indexes>((resolve) => void ends.push(resolve))
  const log = { warn: () => undefined } as never
  return { ends, kept: createKeptIndexes({ areNeeded: async () => true, load, log }) }
}
const made = () => ({}) as Indexes

test('after a change the old index answers until the new one is whole, after a rest of ten times the last load', async () => {
  const { ends, kept } = createLoads()
  const [old, renewed] = [made(), made()]
  const first = kept.get()
  await pass(100)
  ends[0]?.(old)
  expect(await first).toBe(old)

  kept.changed()
  kept.changed()
  await pass(990)
  expect(ends).toHaveLength(1)
  await pass(20)
  expect(ends).toHaveLength(2)
  expect(await kept.get()).toBe(old)
  ends[1]?.(renewed)
  await pass(0)
  expect(await kept.get()).toBe(renewed)
  kept.close()
})

test('a change during a load is loaded after it, and never at the same time', async () => {
  const { ends, kept } = createLoads()
  const first = kept.get()
  kept.changed()
  await pass(50)
  expect(ends).toHaveLength(1)
  ends[0]?.(made())
  await first
  await pass(510)
  expect(ends).toHaveLength(2)
  kept.close()
})
