import { rm } from 'node:fs/promises'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { clientFolder } from '../pages/client-folder.ts'
import { failureOf } from './desk-boards.ts'

let api: TestApi
let admin: Browser
let webFolder: string

beforeAll(async () => {
  webFolder = clientFolder()
  api = await createTestApi({ webFolder })
  admin = await api.as(await api.a.user({ isAdmin: true }))
})
afterAll(async () => {
  await api.close()
  await rm(webFolder, { recursive: true })
})
beforeEach(async () => {
  await api.db.delete(schema.announcements)
  await api.db.delete(schema.siteContents)
  await api.db.delete(schema.companyLogos)
})

const nobody = { for_free: false, for_paid: false, for_visitors: false }
const indexPage = async () => (await api.visitor().fetch('/')).text()

// holds Decisions §3 Added calls: Alerts: `POST /admin-api/save_alert`, `POST /admin-api/delete_alert`
describe('save_alert and delete_alert', () => {
  test('an alert that is added is shown at once, in the stripe and in the page that is served', async () => {
    await admin.saveAlert({ id: null, content: ' First ', ...nobody, for_visitors: true })
    const { alerts } = await admin.saveAlert({ id: null, content: 'Second', ...nobody, for_paid: true })
    const shown = [
      { Content: 'First', 'Free Users': false, 'Paid Users': false, 'Non-logged-in Users': true },
      { Content: 'Second', 'Free Users': false, 'Paid Users': true, 'Non-logged-in Users': false },
    ]
    expect(alerts).toMatchObject(shown)
    expect((await api.visitor().loadAlerts({})).alerts).toEqual(alerts)
    expect(await indexPage()).toContain('"Content":"First"')
  })

  test('a changed one keeps its place and its id; a deleted one is gone', async () => {
    const { alerts } = await admin.saveAlert({ id: null, content: 'First', ...nobody })
    await admin.saveAlert({ id: null, content: 'Second', ...nobody })
    const id = alerts[0]?.id ?? 0
    const changed = await admin.saveAlert({ id, content: 'Changed', ...nobody, for_free: true })
    expect(changed.alerts.map((alert) => alert.Content)).toEqual(['Changed', 'Second'])
    expect(changed.alerts[0]).toMatchObject({ id, 'Free Users': true })
    expect(await indexPage()).toContain('Changed')
    const left = await admin.deleteAlert({ id })
    expect(left.alerts.map((alert) => alert.Content)).toEqual(['Second'])
    expect(await indexPage()).not.toContain('Changed')
  })

  test('any text is shown as text', async () => {
    await admin.saveAlert({ id: null, content: '</script><script>alert(1)</script>', ...nobody })
    expect(await indexPage()).not.toContain('<script>alert')
  })

  test('an empty text is 400, an unknown alert 404', async () => {
    expect(await failureOf(admin.saveAlert({ id: null, content: ' ', ...nobody }))).toEqual([
      400,
      "The field 'content' must not be empty.",
    ])
    expect(await failureOf(admin.saveAlert({ id: 999, content: 'New', ...nobody }))).toEqual([
      404,
      'There is no such announcement.',
    ])
    expect(await failureOf(admin.deleteAlert({ id: 999 }))).toEqual([404, 'There is no such announcement.'])
  })
})

const say = (name: string, id: number | null = null) =>
  admin.saveTestimonial({ id, quote: `${name} found a job.`, name, role: 'Teacher' })

describe('testimonials', () => {
  // holds Decisions §3 Added calls: Content: `GET /admin-api/get_site_contents`, `POST /admin-api/save_testimonial`, `POST /admin-api/move_site_content`, `POST /admin-api/delete_site_content`
  test('are added, changed, moved and deleted, and the home page shows it', async () => {
    const sample = { quote: 'A sample.', name: 'Sample', role: 'Teacher', is_sample: true }
    await api.db.insert(schema.siteContents).values({ kind: 'testimonial', position: 0, content: sample })
    for (const name of ['Ada', 'Bo', 'Cy']) await say(name)
    const { testimonials } = await admin.getSiteContents({})
    expect(testimonials.map(({ name, is_sample }) => [name, is_sample])).toEqual([
      ['Sample', true],
      ['Ada', false],
      ['Bo', false],
      ['Cy', false],
    ])
    const idOf = (name: string) => testimonials.find((one) => one.name === name)?.id ?? 0
    const names = async () => (await api.visitor().loadTestimonials({})).testimonials.map(({ name }) => name)
    await admin.moveSiteContent({ id: idOf('Cy'), by: -1 })
    expect(await names()).toEqual(['Sample', 'Ada', 'Cy'])
    await admin.moveSiteContent({ id: idOf('Sample'), by: 1 })
    expect(await names()).toEqual(['Ada', 'Sample', 'Cy'])
    await admin.moveSiteContent({ id: idOf('Ada'), by: -1 })
    expect(await names()).toEqual(['Ada', 'Sample', 'Cy'])
    const changed = await say('Di', idOf('Sample'))
    expect(changed.testimonials[1]).toEqual({
      id: idOf('Sample'),
      quote: 'Di found a job.',
      name: 'Di',
      role: 'Teacher',
      is_sample: false,
    })
    await admin.deleteSiteContent({ id: idOf('Ada') })
    expect(await names()).toEqual(['Di', 'Cy', 'Bo'])
  })

  test('what is no content of these pages is left alone, and is 404', async () => {
    const [post] = await api.db
      .insert(schema.siteContents)
      .values({ kind: 'newsletter_post', position: 0, content: { title: 'A post' } })
      .returning()
    const id = post?.id ?? 0
    const refused = [404, 'There is no such content.']
    expect(await failureOf(admin.deleteSiteContent({ id }))).toEqual(refused)
    expect(await failureOf(admin.moveSiteContent({ id, by: 1 }))).toEqual(refused)
    expect(await failureOf(say('Ada', id))).toEqual(refused)
    expect(await failureOf(admin.deleteSiteContent({ id: 999_999 }))).toEqual(refused)
    expect(await api.db.$count(schema.siteContents, eq(schema.siteContents.id, id))).toBe(1)
  })
})

