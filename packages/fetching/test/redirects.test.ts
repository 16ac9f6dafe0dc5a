import { describe, expect, it } from 'vitest'
import { answer, html, redirect, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

describe('redirects', () => {
  it('follows five, and reports the final address', async () => {
    const server = await serve(({ path }, response) => {
      const step = Number(path.slice(1))
      return step < 5 ? redirect(`/${step + 1}`)({} as never, response) : response.end('there')
    })
    const response = await openFetching()
      .openBoard()
      .web.request({ url: `${server.origin}/0` })
    expect(response.text()).toBe('there')
    expect(response.url).toBe(`${server.origin}/5`)
  })

  it('takes a page that refreshes to itself for a challenge, after three requests', async () => {
    const refresh =
      '<html><head><meta http-equiv="refresh" content="0;/.well-known/captcha/?r=%2Fjobs"></head></html>'
    const server = await serve(html(refresh))
    const failure = await failureOf(
      openFetching()
        .openBoard()
        .web.request({ url: `${server.origin}/jobs` }),
    )
    expect(failure).toMatchObject({ kind: 'blocked', message: expect.stringMatching(/proof that a person/) })
    expect(server.paths()).toHaveLength(3)
  })

  it('follows a page that refreshes to another once', async () => {
    const server = await serve({
      '/jobs': html('<meta http-equiv="refresh" content="0; url=/careers">'),
      '/careers': html('<h1>Careers</h1>'),
    })
    const { url } = await openFetching()
      .openBoard()
      .web.request({ url: `${server.origin}/jobs` })
    expect(url).toBe(`${server.origin}/careers`)
  })

  it('reports a redirect loop as changed', async () => {
    const server = await serve(redirect('/again'))
    const failure = await failureOf(
      openFetching()
        .openBoard()
        .web.request({ url: `${server.origin}/` }),
    )
    expect(failure.kind).toBe('changed')
    expect(failure.message).toMatch(/redirects without end\.$/)
    expect(server.paths()).toHaveLength(6)
  })

  it.each([
    'http://169.254.169.254/latest/',
    `https://board.example/${'a'.repeat(4100)}`,
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://db.internal/',
    'ftp://example.com/',
    'http://example.com:6379/',
  ])('refuses a redirect to %s', async (location) => {
    const server = await serve(redirect(location))
    const fetching = openFetching({ allowPrivate: false, replayOrigin: server.origin })
    const failure = await failureOf(fetching.openBoard().web.request({ url: 'https://board.example/jobs' }))
    expect(failure).toMatchObject({ kind: 'blocked', message: 'This address is not a public web address.' })
    expect(server.paths()).toEqual(['/board.example/jobs'])
  })

  it('checks robots.txt again at each redirect', async () => {
    const server = await serve({
      '/a.example/jobs': redirect('https://b.example/private'),
      '/b.example/robots.txt': answer(200, 'User-agent: *\nDisallow: /private'),
    })
    const fetching = openFetching({ replayOrigin: server.origin })
    const failure = await failureOf(fetching.openBoard().web.request({ url: 'https://a.example/jobs' }))
    expect(failure.kind).toBe('disallowed')
    expect(failure.message).toContain('robots.txt of b.example')
    expect(server.paths()).toEqual(['/a.example/jobs'])
  })

  it.each([
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', '{"limit":20}'],
    [308, 'POST', '{"limit":20}'],
  ])('after %i a POST goes on as %s', async (status, method, body) => {
    const server = await serve(({ path }, response) =>
      path === '/old' ? redirect('/new', status)({} as never, response) : response.end(),
    )
    const headers = { 'content-type': 'application/json' }
    const { web } = openFetching().openBoard()
    await web.request({ url: `${server.origin}/old`, method: 'POST', headers, body: '{"limit":20}' })
    expect(server.seen.at(-1)).toMatchObject({ method, body, path: '/new' })
  })

  it('keeps a token from another origin', async () => {
    const server = await serve(({ path }, response) =>
      path === '/a.example/jobs' ? redirect('https://b.example/jobs')({} as never, response) : response.end(),
    )
    const { web } = openFetching({ replayOrigin: server.origin }).openBoard()
    await web.request({ url: 'https://a.example/jobs', headers: { Authorization: 'Bearer secret' } })
    const asked = server.seen.filter(({ path }) => path.endsWith('/jobs'))
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
  })

  it('reports an invalid Location as changed', async () => {
    const server = await serve(redirect('http://'))
    const failure = await failureOf(
      openFetching()
        .openBoard()
        .web.request({ url: `${server.origin}/` }),
    )
    expect(failure.kind).toBe('changed')
  })
})
