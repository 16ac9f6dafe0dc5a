import { alertJobLink, unsubscribeLink } from '@lilypad/crypto'
import { listNewsletterStatuses, schema, setNewsletterStatus } from '@lilypad/db'
import { NEWSLETTER_LISTS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi()

const PUBLIC = 'http://localhost:3000'
const links = () => ({ publicUrl: PUBLIC, secret: api.deps.config.http.sessionSecret })
/** The path of a link in an e-mail: the tests' server has another address than PUBLIC_URL. */
const pathOf = (link: string) => link.slice(PUBLIC.length)
const open = (path: string, init: RequestInit = {}) =>
  api.visitor().fetch(path, { redirect: 'manual', ...init })

async function digestOf(user: { id: number }) {
  const [digest] = await api.db
    .insert(schema.digests)
    .values({ userId: user.id, schedule: 'daily', period: '2026-06-10', jobCount: 2 })
    .returning()
  return digest?.id ?? 0
}
const opensOf = async (digestId: number) =>
  (await api.db.select().from(schema.digestOpens).where(eq(schema.digestOpens.digestId, digestId)))
    .map(({ jobId }) => jobId)
    .sort((a, b) => a - b)

describe('a job link of an alert e-mail', () => {
  // holds Decisions §8: Job links are signed and counted
  test('goes to the job’s page and is counted, once for each job, without logging in', async () => {
    const digest = await digestOf(await api.a.user())
    const first = pathOf(alertJobLink(links(), digest, 7))
    const [response] = await Promise.all([open(first), open(first), open(first)])
    expect([response.status, response.headers.get('location')]).toEqual([302, `${PUBLIC}/#/job/7`])
    expect(response.headers.get('cache-control')).toBe('no-store')
    await open(first)
    await open(pathOf(alertJobLink(links(), digest, 8)))
    expect(await opensOf(digest)).toEqual([7, 8])
  })

  test('a HEAD, as link checkers send it, counts nothing', async () => {
    const digest = await digestOf(await api.a.user())
    const response = await open(pathOf(alertJobLink(links(), digest, 7)), { method: 'HEAD' })
    expect(response.status).toBe(302)
    expect(await opensOf(digest)).toEqual([])
  })

  // holds Decisions §8: Job links are signed and counted
  test('one that we did not sign is not counted, and leads nowhere but here', async () => {
    const digest = await digestOf(await api.a.user())
    const good = pathOf(alertJobLink(links(), digest, 7))
    const bad: [string, string][] = [
      [good.replace('job=7', 'job=8'), `${PUBLIC}/#/job/8`],
      [good.replace(/s=.*/, 's='), `${PUBLIC}/#/job/7`],
      [good.replace(/s=.*/, 's=é'), `${PUBLIC}/#/job/7`],
      [pathOf(alertJobLink({ ...links(), secret: 'another secret' }, digest, 7)), `${PUBLIC}/#/job/7`],
      [good.replace('job=7', 'job=//evil.example'), `${PUBLIC}/#/dashboard`],
      [good.replace('job=7', 'job=7&job=7'), `${PUBLIC}/#/dashboard`],
      ['/api/alerts/open', `${PUBLIC}/#/dashboard`],
    ]
    for (const [path, location] of bad) {
      const response = await open(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, location])
    }
    expect(await opensOf(digest)).toEqual([])
  })

  test('a digest that is gone with its person leads to the job all the same', async () => {
    const response = await open(pathOf(alertJobLink(links(), 999_999, 7)))
    expect(response.headers.get('location')).toBe(`${PUBLIC}/#/job/7`)
  })
})