function bytesOf(start: string, length = 100) {
  const bytes = Buffer.alloc(length, 0)
  bytes.write(start, 'latin1')
  return bytes
}
const PNG = '\x89PNG\r\n\x1a\n'
const addLogo = (bytes: Buffer, name = 'Pond School') =>
  admin.addSalesLogo({ name, file: new Blob([new Uint8Array(bytes)]) })

test('the audit log names what was changed', async () => {
  const { alerts } = await admin.saveAlert({ id: null, content: 'Named', ...nobody })
  await admin.deleteAlert({ id: alerts[0]?.id ?? 0 })
  const { testimonials } = await say('Ada')
  await admin.moveSiteContent({ id: testimonials[0]?.id ?? 0, by: 1 })
  const { logos } = await addLogo(bytesOf(PNG))
  await admin.deleteSiteContent({ id: logos[0]?.id ?? 0 })
  const entries = await api.db.select().from(schema.auditLog).orderBy(schema.auditLog.id)
  expect(entries.slice(-6).map(({ action, subject }) => [action, subject])).toEqual([
    ['save_alert', 'Named'],
    ['delete_alert', 'Named'],
    ['save_testimonial', 'Ada'],
    ['move_site_content', 'Ada'],
    ['add_sales_logo', 'Pond School'],
    ['delete_site_content', 'Pond School'],
  ])
})

// holds Decisions §3 Added calls: Content: `POST /admin-api/add_sales_logo`
describe('sales logos', () => {
  const pictures: [string, string, string][] = [
    ['PNG', PNG, 'image/png'],
    ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['WebP', 'RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['GIF', 'GIF89a', 'image/gif'],
    ['AVIF', '\x00\x00\x00\x1cftypavif', 'image/avif'],
  ]
  test.each(pictures)(
    'a %s is kept under a random name and served as what it is',
    async (_what, start, type) => {
      const bytes = bytesOf(start)
      const { logos } = await addLogo(bytes)
      expect(logos).toMatchObject([{ name: 'Pond School' }])
      expect((await api.visitor().loadSalesLogos({})).logos).toEqual(
        logos.map(({ name, url }) => ({ name, url })),
      )
      const response = await api.visitor().fetch(logos[0]?.url ?? '')
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    },
  )

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<html><body>GIF89a</body></html>'],
    ['a document', '%PDF-1.7'],
    ['nothing', ''],
  ])('%s is refused', async (_what, start) => {
    expect(await failureOf(addLogo(bytesOf(start)))).toEqual([
      415,
      'Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
    ])
    expect(await api.db.$count(schema.companyLogos)).toBe(0)
  })

  test('has at most 1 MB', async () => {
    await addLogo(bytesOf(PNG, 1024 * 1024))
    expect(await failureOf(addLogo(bytesOf(PNG, 1024 * 1024 + 1)))).toEqual([
      413,
      'The picture must be 1 MB or smaller.',
    ])
  })

  test('two of one content are two, each with a name of its own; a deleted one is served no more', async () => {
    await addLogo(bytesOf(PNG), 'First')
    const { logos } = await addLogo(bytesOf(PNG), 'Second')
    const [first, second] = logos
    expect(first?.url).not.toBe(second?.url)
    const moved = await admin.moveSiteContent({ id: second?.id ?? 0, by: -1 })
    expect(moved.logos.map(({ name }) => name)).toEqual(['Second', 'First'])
    await admin.deleteSiteContent({ id: first?.id ?? 0 })
    expect((await api.visitor().loadSalesLogos({})).logos.map(({ name }) => name)).toEqual(['Second'])
    expect((await api.visitor().fetch(first?.url ?? '')).status).toBe(404)
    expect((await api.visitor().fetch(second?.url ?? '')).status).toBe(200)
  })

  test('a picture that came with the product, or that a board uses, outlives its place on the pages', async () => {
    const file = 'sample.svg'
    await api.db.insert(schema.companyLogos).values({
      file,
      sourceUrl: 'sample:sample.svg',
      contentType: 'image/svg+xml',
      content: Buffer.from('<svg/>'),
      fetchedAt: new Date(),
    })
    const content = { name: 'Sample', file }
    await api.db.insert(schema.siteContents).values({ kind: 'sales_logo', position: 0, content })
    const { logos } = await admin.getSiteContents({})
    await admin.deleteSiteContent({ id: logos[0]?.id ?? 0 })
    expect((await api.visitor().fetch(`/logos/${file}`)).status).toBe(200)
  })
})
