import { listSiteContents, schema, seedSite } from '@lilypad/db'
import { FREE_NEWSLETTER, PAID_NEWSLETTER } from '@lilypad/domain'
import { type Answer, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-02-01T12:00:00Z')

let api: TestApi
let feed: Awaited<ReturnType<typeof startLocalServer>>
let answer: Answer
let at = START

const item = (title: string, link: string, more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`
const rss = (...items: string[]) => ({
  status: 200,
  body: `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`,
})

beforeAll(async () => {
  feed = await startLocalServer(() => answer)
  api = await createTestApi({
    env: { NEWSLETTER_FEED_URL: `${feed.origin}/feed.xml` },
    now: () => new Date(at),
  })
  await seedSite(api.db)
})
afterAll(async () => {
  await api.close()
  await feed.close()
})

const rowsOf = async (email: string) =>
  (await api.db.select().from(schema.newsletterSubscriptions)).filter((row) => row.email === email)

describe('newsletter lists', () => {
  const lists = async (member: Awaited<ReturnType<TestApi['as']>>) =>
    (await member.getNewsletterSubs({})).subs

  // holds Part 1 §3: Newsletter subscription: list id to status
  // holds Part 1 §7: `GET /api/get_newsletter_subs`, `POST /api/set_newsletter_sub`
  test('list id mapped to a status; toggling saves immediately', async () => {
    const member = await api.as(await api.a.subscriber())
    expect(await lists(member)).toEqual({
      [FREE_NEWSLETTER]: 'unsubscribed',
      [PAID_NEWSLETTER]: 'unsubscribed',
    })
    await member.setNewsletterSub({ list_id: FREE_NEWSLETTER, status: 'subscribed' })
    await member.setNewsletterSub({ list_id: String(PAID_NEWSLETTER), status: 'subscribed' })
    await member.setNewsletterSub({ list_id: FREE_NEWSLETTER, status: 'unsubscribed' })
    expect(await lists(member)).toEqual({
      [FREE_NEWSLETTER]: 'unsubscribed',
      [PAID_NEWSLETTER]: 'subscribed',
    })
  })

  // holds Part 1 §6: Paid member: full listings, Membership, all newsletters
  // holds Decisions §8: Lists are tags; statuses subscribed and unsubscribed; paid list 403
  test('a free member who sets the paid list gets 403; one who paid once can still leave it', async () => {
    const person = await api.a.user()
    const member = await api.as(person)
    for (const status of ['subscribed', 'unsubscribed'] as const)
      await expect(member.setNewsletterSub({ list_id: PAID_NEWSLETTER, status })).rejects.toMatchObject({
        status: 403,
      })
    await api.db.insert(schema.newsletterSubscriptions).values({
      email: person.email,
      listId: PAID_NEWSLETTER,
      status: 'subscribed',
    })
    await member.setNewsletterSub({ list_id: PAID_NEWSLETTER, status: 'unsubscribed' })
    expect((await lists(member))[PAID_NEWSLETTER]).toBe('unsubscribed')
  })

  // holds Decisions §8: Lists are tags; statuses subscribed and unsubscribed; paid list 403
  test('an unknown list and an unknown status are 400', async () => {
    const member = await api.as(await api.a.user())
    await expect(member.setNewsletterSub({ list_id: 1, status: 'subscribed' })).rejects.toMatchObject({
      status: 400,
      message: 'There is no such newsletter.',
    })
    const response = await member.fetch('/api/set_newsletter_sub', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ list_id: FREE_NEWSLETTER, status: 'maybe' }),
    })
    expect(response.status).toBe(400)
  })
})

// holds Part 1 §7: `POST /api/process_lead`
describe('process_lead', () => {
  // holds Decisions §8: process_lead subscribes to the free list
  test('subscribes an address to the free list, once, however it is written', async () => {
    for (const email of ['Reed@Example.com', ' reed@example.com ']) await api.visitor().processLead({ email })
    expect(await rowsOf('reed@example.com')).toMatchObject([
      { listId: FREE_NEWSLETTER, status: 'subscribed' },
    ])
  })

  test.each([
    ['', 'E-mail address is required!'],
    ['   ', 'E-mail address is required!'],
    [null, 'E-mail address is required!'],
    ['reed', 'Your e-mail address appears to be invalid. Please check for typos.'],
    ['reed@pond.invalidtld', 'Your e-mail address appears to be invalid. Please check for typos.'],
    [
      'reed@pond.com\r\nBcc: all@pond.com',
      'Your e-mail address appears to be invalid. Please check for typos.',
    ],
  ])('refuses %j', async (email, message) => {
    await expect(api.visitor().processLead({ email })).rejects.toMatchObject({ status: 400, message })
  })
})

// holds Part 1 §7: `GET /api/get_newsletter_posts`
describe('get_newsletter_posts', () => {
  const titles = async () => (await api.visitor().getNewsletterPosts({})).posts.map(({ title }) => title)

  // holds Part 1 §2 Home page: Five newsletter articles
  // holds Decisions §8: Posts of the public feed, kept for an hour; else five that ship
  test('reads the provider’s public feed, kept for an hour; while it cannot be read, those that ship or those known', async () => {
    answer = { status: 500, body: 'no' }
    expect(await titles()).toHaveLength(5)
    expect((await titles())[0]).toBe('What teachers already know about product work')
    answer = rss(item('One', 'https://news.example/one'))
    expect(feed.seen).toHaveLength(1)
    at += 5 * MINUTE
    expect(await titles()).toEqual(['One'])
    answer = rss(item('Two', 'https://news.example/two'))
    at += HOUR - 1
    expect(await titles()).toEqual(['One'])
    at += 1
    await titles()
    await expect.poll(titles).toEqual(['Two'])
    answer = { status: 200, body: '<html>not a feed</html>' }
    at += HOUR
    await titles()
    await expect.poll(() => feed.seen.length).toBe(4)
    expect(await titles()).toEqual(['Two'])
  })

  test('an article that came with the product has a page that says so; other names are 404', async () => {
    const page = await api.visitor().fetch('/newsletter/twenty-minutes-a-day')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await page.text()).toContain('A sample article that came with the product.')
    expect((await api.visitor().fetch('/newsletter/nothing-here')).status).toBe(404)
  })

  test('/newsletter leads to every article that came with the product', async () => {
    const page = await (await api.visitor().fetch('/newsletter')).text()
    const shipped = await listSiteContents(api.db, 'newsletter_post')
    expect(shipped).toHaveLength(5)
    for (const { url } of shipped) expect(page).toContain(`<a href="${url}">`)
    expect(page).toContain('>October 12, 2026</time>')
  })
})

// holds Part 1 §3: Sales logos: success, logos
// holds Part 1 §7: `GET /api/load_sales_logos`
test('load_sales_logos gives pictures that we serve ourselves', async () => {
  const { logos } = await api.visitor().loadSalesLogos({})
  expect(logos).toHaveLength(8)
  for (const { url } of logos) {
    const picture = await api.visitor().fetch(url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
})
