import type { Going } from '@lilypad/db'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptIndexes } from '../../../src/areas/jobs/search/kept-indexes.ts'
import type { Indexes } from '../../../src/areas/jobs/search/load-indexes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Loads end when the test says so. */
const createLoads = (areNeeded = async () => true) => {
  const ends: ((indexes: Indexes | Promise<never>) => void)[] = []
  const steps: (() => void)[] = []
  const load = ({ step }: Going) => {
    steps.push(step)
    return new Promise<Indexes>((resolve) => void ends.push(resolve))
  }
  const log = { warn: () => undefined } as never
  return { ends, steps, kept: createKeptIndexes({ areNeeded, load, log }) }
}
/** How a promise ends, so that it is watched from the start. */
const endOf = (loaded: Promise<Indexes>) => loaded.catch((error: unknown) => String(error))
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

test('a change that its maker looks for is loaded after a rest as long as the load, and after a load that runs', async () => {
  const { ends, kept } = createLoads()
  const first = kept.get()
  await pass(100)
  ends[0]?.(made())
  await first
  kept.changed()
  kept.forget()
  await pass(90)
  expect(ends).toHaveLength(1)
  await pass(20)
  expect(ends).toHaveLength(2)
  kept.forget()
  await pass(200)
  expect(ends).toHaveLength(2)
  ends[1]?.(made())
  await pass(190)
  expect(ends).toHaveLength(2)
  await pass(20)
  expect(ends).toHaveLength(3)
  kept.close()
})

test('an index that is not outdated is not loaded again in advance', async () => {
  const { ends, kept } = createLoads()
  const first = kept.get()
  ends[0]?.(made())
  await first
  await kept.prepare()
  expect(ends).toHaveLength(1)
  kept.close()
})

test('when nobody can say whether it is needed, it is asked again', async () => {
  const answers = [Promise.reject(new Error('The database is away.')), Promise.resolve(true)]
  const { ends, kept } = createLoads(() => answers.shift() ?? Promise.resolve(true))
  await kept.prepare()
  expect(ends).toHaveLength(0)
  await pass(5_000)
  expect(ends).toHaveLength(1)
  kept.close()
})

// holds Beyond §5: `503 unavailable` while there is no index yet
test('after the first load failed, searches fail at once until it is tried again', async () => {
  const { ends, kept } = createLoads()
  const first = endOf(kept.get())
  ends[0]?.(Promise.reject(new Error('The database is away.')))
  for (const search of [first, endOf(kept.get())]) expect(await search).toContain('temporarily unavailable')
  expect(ends).toHaveLength(1)
  await pass(5_000)
  expect(ends).toHaveLength(2)
  const renewed = made()
  ends[1]?.(renewed)
  expect(await kept.get()).toBe(renewed)
  kept.close()
})

test('a load of which no step comes any more is given up, one that goes on is not', async () => {
  const { ends, steps, kept } = createLoads()
  const first = endOf(kept.get())
  await pass(6 * MINUTE - 1_000)
  steps[0]?.()
  await pass(6 * MINUTE - 1_000)
  expect(ends).toHaveLength(1)
  await pass(1_000)
  expect(await first).toContain('temporarily unavailable')
  expect(() => steps[0]?.()).toThrow('No step')
  await pass(5_000)
  expect(ends).toHaveLength(2)
  kept.close()
})

test('a process that stops waits for no load', async () => {
  const { ends, steps, kept } = createLoads()
  const first = endOf(kept.get())
  kept.close()
  expect(await first).toContain('temporarily unavailable')
  expect(() => steps[0]?.()).toThrow('stops')
  await pass(60_000)
  expect(ends).toHaveLength(1)
})
