import { randomUUID } from 'node:crypto'
import { schema } from '@lilypad/db'
import { parse } from 'csv-parse/sync'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const COMPANY = '/admin-api/admin/generate_company_report'
const USER = '/admin-api/admin/generate_user_report'

let admin: Browser
const api = useApi({ now: () => NOW })
beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true, email: 'owner@example.com' }))
  await makeYear()
})

const at = (instant: string) => new Date(instant)
const click = (
  companyName: string,
  instant: string,
  more: { userId?: number; isSimilarJob?: boolean } = {},
) =>
  api.db
    .insert(schema.clicks)
    .values({ jobId: 1, companyName, isSimilarJob: false, at: at(instant), ...more })

/** Two companies in November, with something on each side of every edge. */
async function makeYear() {
  const pond = { companyName: 'Pond & <Lily>' }
  await api.a.job({ ...pond, approvedAt: at('2026-06-01T12:00:00Z') })
  await api.a.job({ ...pond, approvedAt: at('2026-11-10T12:00:00Z') })
  await api.a.job({
    ...pond,
    approvedAt: at('2026-06-01T12:00:00Z'),
    deletedAt: at('2026-11-12T12:00:00Z'),
    unlistedReason: 'deleted',
  })
  await api.a.job({
    ...pond,
    approvedAt: at('2026-06-01T12:00:00Z'),
    deletedAt: at('2026-08-12T12:00:00Z'),
    unlistedReason: 'deleted',
  })
  await api.a.job({ ...pond, approvedAt: null, unlistedReason: 'not_remote' })
  await api.a.job({ companyName: '=Formula()', approvedAt: at('2026-11-11T04:59:59Z') })
  await click(pond.companyName, '2026-11-10T15:00:00Z')
  await click(pond.companyName, '2026-11-11T04:59:59Z', { isSimilarJob: true })
  await click(pond.companyName, '2026-11-11T05:00:00Z')
  await click(pond.companyName, '2026-09-01T12:00:00Z')
  await click('=Formula()', '2026-11-21T16:59:00Z')
}

const html = { accept: 'text/html,application/xhtml+xml' }
async function open(path: string, browser = admin) {
  const response = await browser.fetch(path, { headers: html })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
async function csvOf(path: string) {
  const response = await admin.fetch(path)
  const rows = parse<Record<string, string>>(await response.text(), { bom: true, columns: true })
  return { headers: response.headers, rows }
}
/** The rows of a table, by their first cell. */
function tableOf(page: string, caption: string): Record<string, string[]> {
  const table = page.split('<table>').find((part) => part.includes(`<caption>${caption}</caption>`)) ?? ''
  const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)]
  return Object.fromEntries(
    rows.map(([, name = '', cells = '']) => [
      name,
      [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, v = '']) => v),
    ]),
  )
}