describe('unsubscribe', () => {
  const personWithAlerts = async () => {
    const person = await api.a.subscriber()
    const marker = new Date()
    await api.a.search(person, { schedule: 'daily', marker })
    await api.a.search(person, { schedule: 'daily', marker })
    await api.a.search(person, { schedule: 'weekly', marker })
    return person
  }
  const schedulesOf = async ({ id }: { id: number }) =>
    (await api.db.select().from(schema.savedSearches).where(eq(schema.savedSearches.userId, id)))
      .map(({ schedule, marker }) => [schedule, marker !== null])
      .sort()
  const ALL_ON = [
    ['daily', true],
    ['daily', true],
    ['weekly', true],
  ]
  const DAILY_OFF = [
    [null, false],
    [null, false],
    ['weekly', true],
  ].sort()

  // holds Decisions §8: `GET /api/unsubscribe` changes nothing, `POST /api/unsubscribe` switches off
  test('GET shows a page with one button and changes nothing', async () => {
    const person = await personWithAlerts()
    const response = await open(pathOf(unsubscribeLink(links(), person.id, 'daily')))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.match(/<button/g)).toHaveLength(1)
    expect(page).toContain('Stop all daily alerts')
    expect(await schedulesOf(person)).toEqual(ALL_ON)
  })

  // holds Decisions §3: Webhook and one-click are exempt
  // holds Decisions §8: `GET /api/unsubscribe` changes nothing, `POST /api/unsubscribe` switches off
  test.each([
    ['the button of the page', 'application/x-www-form-urlencoded', ''],
    ['a mailbox provider', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a provider with multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('POST by %s switches off all alerts of the schedule, and may be repeated', async (_who, type, body) => {
    const person = await personWithAlerts()
    const path = pathOf(unsubscribeLink(links(), person.id, 'daily'))
    for (let time = 0; time < 2; time += 1) {
      const response = await open(path, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
      })
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain('Your daily alerts are off.')
      expect(page).toContain('/#/unsubscribe"')
    }
    expect(await schedulesOf(person)).toEqual(DAILY_OFF)
  })

  test('the page that follows stops every other e-mail in one press: all alerts and newsletters', async () => {
    const person = await personWithAlerts()
    const at = new Date()
    for (const listId of NEWSLETTER_LISTS)
      await setNewsletterStatus(api.db, { email: person.email, listId, status: 'subscribed', now: at })
    const path = pathOf(unsubscribeLink(links(), person.id, 'daily'))
    const page = await (await open(path, { method: 'POST' })).text()
    const [, action = ''] = /action="([^"]+)"[^>]*><button[^>]*>Stop all e-mails</.exec(page) ?? []
    for (let time = 0; time < 2; time += 1) {
      const response = await open(action.replaceAll('&amp;', '&'), { method: 'POST' })
      expect(await response.text()).toContain('All e-mails are off.')
    }
    expect(await schedulesOf(person)).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ])
    expect([...(await listNewsletterStatuses(api.db, person.email)).values()]).toEqual(
      NEWSLETTER_LISTS.map(() => 'unsubscribed'),
    )
  })

  test('a POST without any body does it, too', async () => {
    const person = await personWithAlerts()
    const response = await open(pathOf(unsubscribeLink(links(), person.id, 'daily')), { method: 'POST' })
    expect(response.status).toBe(200)
    expect(await schedulesOf(person)).toEqual(DAILY_OFF)
  })

  test('a token that we did not make is a 400 with a page, and changes nothing', async () => {
    const [person, other] = [await personWithAlerts(), await personWithAlerts()]
    const good = pathOf(unsubscribeLink(links(), person.id, 'daily'))
    const bad = [
      '/api/unsubscribe',
      good.slice(0, -1),
      good.replace('.daily.', '.weekly.'),
      good.replace(`=${person.id}.`, `=${other.id}.`),
      good.replace(`=${person.id}.`, `=0${person.id}.`),
    ]
    for (const path of bad)
      for (const method of ['GET', 'POST']) {
        const response = await open(path, { method })
        expect([path, method, response.status]).toEqual([path, method, 400])
        expect(await response.text()).toContain('This link does not work.')
      }
    expect(await schedulesOf(person)).toEqual(ALL_ON)
    expect(await schedulesOf(other)).toEqual(ALL_ON)
  })
})
