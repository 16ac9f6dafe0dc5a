import { schema } from '@lilypad/db'
import { formatDay, NO_FILTER, newYorkDay, writeSavedState } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const HOUR = 60 * 60 * 1000
const SALES = writeSavedState({ ...NO_FILTER, categories: ['Sales'] }, 'date')
const PUBLIC = 'http://localhost:3000'

const api = useApi()
beforeEach(async () => {
  await api.db.delete(schema.jobs)
  await api.announceJobs()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR)
async function saved(state: string, name = 'Ponds') {
  const person = await api.a.subscriber()
  const browser = await api.as(person)
  const { filters_state } = await browser.saveSearch({ name, state })
  return { person, browser, path: (filters_state.feed_url ?? '').slice(PUBLIC.length) }
}
const read = (path: string, headers: Record<string, string> = {}) => api.visitor().fetch(path, { headers })
const asJson = (path: string) => path.replace('.xml', '.json')
async function itemsOf(path: string) {
  const feed = (await (await read(asJson(path))).json()) as { items: { url: string; title: string }[] }
  return feed.items.map(({ url }) => Number(url.split('/').at(-1)))
}
/** Polls: another process's change of the list is heard of a moment later. */
const soon = { timeout: 60_000, interval: 100 }

// holds Found by others §4: A feed for each saved search, for everyone with its address, while the membership lasts
describe('the feed of a saved search', () => {
  test('is RSS 2.0 and JSON Feed 1.1, with the newest matches, for everyone with its address', async () => {
    const { path } = await saved(SALES, 'Sales & <more>')
    const old = await api.a.job({ category: 'Sales', approvedAt: hoursAgo(9) })
    const job = await api.a.job({
      category: 'Sales',
      title: 'Lead <b>\u0007 & Co',
      companyName: 'Reed',
      salaryMax: 90_000,
      postedOn: '2025-09-21',
      approvedAt: hoursAgo(2),
    })
    await api.a.job({ approvedAt: hoursAgo(1) })
    await expect.poll(() => itemsOf(path), soon).toEqual([job.id, old.id])
    const rss = await read(path)
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(await rss.text())
    expect(parsed.rss['@_version']).toBe('2.0')
    expect(parsed.rss.channel.title).toBe('Sales & <more> · Lilypad')
    expect(parsed.rss.channel.item[0]).toEqual({
      title: 'Lead <b>  & Co at Reed',
      link: `${PUBLIC}/#/job/${job.id}`,
      guid: { '#text': `${PUBLIC}/#/job/${job.id}`, '@_isPermaLink': 'true' },
      pubDate: job.approvedAt?.toUTCString(),
      description: `Up to $90,000 · Hiring Nationally · Full-Time · No Travel · Added ${formatDay(newYorkDay(job.approvedAt ?? new Date()))} · posted September 21, 2025 by the employer`,
    })
    const json = await read(asJson(path))
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(await json.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${PUBLIC}${asJson(path)}`,
      items: [{ id: `${PUBLIC}/#/job/${job.id}`, date_published: job.approvedAt?.toISOString() }, {}],
    })
  })

  test('holds 50 jobs at most, and knows the stars of its owner', async () => {
    const many = await saved('{}')
    const starred = await saved(writeSavedState({ ...NO_FILTER, onlyFavorites: true }, 'date'))
    const jobs = []
    for (let count = 0; count < 51; count += 1) jobs.push(await api.a.job({ approvedAt: hoursAgo(count) }))
    await expect.poll(() => itemsOf(many.path), soon).toEqual(jobs.slice(0, 50).map(({ id }) => id))
    const [favorite] = jobs
    if (favorite) await api.a.star(starred.person, favorite)
    expect(await itemsOf(starred.path)).toEqual([favorite?.id])
  })

  test('is a 304 for readers who already have it, needs no cookie and is not to be indexed', async () => {
    const { path } = await saved(SALES)
    const first = await read(path)
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    expect(first.headers.get('set-cookie')).toBeNull()
    const etag = first.headers.get('etag') ?? ''
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await read(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  // holds Found by others §4: A feed for each saved search, for everyone with its address, while the membership lasts
  test('ends with the membership, and with the search', async () => {
    const { person, browser, path } = await saved(SALES)
    expect((await read(path)).status).toBe(200)
    const isTheirs = eq(schema.subscriptions.userId, person.id)
    await api.db.update(schema.subscriptions).set({ status: 'canceled' }).where(isTheirs)
    expect((await read(path)).status).toBe(404)
    expect((await browser.getSearches({})).filters_states[0]?.feed_url).toBeNull()
    await api.db.update(schema.subscriptions).set({ status: 'active' }).where(isTheirs)
    const [search] = (await browser.getSearches({})).filters_states
    expect(search?.feed_url).toBe(`${PUBLIC}${path}`)
    await browser.deleteSearch({ id: search?.id ?? 0 })
    expect((await read(path)).status).toBe(404)
  })

  test('a search that is older than feeds gets one when it is looked at', async () => {
    const person = await api.a.subscriber()
    await api.a.search(person)
    const browser = await api.as(person)
    const feedUrl = async () => (await browser.getSearches({})).filters_states[0]?.feed_url ?? ''
    const first = await feedUrl()
    expect((await read(first.slice(PUBLIC.length))).status).toBe(200)
    expect(await feedUrl()).toBe(first)
  })

  test.each(['/feeds/none.xml', `/feeds/${'a'.repeat(43)}.xml`, `/feeds/${'a'.repeat(43)}.html`, '/feeds/'])(
    '%s is a 404',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
