import { describe, expect, it } from 'vitest'
import { answer, type Handler, html, json, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

async function read(handler: Handler, wanted = {}) {
  const server = await serve(handler)
  return openFetching()
    .openBoard()
    .web.request({ url: `${server.origin}/jobs`, ...wanted })
}

describe('what an answer means', () => {
  it.each([
    [401, 'blocked'],
    [403, 'blocked'],
    [429, 'blocked'],
    [400, 'changed'],
    [422, 'changed'],
    [304, 'changed'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('%i is %s', async (status, kind) => {
    const failure = await failureOf(read(answer(status)))
    expect(failure.kind).toBe(kind)
    expect(failure.message).toMatch(/^127\.0\.0\.1:\d+ answered \d{3}.*\.$/)
  })

  it.each([404, 410])('%i of the board itself is `gone`, elsewhere the reader gets it', async (status) => {
    const failure = await failureOf(read(answer(status, 'no'), { isBoard: true }))
    expect(failure.kind).toBe('gone')
    const response = await read(answer(status, 'no'))
    expect([response.status, response.text()]).toEqual([status, 'no'])
  })

  it.each<[string, Handler]>([
    ['Cloudflare by header', answer(503, '', { 'cf-mitigated': 'challenge' })],
    ['Cloudflare by page', html('<html><title>Just a moment...</title>', 503)],
    ['Cloudflare with 200', html('<script>window._cf_chl_opt={}</script>')],
    ['Imperva with 200', html('<iframe>Request unsuccessful. Incapsula incident ID: 1</iframe>')],
    ['DataDome', html('<script src="https://geo.captcha-delivery.com/c.js"></script>', 405)],
    ['AWS with 202', answer(202, '', { 'x-amzn-waf-action': 'challenge' })],
  ])('a challenge page of %s is blocked, and asked once', async (_name, handler) => {
    const server = await serve(handler)
    const { web } = openFetching().openBoard()
    const failure = await failureOf(web.request({ url: `${server.origin}/jobs` }))
    expect(failure.kind).toBe('blocked')
    expect(failure.message).toMatch(/asks for proof that a person is reading\.$/)
    expect(server.paths()).toHaveLength(1)
  })

  it('a page behind such a service is a page', async () => {
    const page = '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><h1>Jobs</h1>'
    expect((await read(html(page))).status).toBe(200)
  })

  it('a refused connection is unreachable', async () => {
    const failure = await failureOf(openFetching().openBoard().web.request({ url: 'http://127.0.0.1:1/' }))
    expect(failure.kind).toBe('unreachable')
    expect(failure.message).toMatch(/^127\.0\.0\.1:1 refused the connection\. /)
  })

  it('a server without a secure connection is unreachable', async () => {
    const { port } = await serve(answer(200))
    const { web } = openFetching().openBoard()
    const failure = await failureOf(web.request({ url: `https://127.0.0.1:${port}/` }))
    expect(failure.kind).toBe('unreachable')
    expect(failure.message).toMatch(/^A secure connection to 127\.0\.0\.1:\d+ could not be set up\. /)
  })
})

describe('what is sent', () => {
  it('is one honest User-Agent, and connection headers that no reader can change', async () => {
    const server = await serve(answer(200))
    const headers = {
      'User-Agent': 'Mozilla/5.0',
      Host: 'other.example',
      'Content-Length': '999',
      Accept: 'text/xml',
    }
    await openFetching()
      .openBoard()
      .web.request({ url: `${server.origin}/jobs`, headers })
    expect(server.seen.at(-1)?.headers).toMatchObject({
      'user-agent': 'LilypadBot/1.0 (+mailto:jobs@example.com)',
      host: `127.0.0.1:${server.port}`,
      'accept-encoding': 'gzip, deflate, br',
      accept: 'text/xml',
    })
  })
})

describe('json()', () => {
  it('gives the value, without a byte order mark', async () => {
    expect((await read(json({ jobs: [1] }))).json()).toEqual({ jobs: [1] })
    expect((await read(answer(200, '\ufeff[]'))).json()).toEqual([])
  })

  it.each([
    ['<!doctype html><title>Oops</title>', 'a web page'],
    ['{"jobs":[{"id":1},{"id"', 'JSON that is broken or cut off'],
    ['', 'nothing'],
    ['Service moved', 'something else'],
  ])('says what came in place of JSON: %s', async (body, words) => {
    const response = await read(answer(200, body, { 'content-type': 'application/json' }))
    const failure = await failureOf((async () => response.json())())
    expect(failure.kind).toBe('changed')
    expect(failure.message).toMatch(new RegExp(`answered with ${words} where JSON was expected\\.$`))
  })
})
