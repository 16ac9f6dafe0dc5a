import { createClock } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { createHostQueue } from '../src/host-queue.ts'
import { createInProcessHostPace } from '../src/in-process-host-pace.ts'
import { answer, type Handler, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'
import { describePace, never } from './pace-conformance.ts'

const MINUTE = 60_000

describePace('in one process', async (scales) => [createInProcessHostPace(createClock(scales))])

/** Answers after a moment, and records how many requests to each host ran at the same time. */
function slowly(most: Map<string, number>): Handler {
  const running = new Map<string, number>()
  return ({ path }, response) => {
    const host = path.split('/')[1] ?? ''
    const count = (running.get(host) ?? 0) + 1
    running.set(host, count)
    most.set(host, Math.max(most.get(host) ?? 0, count))
    setTimeout(() => {
      running.set(host, (running.get(host) ?? 0) - 1)
      response.end('{}')
    }, 15)
  }
}

describe('pace of requests', () => {
  it('sends one request at a time to a host, two to shared API hosts, one to Workable', async () => {
    const most = new Map<string, number>()
    const server = await serve(slowly(most))
    const { web } = openFetching({ replayOrigin: server.origin }).openBoard()
    const hosts = ['acme.example', 'boards-api.greenhouse.io', 'api.lever.co', 'apply.workable.com']
    const urls = hosts.flatMap((host) => Array.from({ length: 5 }, (_, page) => `https://${host}/${page}`))
    await Promise.all(urls.map((url) => web.request({ url })))
    expect(Object.fromEntries(most)).toEqual({
      'acme.example': 1,
      'boards-api.greenhouse.io': 2,
      'api.lever.co': 2,
      'apply.workable.com': 1,
    })
  })

  it('counts robots.txt and the requests of all boards alike', async () => {
    const server = await serve(answer(200))
    const fetching = openFetching({ paceScale: 0.4, timeScale: 1 })
    const started = performance.now()
    await Promise.all(
      ['/1', '/2'].map((path) => fetching.openBoard().web.request({ url: server.origin + path })),
    )
    expect(server.seen).toHaveLength(3)
    expect(performance.now() - started).toBeGreaterThan(199)
  })
})

describe('a host rests', () => {
  it('to the minute', async () => {
    let now = Date.UTC(2026, 0, 31, 8, 0, 0)
    const pace = createInProcessHostPace(createClock({ paceScale: 0, timeScale: 1 }, () => new Date(now)))
    const { acquire } = createHostQueue(pace)
    for (const board of ['one', 'two', 'three']) await pace.reportFailedBoard('a.example', board, 'blocked')
    expect(await failureOf(acquire('a.example', never))).toMatchObject({
      kind: 'blocked',
      retryAt: now + 30 * MINUTE,
      message: 'a.example rests until 08:30 UTC, after it refused or failed.',
    })
    now += 30 * MINUTE
    await acquire('a.example', never)
  })

  it('and gets no requests in that time; gone and changed boards do not count', async () => {
    const server = await serve(({ path }, response) => void response.writeHead(Number(path.slice(1))).end())
    const fetching = openFetching({ timeScale: 1 })
    const ask = (status: number, board: string) => {
      const { web } = fetching.openBoard({ board })
      return failureOf(web.request({ url: `${server.origin}/${status}`, isBoard: true }))
    }
    for (const board of ['one', 'two', 'three']) for (const status of [404, 422]) await ask(status, board)
    for (const board of ['one', 'two']) await ask(403, board)
    expect((await ask(404, 'three')).kind).toBe('gone')
    await ask(401, 'three')
    const asked = server.seen.length
    expect(await ask(404, 'four')).toMatchObject({ kind: 'blocked', retryAt: expect.any(Number) })
    expect(server.seen.length).toBe(asked)
  })

  it('one board that fails repeatedly counts once', async () => {
    const server = await serve(answer(403))
    const fetching = openFetching({ timeScale: 1 })
    for (let scrape = 0; scrape < 4; scrape++) {
      const { web } = fetching.openBoard({ board: 'acme' })
      const failure = await failureOf(web.request({ url: `${server.origin}/jobs` }))
      expect(failure.message).toMatch(/answered 403/)
    }
  })
})