describe('reports are HTML pages of their own, for admins alone', () => {
  test.each([COMPANY, USER, `${COMPANY}?format=csv`, `${USER}?format=csv`])(
    '%s refuses everybody else',
    async (path) => {
      expect((await open(path, api.visitor())).status).toBe(401)
      expect((await open(path, await api.as(await api.a.user()))).status).toBe(403)
      expect((await open(path, await api.as(await api.a.subscriber()))).status).toBe(403)
      expect((await open(path, await api.impersonating(await api.a.user()))).status).toBe(403)
    },
  )

  test('a visitor’s browser is told so on a page', async () => {
    const { headers, text } = await open(COMPANY, api.visitor())
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain('Please log in.')
  })

  test.each([COMPANY, USER])(
    '%s is kept nowhere, runs no script and brings no style of its own',
    async (path) => {
      const { headers, text } = await open(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';manifest-src 'self';worker-src 'self'",
      )
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    },
  )

  // holds Decisions §10: Reports print, with chart, table and CSV
  test.each([COMPANY, USER])(
    '%s has a chart with words for who cannot see it, a table and a CSV link',
    async (path) => {
      const { text } = await open(path)
      expect(text).toMatch(
        /<svg[^>]* role="img" aria-labelledby="([\w-]+)" aria-describedby="([\w-]+)"><title id="\1">/,
      )
      expect(text).toMatch(/<desc id="[\w-]+">[^<]+<\/desc>/)
      expect(text).toContain('<table>')
      expect(text).toMatch(/<a [^>]*href="[^"]*format=csv">Download as CSV<\/a>/)
    },
  )

  // holds Decisions §10: Reports print, with chart, table and CSV
  test('they lead back to the back office, and nowhere to log in', async () => {
    const { text } = await open(USER)
    const [bar = ''] = /<nav[\s\S]*?<\/nav>/.exec(text) ?? []
    expect([...bar.matchAll(/>([\w ]+)<\/a>/g)].map(([, label]) => label)).toEqual([
      'Lilypad',
      'Admin',
      'Jobs',
    ])
  })

  test('they print well', async () => {
    const style = await (await admin.fetch('/pages.css')).text()
    expect(style).toMatch(/size: ?A4/)
    expect(style).toMatch(/break-inside: ?avoid/)
    expect(style).toMatch(/display: ?table-header-group/)
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/admin/generate_company_report`
describe('Company Report', () => {
  // holds Decisions §10: Company Report's contents
  test('by company: clicks and similar-job clicks, jobs live, new and removed in the period', async () => {
    const { status, text } = await open(`${COMPANY}?start_date=2026-11-10&end_date=2026-11-12`)
    expect(status).toBe(200)
    expect(text).toContain('Nov 10, 2026 to Nov 12, 2026, 3 days')
    expect(tableOf(text, 'By company')).toEqual({
      'Pond &amp; &lt;Lily&gt;': ['3', '1', '2', '1', '1'],
      '=Formula()': ['0', '0', '1', '1', '0'],
    })
  })

  // holds Decisions §10: Company Report's contents
  test('by day, New York’s', async () => {
    const { text } = await open(`${COMPANY}?start_date=2026-11-09&end_date=2026-11-12`)
    expect(tableOf(text, 'By day')).toEqual({
      'Nov 9, 2026': ['0', '0', '2', '0', '0'],
      'Nov 10, 2026': ['2', '1', '4', '2', '0'],
      'Nov 11, 2026': ['1', '0', '4', '0', '0'],
      'Nov 12, 2026': ['0', '0', '3', '0', '1'],
    })
  })

  test('without dates it covers the last 30 days, today included', async () => {
    const { text } = await open(COMPANY)
    const days = Object.keys(tableOf(text, 'By day'))
    expect(days).toHaveLength(30)
    expect([days[0], days.at(-1)]).toEqual(['Oct 23, 2026', 'Nov 21, 2026'])
    expect(tableOf(text, 'By day')['Nov 21, 2026']).toEqual(['1', '0', '3', '0', '0'])
  })

  test('with a last day in the future it covers the days until today', async () => {
    const { status, text } = await open(`${COMPANY}?start_date=2026-11-20&end_date=2027-01-31`)
    expect(status).toBe(200)
    expect(Object.keys(tableOf(text, 'By day'))).toEqual(['Nov 20, 2026', 'Nov 21, 2026'])
  })

  test.each([
    ['start_date=soon', 'The start date must be a day such as 2026-01-31.'],
    ['end_date=2026-02-30', 'The end date must be a day such as 2026-01-31.'],
    ['start_date=2026-11-12&end_date=2026-11-10', 'The end date must not be before the start date.'],
    ['start_date=9999-12-31', 'The start date lies in the future.'],
    ['start_date=1990-01-01', 'A report covers at most three years.'],
    ['start_date=9999-12-31&format=csv', 'The start date lies in the future.'],
    [
      'start_date=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      'The start date must be a day such as 2026-01-31.',
    ],
  ])('%s is answered by a page that says what is wrong', async (query, fault) => {
    const { status, headers, text } = await open(`${COMPANY}?${query}`)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain(` role="alert">${fault}</p>`)
    expect(text).not.toContain('<script')
  })

  test('the CSV has a row for each company and day, and no cell that is computed', async () => {
    const { headers, rows } = await csvOf(`${COMPANY}?start_date=2026-11-10&end_date=2026-11-12&format=csv`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename=lilypad-companies-2026-11-10-2026-11-12.csv',
    )
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual({
      Day: '2026-11-10',
      Company: "'=Formula()",
      Clicks: '0',
      'Similar-Job Clicks': '0',
      'Jobs Live': '1',
      'New Jobs': '1',
      'Removed Jobs': '0',
    })
    expect(
      rows.filter(({ Company }) => Company === 'Pond & <Lily>').map((row) => Object.values(row)),
    ).toEqual([
      ['2026-11-10', 'Pond & <Lily>', '2', '1', '3', '1', '0'],
      ['2026-11-11', 'Pond & <Lily>', '1', '0', '3', '0', '0'],
      ['2026-11-12', 'Pond & <Lily>', '0', '0', '2', '0', '1'],
    ])
  })

  test('page and CSV of a year agree, by company and by day', async () => {
    const year = `${COMPANY}?start_date=2025-11-22&end_date=2026-11-21`
    const { text } = await open(year)
    const { rows } = await csvOf(`${year}&format=csv`)
    const sum = (some: typeof rows, key: string) => some.reduce((total, row) => total + Number(row[key]), 0)
    const days = tableOf(text, 'By day')
    expect(Object.keys(days)).toHaveLength(365)
    expect(rows).toHaveLength(365 * 2)
    const ofPond = rows.filter(({ Company }) => Company === 'Pond & <Lily>')
    expect(tableOf(text, 'By company')['Pond &amp; &lt;Lily&gt;']).toEqual([
      ...['Clicks', 'Similar-Job Clicks'].map((key) => String(sum(ofPond, key))),
      ofPond.at(-1)?.['Jobs Live'],
      ...['New Jobs', 'Removed Jobs'].map((key) => String(sum(ofPond, key))),
    ])
    expect(days['Nov 10, 2026']?.[2]).toBe(
      String(
        sum(
          rows.filter(({ Day }) => Day === '2026-11-10'),
          'Jobs Live',
        ),
      ),
    )
  })

  test('a page shows the 500 companies with the most clicks, and says so', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({
      jobId: 1,
      companyName: `Many ${n}`,
      isSimilarJob: false,
      at: at('2025-03-09T12:00:00Z'),
    }))
    await api.db.insert(schema.clicks).values(many)
    const day = `${COMPANY}?start_date=2025-03-09&end_date=2025-03-09`
    const { text } = await open(day)
    expect(Object.keys(tableOf(text, 'By company'))).toHaveLength(500)
    expect(text).toContain(
      'The 500 companies with the most clicks, of 501. The CSV has all of them, day by day.',
    )
    expect((await csvOf(`${day}&format=csv`)).rows).toHaveLength(501)
  })

  test('of days on which nothing happened it says so', async () => {
    const { status, text } = await open(`${COMPANY}?start_date=2024-01-01&end_date=2024-01-02`)
    expect(status).toBe(200)
    expect(text).toContain('No job was open, and none was opened, in these days.')
  })
})

const listing = (id: number) => ({
  id,
  title: 'A job',
  companyName: 'A company',
  url: 'https://job.example.com',
})

/** Two log-ins, three clicks, one search, one job of two still tracked, one alert of two digests, one opened link. */
async function busyUser(email: string) {
  const user = await api.a.user({ email, createdAt: at('2026-05-02T12:00:00Z') })
  const { id: userId } = user
  const logIns = ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z'].map((instant) => ({
    userId,
    at: at(instant),
  }))
  await api.db.insert(schema.logIns).values(logIns)
  for (const day of ['02', '03', '04']) await click('Pond & <Lily>', `2026-11-${day}T12:00:00Z`, { userId })
  await api.a.search(user)
  await api.a.star(user, listing(901))
  await api.a.star(user, listing(902))
  await api.db.update(schema.trackedJobs).set({ untrackedAt: NOW }).where(eq(schema.trackedJobs.jobId, 902))
  const digest = { userId, schedule: 'daily', createdAt: NOW } as const
  const [sent] = await api.db
    .insert(schema.digests)
    .values([
      { ...digest, period: '2026-11-02', jobCount: 2 },
      { ...digest, period: '2026-11-03', jobCount: 0 },
    ])
    .returning()
  await api.db.insert(schema.digestOpens).values({ digestId: sent?.id ?? 0, jobId: 901, at: NOW })
  return user
}
const BUSY = ['2', '3', '1', '1', '1', '1']

// holds Part 2 §7 Admin: `GET /admin-api/admin/generate_user_report`
describe('User Usage Report', () => {
  beforeAll(() => busyUser('busy@example.com'))

  // holds Decisions §10: User Usage Report's contents
  test('by user: log-ins, clicks, saved searches, tracked jobs, alerts sent and opened links', async () => {
    const { status, text } = await open(USER)
    expect(status).toBe(200)
    const users = tableOf(text, 'By user')
    expect(Object.keys(users)[0]).toBe('busy@example.com')
    expect(users['busy@example.com']).toEqual(BUSY)
    expect(users['owner@example.com']).toEqual(['0', '0', '0', '0', '0', '0'])
  })

  test('clicks of visitors and of former members are told apart', async () => {
    const [all] = await api.db.select({ count: count() }).from(schema.clicks)
    const { text } = await open(USER)
    expect(text).toContain(`opened ${(all?.count ?? 0) - 3} more jobs.`)
  })

  test('one user, by an address without regard to case, with the last twelve months', async () => {
    const { status, text } = await open(`${USER}?email=%20Busy@Example.com`)
    expect(status).toBe(200)
    expect(text).toContain('busy@example.com, here since May 2, 2026')
    expect([...text.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value)).toEqual(BUSY)
    const months = tableOf(text, 'The last twelve months')
    expect(Object.keys(months)).toHaveLength(12)
    expect(months['Dec 2025']).toEqual(['0', '0', '0', '0'])
    expect(months['Oct 2026']).toEqual(['1', '0', '0', '0'])
    expect(months['Nov 2026']).toEqual(['1', '3', '1', '1'])
    const { rows } = await csvOf(`${USER}?email=busy@example.com&format=csv`)
    expect(rows.map((row) => Object.values(row))).toEqual([['busy@example.com', '2026-05-02', ...BUSY]])
  })

  test.each(['', '&format=csv'])(
    'an address that nobody has is answered by a page that says so%s',
    async (more) => {
      const { status, headers, text } = await open(`${USER}?email=nobody%3Cb%3E@example.com${more}`)
      expect(status).toBe(404)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(text).toContain('There is no user with the e-mail address nobody&lt;b&gt;@example.com.')
    },
  )

  test('neither has anybody one that no database can hold', async () => {
    expect((await open(`${USER}?email=a%00b@example.com`)).status).toBe(404)
  })

  test('a page shows 500 users and says so, the CSV has everybody, and no cell is computed', async () => {
    const { id: _, ...person } = await api.a.user({ email: '=cmd@example.com' })
    const crowd = Array.from({ length: 2_100 }, (_, n) => ({
      ...person,
      email: `crowd-${n}@example.com`,
      stripeClientReferenceId: randomUUID(),
    }))
    await api.db.insert(schema.users).values(crowd)
    const [all] = await api.db.select({ count: count() }).from(schema.users)
    const { text } = await open(USER)
    expect(Object.keys(tableOf(text, 'By user'))).toHaveLength(500)
    expect(text).toContain(`The 500 users with the most clicks, of ${all?.count.toLocaleString('en-US')}.`)
    const { headers, rows } = await csvOf(`${USER}?format=csv`)
    expect(headers.get('content-disposition')).toBe('attachment; filename=lilypad-users-2026-11-21.csv')
    expect(rows).toHaveLength(all?.count ?? 0)
    expect(new Set(rows.map(({ User }) => User)).size).toBe(rows.length)
    expect(rows.find(({ User }) => User?.includes('cmd'))?.User).toBe("'=cmd@example.com")
  })
})
