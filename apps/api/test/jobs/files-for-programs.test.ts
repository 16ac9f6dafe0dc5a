import { afterEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PUBLIC = 'https://pond.example'

const opened: TestApi[] = []
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close()
})
async function start(env: Record<string, string>, now = () => new Date()) {
  const api = await createTestApi({ env: { PUBLIC_URL: PUBLIC, ...env }, now })
  opened.push(api)
  return api
}
async function open(env: Record<string, string> = {}, now?: () => Date) {
  const api = await start(env, now)
  return (path: string) => api.visitor().fetch(path)
}

/** The fields of a security.txt, by name. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )

// holds Found by others §5: `/.well-known/security.txt` says whom to tell of a vulnerability (RFC 9116)
describe('security.txt', () => {
  test('names a contact, its own address, the language, and an end that is ahead by less than a year', async () => {
    let now = new Date('2026-11-23T16:00:00Z')
    const get = await open({ CONTACT_EMAIL: 'Lilypad <hello@pond.example>' }, () => now)
    const response = await get('/.well-known/security.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const { Expires, ...rest } = fieldsOf(await response.text())
    expect(rest).toEqual({
      Contact: 'mailto:hello@pond.example',
      Canonical: `${PUBLIC}/.well-known/security.txt`,
      'Preferred-Languages': 'en',
    })
    for (const days of [0, 179, 365, 4_000]) {
      now = new Date(now.getTime() + days * DAY_MS)
      const { Expires: end = '' } = fieldsOf(await (await get('/.well-known/security.txt')).text())
      const ahead = (Date.parse(end) - now.getTime()) / DAY_MS
      expect([days, end, ahead > 100, ahead < 365]).toEqual([days, new Date(end).toISOString(), true, true])
    }
    expect(Date.parse(Expires ?? '')).toBeLessThan(now.getTime())
  })

  test.each([
    ['security@pond.example', 'mailto:security@pond.example'],
    ['https://reports.example/@pond', 'https://reports.example/@pond'],
  ])('SECURITY_CONTACT=%s is told as %s', async (set, contact) => {
    const get = await open({ SECURITY_CONTACT: set, PUBLIC_URL: 'http://pond.example' })
    const fields = fieldsOf(await (await get('/.well-known/security.txt')).text())
    // An address without https may not be named.
    expect([fields.Contact, fields.Canonical]).toEqual([contact, undefined])
  })
})

// holds Found by others §5: `/llms.txt` says what Lilypad is and what programs may do with it
test('llms.txt says what Lilypad is, and every address in it that needs no id answers', async () => {
  const get = await open()
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Lilypad\n\n> A job board/)
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link)
  expect(links.every((link) => link.startsWith(`${PUBLIC}/`))).toBe(true)
  const paths = links.map((link) => link.slice(PUBLIC.length))
  for (const path of ['/sitemap.xml', '/feeds/jobs.xml', '/feeds/jobs.json', '/docs', '/docs/json'])
    expect(paths).toContain(path)
  // The home page needs the built client.
  for (const path of paths.filter((one) => one !== '/' && !one.startsWith('/#')))
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

// holds Found by others §5: IndexNow is told of new and removed public jobs, once
test('the IndexNow key is served at its own address, and no other', async () => {
  const get = await open({ INDEXNOW_KEY: 'a-key-for-tests' })
  const response = await get('/a-key-for-tests.txt')
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'a-key-for-tests',
  ])
  expect((await get('/another-key.txt')).status).toBe(404)
})

// holds Found by others §5: A WebSub hub is told of news in the feed, once
test('the public feeds name the hub and themselves, in header and body; without a hub neither', async () => {
  const hub = 'https://hub.example/?a=1&b=2'
  const get = await open({ WEBSUB_HUB: hub })
  const linkOf = (path: string) => `<${hub}>; rel="hub", <${PUBLIC}${path}>; rel="self"`
  const rss = await get('/feeds/jobs.xml')
  expect(rss.headers.get('link')).toBe(linkOf('/feeds/jobs.xml'))
  expect(await rss.text()).toContain('<atom:link href="https://hub.example/?a=1&amp;b=2" rel="hub"/>')
  const json = await get('/feeds/jobs.json')
  expect(json.headers.get('link')).toBe(linkOf('/feeds/jobs.json'))
  expect(await json.json()).toMatchObject({ hubs: [{ type: 'WebSub', url: hub }] })
  const without = await (await open())('/feeds/jobs.xml')
  expect([without.headers.get('link'), (await without.text()).includes('rel="hub"')]).toEqual([null, false])
})

// holds Found by others §5: A WebSub hub is told of news in the feed, once
test.each([['/feeds/jobs.xml'], ['/feeds/jobs.json']])(
  'with a hub, caches ask for %s each time, so that nobody who is told of news gets the old feed',
  async (path) => {
    const api = await start({ WEBSUB_HUB: 'https://hub.example/' })
    const { headers } = await api.visitor().fetch(path)
    expect(headers.get('cache-control')).toBe('public, no-cache')
    const again = await api.visitor().fetch(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, no-cache'])
    const other = await api.visitor().fetch('/sitemap.xml')
    expect(other.headers.get('cache-control')).toBe('public, max-age=300')
  },
)
