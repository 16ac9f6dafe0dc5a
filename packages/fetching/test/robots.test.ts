import { createClock } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { answer, type Handler, inTurn, redirect, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

async function boardWith(robots: Handler, options = {}) {
  const server = await serve({
    '/robots.txt': robots,
    '/jobs': answer(200, 'jobs'),
    '/private/1': answer(200, 'private'),
  })
  const fetching = openFetching(options)
  const read = (path: string) => fetching.openBoard().web.request({ url: server.origin + path })
  const robotsAsked = () => server.seen.filter(({ path }) => path === '/robots.txt').length
  return { server, read, robotsAsked }
}

const rules = (text: string) => answer(200, text, { 'content-type': 'text/plain' })

describe('robots.txt', () => {
  it('tells the line that allows a page, and that none applies', async () => {
    const { server } = await boardWith(rules('User-agent: *\nDisallow: /\nAllow: /jobs'))
    const told: unknown[] = []
    const noteRule = (...rule: unknown[]) => told.push(rule)
    await openFetching()
      .openBoard({ noteRule })
      .web.request({ url: `${server.origin}/jobs` })
    const free = await boardWith(answer(404))
    await openFetching()
      .openBoard({ noteRule })
      .web.request({ url: `${free.server.origin}/jobs` })
    const hosts = [server, free.server].map(({ origin }) => new URL(origin).host)
    expect(told).toEqual([
      [hosts[0], 'Allow: /jobs'],
      [hosts[1], null],
    ])
  })

  it('a Disallow forbids the page, which is not requested', async () => {
    const { server, read } = await boardWith(rules('User-agent: *\nDisallow: /private'))
    const failure = await failureOf(read('/private/1'))
    expect(failure.kind).toBe('disallowed')
    expect(failure.message).toMatch(
      /^Blocked by robots\.txt of .* \("Disallow: \/private"\): .* allowed to be read\.$/,
    )
    expect(server.paths()).toEqual([])
    expect((await read('/jobs')).text()).toBe('jobs')
  })

  it('a board that its employer allowed is read all the same', async () => {
    const { server } = await boardWith(rules('User-agent: *\nDisallow: /'))
    const { web } = openFetching().openBoard({ obeysRobots: false })
    expect((await web.request({ url: `${server.origin}/private/1` })).text()).toBe('private')
  })

  it('forbidden boards do not let their host rest', async () => {
    const server = await serve({
      '/robots.txt': rules('User-agent: *\nDisallow: /private'),
      '/jobs': answer(200, 'jobs'),
    })
    const fetching = openFetching()
    for (const board of ['one', 'two', 'three', 'four']) {
      const { web } = fetching.openBoard({ board })
      expect((await failureOf(web.request({ url: `${server.origin}/private` }))).kind).toBe('disallowed')
    }
    expect((await fetching.openBoard().web.request({ url: `${server.origin}/jobs` })).status).toBe(200)
  })

  it('the group with our own name precedes the one for everybody', async () => {
    const { read } = await boardWith(
      rules('User-agent: *\nDisallow: /\n\nUser-agent: lilypadbot/1.0\nDisallow: /private'),
    )
    expect((await read('/jobs')).status).toBe(200)
    expect((await failureOf(read('/private/1'))).kind).toBe('disallowed')
  })

  it('the longest rule decides, and Allow if two are equally long', async () => {
    const { read } = await boardWith(
      rules('User-agent: *\nDisallow: /\nAllow: /jobs\nDisallow: /*/1$\nAllow: /*/1$'),
    )
    expect((await read('/jobs')).status).toBe(200)
    expect((await read('/private/1')).status).toBe(200)
  })

  it.each([400, 401, 403, 404, 410])('%i allows all', async (status) => {
    const { read } = await boardWith(answer(status, 'User-agent: *\nDisallow: /'))
    expect((await read('/jobs')).status).toBe(200)
  })

  it('a web page in its place holds no rules', async () => {
    const { read } = await boardWith(
      answer(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' }),
    )
    expect((await read('/jobs')).status).toBe(200)
  })

  it.each([500, 503])('%i disallows all, after five tries, as unreachable', async (status) => {
    const { server, read, robotsAsked } = await boardWith(answer(status))
    const failure = await failureOf(read('/jobs'))
    expect(failure.kind).toBe('unreachable')
    expect(failure.message).toMatch(
      / answered 50[03]\. Without its robots\.txt nothing else may be read there\.$/,
    )
    expect(robotsAsked()).toBe(5)
    expect(server.paths()).toEqual([])
  })

  it('no answer disallows all, after two tries, as unreachable', async () => {
    const { server, read, robotsAsked } = await boardWith(() => {}, { timeScale: 0.01 })
    expect((await failureOf(read('/jobs'))).kind).toBe('unreachable')
    expect(robotsAsked()).toBe(2)
    expect(server.paths()).toEqual([])
  })

  it('is read again soon after a failure, and cached for a day after a success', async () => {
    let now = Date.now()
    const robots = inTurn(...Array(5).fill(answer(503)), rules('User-agent: *\nDisallow: /private'))
    const { read, robotsAsked } = await boardWith(robots, {
      clock: createClock({ timeScale: 1, paceScale: 0 }, () => new Date(now)),
    })
    await failureOf(read('/jobs'))
    await failureOf(read('/jobs'))
    expect(robotsAsked()).toBe(5)
    now += 61_000
    await read('/jobs')
    now += 23 * 3_600_000
    await read('/jobs')
    expect(robotsAsked()).toBe(6)
    now += 3_600_000
    await read('/jobs')
    expect(robotsAsked()).toBe(7)
  })

  it('is requested once for simultaneous boards, and one that ends early does not abort it', async () => {
    const server = await serve({
      '/robots.txt': (_seen, response) => void setTimeout(() => response.writeHead(404).end(), 50),
      '/jobs': answer(200, 'jobs'),
    })
    const fetching = openFetching()
    const leaving = new AbortController()
    const left = fetching.openBoard({ signal: leaving.signal }).web.request({ url: `${server.origin}/jobs` })
    const stayed = fetching.openBoard().web.request({ url: `${server.origin}/jobs` })
    leaving.abort(new Error('The worker stops.'))
    await expect(left).rejects.toThrow('The worker stops.')
    expect((await stayed).text()).toBe('jobs')
    expect(server.seen.map(({ path }) => path)).toEqual(['/robots.txt', '/jobs'])
  })

  it('at most 500 KiB of it is read, and a line cut there is ignored', async () => {
    const filler = `# ${'x'.repeat(97)}\n`.repeat(5119)
    const cutLine = 'User-agent: *\nDisallow: /'.padStart(500 * 1024 - filler.length, '\n')
    const { read } = await boardWith(rules(`${filler}${cutLine}somewhere\nDisallow: /jobs\n`))
    expect((await read('/jobs')).status).toBe(200)
  })

  it('a file made to be slow is read to its end', async () => {
    const slow = `Disallow: /${'*a'.repeat(900)}z\n`.repeat(250)
    const { server, read } = await boardWith(rules(`User-agent: *\n${slow}Disallow: /private\n`), {
      timeScale: 1,
    })
    await read('/jobs')
    expect((await read(`/${'a'.repeat(4000)}`)).status).toBe(404)
    expect((await failureOf(read('/private/1'))).kind).toBe('disallowed')
    expect(server.paths()).toHaveLength(2)
  })

  it('redirects are followed, and an endless one holds no rules', async () => {
    const server = await serve({
      '/a.example/robots.txt': redirect('https://rules.example/robots'),
      '/rules.example/robots': rules('User-agent: *\nDisallow: /jobs'),
      '/b.example/robots.txt': redirect('https://b.example/robots.txt'),
      '/b.example/jobs': answer(200),
    })
    const { web } = openFetching({ replayOrigin: server.origin }).openBoard()
    expect((await failureOf(web.request({ url: 'https://a.example/jobs' }))).kind).toBe('disallowed')
    expect((await web.request({ url: 'https://b.example/jobs' })).status).toBe(200)
  })
})
