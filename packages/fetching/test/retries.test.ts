import { describe, expect, it } from 'vitest'
import { pauseAfter, retryAfter } from '../src/ask-with-retries.ts'
import { answer, type Handler, inTurn, type LocalServer, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

const busy = (status: number, header?: string) => answer(status, '', header ? { 'retry-after': header } : {})

async function read(handler: Handler, options = {}) {
  const server = await serve(handler)
  const { web } = openFetching({ timeScale: 1, ...options }).openBoard()
  return { server, web, response: web.request({ url: `${server.origin}/jobs` }) }
}

function gaps({ seen }: LocalServer) {
  const at = seen.filter(({ path }) => path !== '/robots.txt').map((request) => request.at)
  return at.slice(1).map((instant, index) => instant - (at[index] ?? 0))
}

describe('tries', () => {
  it('a 503 is tried again until it answers', async () => {
    const { server, response } = await read(inTurn(busy(503), answer(200, 'jobs')))
    expect((await response).text()).toBe('jobs')
    expect(server.paths()).toHaveLength(2)
  })

  it.each([
    [429, 'blocked'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('%i is asked at most five times, then %s', async (status, kind) => {
    const { server, response } = await read(busy(status))
    expect((await failureOf(response)).kind).toBe(kind)
    expect(server.paths()).toHaveLength(5)
  })

  it.each([401, 403, 404, 422])('%i is tried once', async (status) => {
    const { server, response } = await read(busy(status))
    await response.catch(() => {})
    expect(server.paths()).toHaveLength(1)
  })

  it('waits 2 s doubling to 60 s, with jitter of up to a quarter', () => {
    for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      const pauses = Array.from({ length: 50 }, () => pauseAfter(tries + 1))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(seconds * 1000)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(Math.min(seconds * 1250, 60_000))
      if (seconds < 60) expect(new Set(pauses).size).toBeGreaterThan(1)
    }
  })

  it.each([429, 503])('waits the right time after %i, scaled by the pace', async (status) => {
    const { server, response } = await read(busy(status), { paceScale: 0.02 })
    await failureOf(response)
    for (const [index, gap] of gaps(server).entries()) expect(gap).toBeGreaterThanOrEqual(40 * 2 ** index - 5)
  })

  it('obeys Retry-After in seconds, at any pace', async () => {
    const { server, response } = await read(inTurn(busy(429, '1'), answer(200, 'jobs')))
    expect((await response).text()).toBe('jobs')
    expect(gaps(server)[0]).toBeGreaterThanOrEqual(1000)
  })

  it('obeys Retry-After as a date', async () => {
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000)
    const { server, response } = await read(inTurn(busy(503, date.toUTCString()), answer(200, 'jobs')))
    await response
    expect(Date.now()).toBeGreaterThanOrEqual(date.getTime())
    expect(server.paths()).toHaveLength(2)
  })

  it('gives up when Retry-After is longer than a minute, says when to come back, and leaves the host alone', async () => {
    const { server, web, response } = await read(busy(429, '3600'))
    const failure = await failureOf(response)
    expect(failure.kind).toBe('blocked')
    expect(failure.retryAt).toBeGreaterThan(Date.now() + 3_590_000)
    const next = await failureOf(web.request({ url: `${server.origin}/other` }))
    expect(next).toMatchObject({ kind: 'blocked', retryAt: failure.retryAt })
    expect(next.message).toMatch(/rests until \d\d:\d\d UTC, after it refused or failed\.$/)
    expect(server.paths()).toHaveLength(1)
  })

  it('stops immediately when the caller does', async () => {
    const server = await serve(busy(503))
    const stop = new AbortController()
    const { web } = openFetching({ paceScale: 1 }).openBoard({ signal: stop.signal })
    const response = web.request({ url: `${server.origin}/jobs` })
    setTimeout(() => stop.abort(new Error('The worker stops.')), 50)
    await expect(response).rejects.toThrow('The worker stops.')
  })

  it('stops when fetching is closed', async () => {
    const server = await serve(() => {})
    const fetching = openFetching({ timeScale: 1 })
    const response = fetching.openBoard().web.request({ url: `${server.origin}/jobs` })
    setTimeout(() => fetching.close(), 50)
    await expect(response).rejects.toThrow('Fetching was closed.')
  })
})

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 31, 8, 0, 0)
  it.each([
    ['120', now + 120_000],
    ['0', now],
    ['Sat, 31 Jan 2026 08:05:00 GMT', now + 300_000],
    ['Sat, 31 Jan 2026 07:00:00 GMT', now],
    ['999999999999', now + 24 * 3_600_000],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, until) => {
    expect(retryAfter(header, now)).toBe(until)
  })
})
