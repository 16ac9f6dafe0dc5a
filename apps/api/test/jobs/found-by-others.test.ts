import { rmSync } from 'node:fs'
import { schema } from '@lilypad/db'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSitemap } from '../../src/areas/jobs/feeds/sitemap.ts'
import { createTestApi, type TestApi } from '../create-test-api.ts'
import { clientFolder } from '../pages/client-folder.ts'
import { googleMarkup } from './google-markup.ts'
import { allMarkupOf } from './page-head.ts'

const PUBLIC = 'https://pond.example'
const HOUR = 60 * 60 * 1000
const xml = new XMLParser({ ignoreAttributes: false })
/** Polls: another process's change of the list is heard of a moment later. */
const soon = { timeout: 60_000, interval: 100 }

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = clientFolder()
  api = await createTestApi({ webFolder: folder, env: { PUBLIC_URL: PUBLIC } })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await api.db.delete(schema.jobs)
  await api.announceJobs()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR)
const get = (path: string, headers: Record<string, string> = {}) => api.visitor().fetch(path, { headers })
const parsed = async (path: string) => xml.parse(await (await get(path)).text())

/** Two free jobs, and some that visitors may not see or that are no longer listed. */
async function fill() {
  const old = { freeTenth: true, approvedAt: hoursAgo(9), companyName: 'Pond' }
  const older = await api.a.job({ ...old, title: 'Older & <wiser>' })
  const newer = await api.a.job({
    featured: true,
    approvedAt: hoursAgo(2),
    companyName: 'Reed',
    title: 'Newer',
  })
  await api.a.job({ title: 'Of members' })
  await api.a.job({ freeTenth: true, deletedAt: new Date(), unlistedReason: 'deleted' })
  await api.a.job({ freeTenth: true, approvedAt: null, unlistedReason: 'not_remote' })
  return { older, newer }
}

describe('sitemap.xml', () => {
  // holds Found by others §3: `/sitemap.xml` names the home page and every public page; an index above 50,000
  test('names the home page and every public page, with when it last changed: the newest job first, then employers by name', async () => {
    const { older, newer } = await fill()
    const entry = (path: string, { changedAt }: { changedAt: Date }) => ({
      loc: PUBLIC + path,
      lastmod: changedAt.toISOString(),
    })
    await expect
      .poll(async () => (await parsed('/sitemap.xml')).urlset?.url, soon)
      .toEqual([
        { loc: `${PUBLIC}/` },
        entry(`/jobs/${newer.id}`, newer),
        entry(`/jobs/${older.id}`, older),
        entry('/companies/pond', older),
        entry('/companies/reed', newer),
      ])
    const { headers } = await get('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const etag = headers.get('etag') ?? ''
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304)
  })

  // holds Found by others §3: `/sitemap.xml` names the home page and every public page; an index above 50,000
  test('is one file up to 50,000 addresses, and an index of files above that', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ path: `/jobs/${id + 1}`, changedAt: new Date(0) }))
    expect([...writeSitemap(pages(49_999), PUBLIC).keys()]).toEqual(['/sitemap.xml'])
    const files = writeSitemap(pages(50_000), PUBLIC)
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
    expect(xml.parse(files.get('/sitemap.xml') ?? '').sitemapindex.sitemap).toEqual([
      { loc: `${PUBLIC}/sitemap-1.xml` },
      { loc: `${PUBLIC}/sitemap-2.xml` },
    ])
    expect(files.get('/sitemap-1.xml')?.match(/<loc>/g)).toHaveLength(50_000)
    expect(xml.parse(files.get('/sitemap-2.xml') ?? '').urlset.url.loc).toBe(`${PUBLIC}/jobs/50000`)
  })

  test.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-.xml'])(
    '%s is not there as long as one file is enough',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

// holds Found by others §3: `/robots.txt` opens what is for people and names the sitemap
test('robots.txt opens everything that is for people, and names the sitemap', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /admin-api/',
    'Disallow: /webhooks/',
    'Disallow: /sandbox/',
  ])
})

describe('the feed of the newest free jobs', () => {
  // holds Found by others §4: `/feeds/jobs.xml` and `/feeds/jobs.json`: the newest free jobs, 50 at most
  test('is RSS 2.0 and JSON Feed 1.1, and leads to their public pages', async () => {
    const { older, newer } = await fill()
    const links = [newer, older].map(({ id }) => `${PUBLIC}/jobs/${id}`)
    await expect
      .poll(
        async () => [(await parsed('/feeds/jobs.xml')).rss.channel.item ?? []].flat().map(({ link }) => link),
        soon,
      )
      .toEqual(links)
    const { channel } = (await parsed('/feeds/jobs.xml')).rss
    expect(channel).toMatchObject({
      title: 'The newest jobs on Lilypad',
      link: `${PUBLIC}/`,
      'atom:link': { '@_href': `${PUBLIC}/feeds/jobs.xml`, '@_rel': 'self' },
    })
    expect(channel.item[1].title).toMatch(/^Older &(?:amp;)? (?:<|&lt;)wiser/)
    const json = await get('/feeds/jobs.json')
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const feed = (await json.json()) as { items: { url: string }[] }
    expect(feed.items.map(({ url }) => url)).toEqual(links)
  })

  // holds Found by others §4: `/feeds/jobs.xml` and `/feeds/jobs.json`: the newest free jobs, 50 at most
  test('may be indexed and kept by anybody, unlike the feed of a saved search', async () => {
    const { headers } = await get('/feeds/jobs.xml')
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  // holds Found by others §4: `/feeds/jobs.xml` and `/feeds/jobs.json`: the newest free jobs, 50 at most
  test('holds 50 jobs at most', async () => {
    for (let count = 0; count < 51; count += 1)
      await api.a.job({ freeTenth: true, approvedAt: hoursAgo(count) })
    const count = async () =>
      ((await (await get('/feeds/jobs.json')).json()) as { items: unknown[] }).items.length
    await expect.poll(count, soon).toBe(50)
  })
})

// holds Found by others §3: Open Graph: title and a picture of 1200 by 630
describe('links to the product', () => {
  test('have a picture that every preview supports: a PNG of 1200 by 630, for other sites too', async () => {
    const response = await get('/share.png')
    const picture = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(200_000)
  })

  test('to the home page are shown by its name, and it names the feed and who we are', async () => {
    const html = await (await get('/')).text()
    const [lilypad, ...more] = allMarkupOf(html)
    expect(googleMarkup.safeParse(lilypad).error?.issues).toBeUndefined()
    expect([lilypad?.name, lilypad?.url, more]).toEqual(['Lilypad', `${PUBLIC}/`, []])
    expect(html).toContain('<meta property="og:title" content="Lilypad Remote Edtech Jobs">')
    expect(html).toContain(`<meta property="og:image" content="${PUBLIC}/share.png">`)
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC}/">`)
    expect(html).toContain(`href="${PUBLIC}/feeds/jobs.xml"`)
  })
})
