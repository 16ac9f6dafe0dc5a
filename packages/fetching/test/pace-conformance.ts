import { setMaxListeners } from 'node:events'
import type { HostPace, Rest, Scales } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { createHostQueue, type HostQueue } from '../src/host-queue.ts'
import { failureOf } from './open-fetching.ts'

/** The pace as each worker sees it. */
export type OpenPaces = (scales: Scales) => Promise<HostPace[]>
export type Worker = HostQueue & { pace: HostPace }

export const never = new AbortController().signal
setMaxListeners(0, never)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let hosts = 0
const someHost = () => `host-${hosts++}.example`

/** The rest during which the host may not be asked; null when it may. */
async function restOf({ pace }: Worker, host: string): Promise<Rest | null> {
  const start = await pace.start(host)
  if (start.outcome === 'now') await start.end()
  return start.outcome === 'rests' ? start.rest : null
}

/** Sends `each` requests from every worker at the same time, each lasting `ms`; returns how they were paced. */
export async function send(workers: Worker[], host: string, { each, ms }: { each: number; ms: number }) {
  const starts: { worker: number; at: number }[] = []
  let running = 0
  let most = 0
  const ask = async ({ acquire }: Worker, worker: number) => {
    const release = await acquire(host, never)
    starts.push({ worker, at: performance.now() })
    running += 1
    most = Math.max(most, running)
    await pause(ms)
    running -= 1
    await release()
  }
  await Promise.all(
    workers.flatMap((worker, index) => Array.from({ length: each }, () => ask(worker, index))),
  )
  return { most, starts }
}

/** The rules for every pace, shared or not. */
export function describePace(name: string, openPaces: OpenPaces): void {
  async function open(scales: Scales): Promise<[Worker, ...Worker[]]> {
    const paces = await openPaces(scales)
    const [first, ...others] = paces.map((pace) => ({ ...createHostQueue(pace), pace }))
    if (!first) throw new Error('No pace was opened.')
    return [first, ...others]
  }
  describe(`pace, ${name}`, () => {
    testPlaces(open)
    testPauses(open)
  })
  describe(`a host rests, ${name}`, () => testRests(open))
}

type Open = (scales: Scales) => Promise<[Worker, ...Worker[]]>

function testPlaces(open: Open) {
  it.each([
    ['one request at a time to a host', someHost(), 1],
    ['two to a shared API host', 'boards-api.greenhouse.io', 2],
    ['one to Workable', 'apply.workable.com', 1],
  ])('lets %s', async (_words, host, places) => {
    const workers = await open({ paceScale: 0, timeScale: 1 })
    const { most, starts } = await send(workers, host, { each: 8, ms: 8 })
    expect(most).toBe(places)
    expect(starts).toHaveLength(8 * workers.length)
  })

  it('asks hosts side by side', async () => {
    const [worker] = await open({ paceScale: 0, timeScale: 1 })
    const both = await Promise.all(
      [someHost(), someHost()].map((host) => send([worker], host, { each: 1, ms: 200 })),
    )
    const [one = 0, other = 0] = both.map(({ starts }) => starts[0]?.at ?? 0)
    expect(Math.abs(one - other)).toBeLessThan(150)
  })

  it('serves waiting requests in order, and releases one that gives up', async () => {
    const [worker] = await open({ paceScale: 0, timeScale: 1 })
    const host = someHost()
    const order: string[] = []
    const leaving = new AbortController()
    const enter = async (name: string, signal: AbortSignal) => {
      const release = await worker.acquire(host, signal)
      order.push(name)
      return release
    }
    const first = await enter('first', never)
    const second = enter('second', leaving.signal)
    const third = enter('third', never)
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    await first()
    await (await third)()
    expect(order).toEqual(['first', 'third'])
  })
}

function testPauses(open: Open) {
  it.each([
    ['one place', () => someHost()],
    ['two places', () => 'api.lever.co'],
  ])(
    'leaves at least 250 ms between starts at a host of %s, even when answers come at once',
    async (_places, host) => {
      const workers = await open({ paceScale: 1, timeScale: 1 })
      const { starts } = await send(workers, host(), { each: 4 / workers.length, ms: 0 })
      const gaps = starts.slice(1).map(({ at }, index) => at - (starts[index]?.at ?? 0))
      // An answer of the pace takes a moment to arrive, and Date counts whole milliseconds.
      expect(Math.min(...gaps)).toBeGreaterThan(230)
      expect(gaps).toHaveLength(3)
    },
  )

  it('makes requests to a held host wait, in every worker', async () => {
    const [one, other = one] = await open({ paceScale: 0, timeScale: 1 })
    const host = someHost()
    await one.pace.hold(host, Date.now() + 200)
    const started = performance.now()
    await Promise.all([one, other].map(async (worker) => (await worker.acquire(host, never))()))
    expect(performance.now() - started).toBeGreaterThan(190)
  })
}

function testRests(open: Open) {
  const MINUTE = 60_000
  /** Ten minutes take 0.36 s. */
  const timeScale = 0.0006

  it('for 30 minutes after three blocked or unreachable boards within 10 minutes, in every worker', async () => {
    const [one, other = one] = await open({ paceScale: 0, timeScale })
    const host = someHost()
    for (const board of ['one', 'two', 'two']) await one.pace.reportFailedBoard(host, board, 'blocked')
    expect(await restOf(other, host)).toBeNull()
    const before = Date.now()
    await other.pace.reportFailedBoard(host, 'three', 'unreachable')
    for (const worker of [one, other]) {
      const rest = await restOf(worker, host)
      expect(rest?.kind).toBe('unreachable')
      expect(Math.abs((rest?.until ?? 0) - before - 30 * MINUTE * timeScale)).toBeLessThan(200)
      const failure = await failureOf(worker.acquire(host, never))
      expect(failure).toMatchObject({ kind: 'unreachable', retryAt: expect.any(Number) })
      expect(failure.message).toMatch(/ rests until \d\d:\d\d UTC, after it refused or failed\.$/)
      expect(await restOf(worker, someHost())).toBeNull()
    }
    await pause(30 * MINUTE * timeScale + 50)
    await (await other.acquire(host, never))()
  })

  it('not when the three came over more than 10 minutes', async () => {
    const [one, other = one] = await open({ paceScale: 0, timeScale })
    const host = someHost()
    await one.pace.reportFailedBoard(host, 'one', 'blocked')
    await pause(10 * MINUTE * timeScale + 50)
    await one.pace.reportFailedBoard(host, 'two', 'blocked')
    await other.pace.reportFailedBoard(host, 'three', 'blocked')
    expect(await restOf(one, host)).toBeNull()
  })

  it('as long as it asked for, and the longer of two rests counts', async () => {
    const [one, other = one] = await open({ paceScale: 0, timeScale })
    const host = someHost()
    const until = Date.now() + 90_000
    await one.pace.rest(host, { until, kind: 'blocked' })
    await other.pace.rest(host, { until: until - 60_000, kind: 'unreachable' })
    for (const worker of [one, other]) {
      const rest = await restOf(worker, host)
      expect(rest?.kind).toBe('blocked')
      expect(Math.abs((rest?.until ?? 0) - until)).toBeLessThan(200)
    }
  })
}
