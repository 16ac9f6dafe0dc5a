import type { ScrapeFailure } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { answer, type Handler, html, json, redirect, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'
import { lightBrowser, openRender, page, script, useBrowser } from './rendering.ts'

const USER_AGENT = 'LilypadBot/1.0 (+mailto:jobs@example.com)'
const { renderJobs, render } = useBrowser()

describe('render', () => {
  it('gives the HTML after scripts ran, and makes all requests through our own client', async () => {
    const { server, rendered, session } = await renderJobs({
      '/jobs': html('<link rel=stylesheet href=/a.css><main></main><script src=/app.js></script>'),
      '/app.js': script(`fetch('/api', { method: 'POST', body: '{"q":1}' }).then(async (reply) => {
        document.querySelector('main').textContent = (await reply.json()).title + ' – ' + navigator.userAgent
      })`),
      '/api': json({ title: 'Designer 日本' }),
      '/a.css': answer(200, 'main { color: red }', { 'content-type': 'text/css' }),
    })
    const response = await rendered
    expect(response.text()).toContain(`<main>Designer 日本 – ${USER_AGENT}</main>`)
    expect([response.status, response.url]).toEqual([200, `${server.origin}/jobs`])
    expect(server.paths().sort()).toEqual(['/a.css', '/api', '/app.js', '/jobs'])
    expect(server.seen.map(({ headers }) => headers['user-agent'])).toEqual(Array(5).fill(USER_AGENT))
    expect(server.seen.find(({ path }) => path === '/api')?.body).toBe('{"q":1}')
    expect(session.stats().requests).toBe(4)
  })

  it('takes a page that loads itself again for a challenge, after three requests', async () => {
    const { server, rendered } = await renderJobs({
      '/jobs': html('<p>Wait<script>location.reload()</script>'),
    })
    await expect(rendered).rejects.toMatchObject({ kind: 'blocked' })
    expect(server.paths()).toEqual(['/jobs', '/jobs', '/jobs'])
  })

  it('loads no images, fonts, media, streams or beacons', async () => {
    const { server, rendered } = await renderJobs({
      '/jobs': html(`<link rel=icon href=/i.ico><link rel=prefetch href=/p.js><link rel=manifest href=/m.json>
        <style>@font-face { font-family: f; src: url(/f.woff2) } body { font: 1em f; background: url(/b.png) }</style>
        <img src=/i.png><video src=/v.mp4 autoplay></video><audio src=/a.mp3></audio><p>text
        <script>navigator.sendBeacon('/beacon', 'x'); new EventSource('/stream')</script>`),
    })
    expect((await rendered).text()).toContain('<p>text')
    expect(server.paths()).toEqual(['/jobs'])
  })

  it('keeps a page’s cookies to that page', async () => {
    const cookies = {
      'content-type': 'text/html',
      'set-cookie': ['a=1; path=/', 'b=2; expires=Fri, 31 Dec 2100 00:00:00 GMT'],
    }
    const { server, rendered } = await renderJobs({
      '/jobs': (_seen, response) => response.writeHead(200, cookies).end(`<script>fetch('/api')</script>`),
      '/api': json({}),
    })
    await rendered
    expect(server.seen.find(({ path }) => path === '/api')?.headers.cookie).toBe('a=1; b=2')
    await render(`${server.origin}/jobs`)
    expect(server.seen.filter(({ path }) => path === '/jobs').at(-1)?.headers.cookie).toBeUndefined()
  })

  it('follows redirects of page, scripts and frames through our own client, including relative addresses', async () => {
    const server = await serve({
      '/old.example/jobs': redirect('https://new.example/careers/list'),
      '/new.example/careers/list': html(
        '<main></main><script src=app.js></script><iframe src=/frame></iframe>',
      ),
      '/new.example/careers/app.js': redirect('https://cdn.example/app.js'),
      '/cdn.example/app.js': script(`document.querySelector('main').textContent = location.href
        addEventListener('message', ({ data }) => document.body.append(' frame at ' + data))`),
      '/new.example/frame': redirect('https://jobs.example/deep/frame'),
      '/jobs.example/deep/frame': html('<script src=in.js></script>'),
      '/jobs.example/deep/in.js': script('parent.postMessage(location.href, "*")'),
    })
    const fetching = openFetching({
      timeScale: 1,
      allowPrivate: false,
      replayOrigin: server.origin,
      browserPath: await lightBrowser(),
    })
    const response = await openRender(fetching).render('https://old.example/jobs')
    expect(response.url).toBe('https://new.example/careers/list')
    expect(response.text()).toContain('<main>https://new.example/careers/list</main>')
    expect(response.text()).toContain('frame at https://jobs.example/deep/frame')
  })

  it('runs no script of more than 8 MiB, not even in part', async () => {
    const large = `document.querySelector('main').append('ran') //${'x'.repeat(8 * 1024 ** 2)}`
    const { rendered } = await renderJobs({
      '/jobs': html('<main></main><script src=/large.js></script><p>end'),
      '/large.js': script(large),
    })
    expect((await rendered).text()).toContain('<main></main>')
  })

  it('reads the page that a script leads to, with its status and address', async () => {
    const { server, rendered } = await renderJobs({
      '/jobs': page(`location.replace('/search')`),
      '/search': redirect('/results?page=1'),
      '/results?page=1': html('<h1>Results</h1><script>history.pushState({}, "", "?page=2")</script>'),
    })
    const response = await rendered
    expect(response.text()).toContain('<h1>Results</h1>')
    expect(response.url).toBe(`${server.origin}/results?page=2`)
  })

  it('reads other encodings, and returns UTF-8', async () => {
    const bytes = Buffer.from('<meta charset=windows-1252><h1>caf\xe9 \x80</h1>', 'latin1')
    const { rendered } = await renderJobs({ '/jobs': answer(200, bytes, { 'content-type': 'text/html' }) })
    const response = await rendered
    expect(response.text()).toContain('<h1>café €</h1>')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('obeys robots.txt for pages and data, not for scripts and styles', async () => {
    const robots = answer(200, 'User-agent: *\nDisallow: /api\nDisallow: /assets\nDisallow: /private')
    const { server, rendered } = await renderJobs({
      '/robots.txt': robots,
      '/jobs': html(`<main></main><script src=/assets/app.js></script>`),
      '/assets/app.js': script(`fetch('/api/jobs').catch(() => document.querySelector('main').append('no'))`),
      '/api/jobs': json([1]),
      '/private': page(''),
    })
    expect((await rendered).text()).toContain('<main>no</main>')
    expect(server.paths()).toEqual(['/jobs', '/assets/app.js'])
    const failure = await failureOf(render(`${server.origin}/private`))
    expect(failure).toMatchObject({ kind: 'disallowed', message: expect.stringContaining('robots.txt') })
  })

  it.each<[string, Handler, ScrapeFailure]>([
    ['403', html('', 403), 'blocked'],
    ['a challenge page', html('<title>Just a moment...</title>'), 'blocked'],
    [
      'a challenge that a script brings',
      page('document.body.innerHTML = `<i id="px-captcha"></i>`'),
      'blocked',
    ],
    ['422', html('', 422), 'changed'],
    [
      'a file to be saved',
      answer(200, '<p>', { 'content-type': 'text/html', 'content-disposition': 'attachment' }),
      'changed',
    ],
    ['a PDF', answer(200, '%PDF', { 'content-type': 'application/pdf' }), 'changed'],
  ])('%s is %s', async (_name, handler, kind) => {
    const { rendered } = await renderJobs({ '/jobs': handler })
    expect((await failureOf(rendered)).kind).toBe(kind)
  })

  it('404 goes to the reader as it is', async () => {
    const { rendered } = await renderJobs({ '/jobs': html('none', 404) })
    const response = await rendered
    expect([response.status, response.text()]).toEqual([404, 'none'])
  })
})
