import { describe, expect, it } from 'vitest'
import { answer, redirect, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

describe('a replay origin', () => {
  it('gets every request as ORIGIN/HOST/PATH?QUERY with the same method, headers and body, robots.txt included', async () => {
    const server = await serve(answer(200, '{}'))
    const fetching = openFetching({ allowPrivate: false, replayOrigin: `${server.origin}/` })
    const { web } = fetching.openBoard()
    const url = 'https://acme.wd1.myworkdayjobs.com/wday/cxs/acme/Jobs/jobs?a=1&b=%20x'
    const response = await web.request({
      url,
      method: 'POST',
      headers: { 'X-Calypso': 'yes' },
      body: '{"offset":0}',
    })
    expect(response.url).toBe(url)
    expect(server.seen.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/acme.wd1.myworkdayjobs.com/robots.txt'],
      ['POST', '/acme.wd1.myworkdayjobs.com/wday/cxs/acme/Jobs/jobs?a=1&b=%20x'],
    ])
    expect(server.seen[1]?.body).toBe('{"offset":0}')
    expect(server.seen[1]?.headers['x-calypso']).toBe('yes')
    expect(server.seen[1]?.headers['user-agent']).toBe('LilypadBot/1.0 (+mailto:jobs@example.com)')
  })

  it('resolves no name, and takes redirects for real-world addresses', async () => {
    const server = await serve({
      '/old.example/jobs': redirect('http://new.example/careers'),
      '/new.example/careers': redirect('list'),
      '/new.example/list': answer(200, 'here'),
    })
    const lookup = () => Promise.reject(new Error('a name was looked up'))
    const fetching = openFetching({ allowPrivate: false, replayOrigin: server.origin, lookup })
    await fetching.checkAddress('https://old.example/jobs')
    const response = await fetching.openBoard().web.request({ url: 'https://old.example/jobs' })
    expect(response.text()).toBe('here')
    expect(response.url).toBe('http://new.example/list')
  })

  it('still refuses numbers and local names', async () => {
    const server = await serve(answer(200))
    const { web } = openFetching({ allowPrivate: false, replayOrigin: server.origin }).openBoard()
    for (const url of ['http://127.0.0.1/', 'http://8.8.8.8/', 'http://localhost/', 'http://2130706433/']) {
      expect(await failureOf(web.request({ url }))).toMatchObject({ kind: 'blocked' })
    }
    expect(server.seen).toEqual([])
  })

  it('stands in for boards alone: what is sent to a push service goes there', async () => {
    const [boards, service] = [await serve(answer(404)), await serve(answer(201))]
    const fetching = openFetching({ replayOrigin: boards.origin })
    const message = { headers: {}, body: Buffer.from('sealed'), signal: AbortSignal.timeout(60_000) }
    expect(await fetching.post(`${service.origin}/for/1`, message)).toMatchObject({ status: 201 })
    expect(service.seen).toMatchObject([{ method: 'POST', path: '/for/1', body: 'sealed' }])
    expect(boards.seen).toEqual([])
    const closed = openFetching({ allowPrivate: false, replayOrigin: boards.origin })
    expect(await failureOf(closed.post(service.origin, message))).toMatchObject({ kind: 'blocked' })
  })
})
