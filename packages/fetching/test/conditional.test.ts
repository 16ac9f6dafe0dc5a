import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answer, type Handler, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const unlessKnown: Handler = ({ headers }, response) => {
  const fresh = { etag: '"v2"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }
  if (headers['if-none-match'] === '"v2"') response.writeHead(304).end()
  else response.writeHead(200, fresh).end('jobs')
}

describe('conditional requests', () => {
  it('collect validators, send them the next time, and return the 304', async () => {
    const server = await serve(unlessKnown)
    const fetching = openFetching()
    const request = { url: `${server.origin}/jobs`, conditional: true }
    const first = fetching.openBoard({ validators: { [request.url]: { etag: '"v1"' } } })
    expect((await first.web.request(request)).text()).toBe('jobs')
    const told = { etag: '"v2"', lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT' }
    const validators = { [request.url]: { ...told, digest: sha256('jobs') } }
    expect(first.validators()).toEqual(validators)

    const second = fetching.openBoard({ validators })
    const unchanged = await second.web.request(request)
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0])
    expect(second.validators()).toEqual(validators)
    expect(server.seen.at(-1)?.headers['if-modified-since']).toBe('Thu, 01 Jan 2026 00:00:00 GMT')
  })

  it('an answer identical to the previous one is a 304 too', async () => {
    let body = 'jobs'
    const server = await serve((_request, response) => response.writeHead(200).end(body))
    const fetching = openFetching()
    const request = { url: `${server.origin}/jobs`, conditional: true }
    const first = fetching.openBoard()
    expect((await first.web.request(request)).status).toBe(200)

    const second = fetching.openBoard({ validators: first.validators() })
    const unchanged = await second.web.request(request)
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0])
    expect(second.validators()).toEqual(first.validators())

    body = 'other jobs'
    const third = fetching.openBoard({ validators: second.validators() })
    expect((await third.web.request(request)).text()).toBe('other jobs')
    expect(third.validators()).toEqual({ [request.url]: { digest: sha256('other jobs') } })
  })

  it('other requests neither send nor store validators', async () => {
    const server = await serve(unlessKnown)
    const url = `${server.origin}/jobs`
    const session = openFetching().openBoard({ validators: { [url]: { etag: '"v2"' } } })
    expect((await session.web.request({ url })).status).toBe(200)
    expect(session.validators()).toEqual({})
  })

  it('an unrequested 304 is `changed`', async () => {
    const server = await serve(answer(304))
    const { web } = openFetching().openBoard()
    const failure = await failureOf(web.request({ url: `${server.origin}/jobs`, conditional: true }))
    expect(failure.kind).toBe('changed')
  })
})
