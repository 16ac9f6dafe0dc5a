import { schema } from '@lilypad/db'
import { DAY_MS, dayAndYear, newYorkDay, PLANS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hasPosting, metaOf } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const CSP =
  "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';manifest-src 'self';worker-src 'self';upgrade-insecure-requests"

const { api, free, get, pageOf } = usePublicPages()

/** Other jobs come and go between two looks at a page. */
const withoutRelated = (html: string) =>
  html.replace(/<section aria-labelledby="related">.*?<\/section>/s, '')

describe('/jobs/{id} shows a listed job of the free subset', () => {
  // holds Found by others §1: `/jobs/{id}` shows a listed job of the free subset without JavaScript, and leads into the hash routes
  test('with what it is, how to apply, and ways into the web client', async () => {
    const job = await free({
      title: 'Lesson Writer',
      companyName: 'Pond & Co',
      url: 'https://pond.example/1',
    })
    const response = await get(`/jobs/${job.id}?utm_source=elsewhere`)
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('<title>Lesson Writer at Pond &amp; Co · Lilypad</title>')
    expect(html).toContain('<h1>Lesson Writer</h1>')
    expect(html).toContain(`<h3>About job`)
    expect(html).toContain('utm_source=lilypad&amp;utm_medium=job-board&amp;utm_campaign=apply')
    expect(html).toContain(`href="${PUBLIC}/#/job/${job.id}"`)
    expect(html).toContain(`href="${PUBLIC}/#/dashboard"`)
  })

  test('with the days on which it was added, checked and posted by the employer', async () => {
    const board = await api().a.board({ lastScrapedAt: new Date('2026-06-03T12:00:00Z') })
    const approvedAt = new Date('2026-06-02T02:00:00Z')
    const job = await free({ boardId: board.id, approvedAt, postedOn: '2025-09-21' })
    const facts = [...(await pageOf(job)).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
      ([, ...fact]) => fact,
    )
    expect(facts.slice(0, 3)).toEqual([
      ['Added', 'Jun 1, 2026'],
      ['Checked', 'Jun 3, 2026'],
      ['Posted by employer', 'Sep 21, 2025'],
    ])
    const bare = await pageOf(await free({ approvedAt }))
    expect(bare).toContain('<dt>Added</dt>')
    expect(bare).not.toMatch(/<dt>(?:Checked|Posted by employer)/)
  })

  test('called a sponsored listing where it is one', async () => {
    expect(withoutRelated(await pageOf(await free({ featured: true })))).toContain('Sponsored listing')
    expect(withoutRelated(await pageOf(await free()))).not.toContain('Sponsored listing')
  })

  // holds Part 1 §9: utm_source with ? or & as fits
  test('with links in its description that are outbound links', async () => {
    const job = await free({ description: '[Benefits](https://a.example/b?c=1#d) or <jobs@a.example>' })
    const html = await pageOf(job)
    expect(html).toContain('<a href="https://a.example/b?c=1&amp;utm_source=lilypad#d"')
    expect(html).toContain('<a href="mailto:jobs@a.example"')
  })

  // holds Found by others §1: One address, a description and a picture, for sites that show a card for a link
  test('to search engines and link previews, under its canonical address', async () => {
    const job = await free({ title: 'Lesson Writer', companyName: 'Pond', summary: 'You write lessons.' })
    const html = await pageOf(job)
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC}/jobs/${job.id}">`)
    expect(html).toContain(
      `type="application/rss+xml" title="The newest jobs on Lilypad" href="${PUBLIC}/feeds/jobs.xml"`,
    )
    const told = 'Remote · Full-Time. You write lessons.'
    for (const [name, content] of Object.entries({
      description: told,
      'og:title': 'Lesson Writer at Pond',
      'og:description': told,
      'og:url': `${PUBLIC}/jobs/${job.id}`,
      'og:image:alt': 'Lesson Writer at Pond',
      'twitter:card': 'summary_large_image',
      'twitter:image': metaOf(html, 'og:image'),
    }))
      expect([name, metaOf(html, name)]).toEqual([name, content])
  })

  // holds Found by others §1: No script that runs, and the policy of every other page
  test('without a script that runs, under the policy of every other page', async () => {
    const job = await free()
    const response = await get(`/jobs/${job.id}`)
    expect(response.headers.get('content-security-policy')).toBe(CSP)
    const html = await response.text()
    expect(html).not.toMatch(/<style|style="| on\w+=|javascript:/)
    expect(new Set(html.match(/<script[^>]*>/g))).toEqual(new Set(['<script type="application/ld+json">']))
  })

  // holds Found by others §1: The same for everybody, by no cookie
  test('to a premium member as to a visitor: no cookie is asked for or given', async () => {
    const job = await free()
    const alike = await free({ title: 'Alike' })
    await api().a.job({ title: 'Hidden' })
    await api().announceJobs()
    const member = await api().as(await api().a.subscriber())
    await expect.poll(() => pageOf(job), { timeout: 60_000 }).toContain(` href="/jobs/${alike.id}">Alike</a>`)
    const response = await member.fetch(`/jobs/${job.id}`)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toBe(await pageOf(job))
  })

  test('with related jobs, none of them outside the free subset', async () => {
    const job = await free()
    const alike = await free({ title: 'Alike' })
    await api().a.job({ title: 'Hidden' })
    await api().announceJobs()
    await expect.poll(() => pageOf(job), { timeout: 60_000 }).toContain(` href="/jobs/${alike.id}">Alike</a>`)
    expect(await pageOf(job)).not.toContain('Hidden')
  })
})

// holds Found by others §1: Which jobs have a page: 200, 404, or 410 once removed
describe('which jobs have a page', () => {
  test.each<[string, number, Parameters<typeof free>[0]]>([
    ['one of the free tenth', 200, { freeTenth: true }],
    ['a featured one', 200, { featured: true }],
    ['one that members alone see', 404, {}],
    ['one that was never listed', 404, { freeTenth: true, approvedAt: null, unlistedReason: 'not_remote' }],
    [
      'one that its board dropped 30 days ago',
      410,
      { freeTenth: true, deletedAt: new Date(Date.now() - 30 * DAY_MS), unlistedReason: 'deleted' },
    ],
    ['one that turned out not to be remote', 410, { freeTenth: true, unlistedReason: 'not_remote' }],
    ['one of members that its board dropped', 404, { deletedAt: new Date(), unlistedReason: 'deleted' }],
  ])('%s: %i', async (_which, status, more) => {
    const job = await api().a.job({ title: 'Told to nobody', ...more })
    const response = await get(`/jobs/${job.id}`)
    const html = await response.text()
    expect([response.status, hasPosting(html), html.includes('Told to nobody')]).toEqual([
      status,
      status === 200,
      status === 200,
    ])
    expect(response.headers.get('content-security-policy')).toBe(CSP)
  })

  // holds Found by others §1: Which jobs have a page: 200, 404, or 410 once removed
  test('one that its board dropped says for 30 days that it is closed, without markup, and shows similar ones', async () => {
    const alike = await free({ title: 'Alike' })
    await api().announceJobs()
    const deletedAt = new Date(Date.now() - 29 * DAY_MS)
    const job = await free({ title: 'Closed', deletedAt, unlistedReason: 'deleted' })
    await expect.poll(() => pageOf(job), { timeout: 60_000 }).toContain(` href="/jobs/${alike.id}">Alike</a>`)
    const response = await get(`/jobs/${job.id}`)
    const html = await response.text()
    expect([response.status, hasPosting(html)]).toEqual([200, false])
    expect(html).toContain(`This job closed on ${dayAndYear(newYorkDay(deletedAt))}.`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('Apply on company site')
  })

  // holds Found by others §1: Which jobs have a page: 200, 404, or 410 once removed
  test('a job that visitors may not see answers as one that never was, to the byte', async () => {
    const hidden = await api().a.job()
    const answer = async (id: number | string) => {
      const response = await get(`/jobs/${id}`)
      const headers = [...response.headers].filter(
        ([name]) => !/^(?:date|x-request-id)$|ratelimit/.test(name),
      )
      return { status: response.status, headers, text: await response.text() }
    }
    const expected = await answer(hidden.id)
    expect(expected.status).toBe(404)
    for (const id of [hidden.id + 1_000_000, 9, 'abc']) expect(await answer(id)).toEqual(expected)
  })

  test('says that the job may be for members, and shows the plans and six open jobs', async () => {
    for (let count = 0; count < 7; count += 1) await free({ title: `Open ${count}`, salaryRange: '$60,000' })
    const hidden = await api().a.job({ title: 'Told to nobody' })
    await api().announceJobs()
    const links = async () => (await pageOf(hidden)).match(/href="\/jobs\/\d+">Open \d</g)?.length
    await expect.poll(links, { timeout: 60_000 }).toBe(6)
    const html = await pageOf(hidden)
    expect(html).toContain('<h1>This job may be for members.</h1>')
    expect(html).not.toContain('Told to nobody')
    for (const { name, price } of PLANS)
      expect(html).toMatch(
        new RegExp(`<h3>${name}</h3>.*?<strong>${price.replace('$', '\\$')}</strong>`, 's'),
      )
    expect(html).toContain(`href="${PUBLIC}/#/sign-up"`)
  })

  test('leads members from its address into the client', async () => {
    const hidden = await api().a.job()
    expect(await pageOf(hidden)).toMatch(/<a [^>]*href="\?open">Open it as a member</)
    const opened = await api().visitor().fetch(`/jobs/${hidden.id}?open`, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `${PUBLIC}/#/job/${hidden.id}`])
    expect((await get('/jobs/abc?open')).status).toBe(404)
  })

  test.each([
    '0',
    '01',
    '-1',
    '1e3',
    '1.0',
    'abc',
    '999999999999999',
    '9'.repeat(400),
    '%00',
    '%3Cscript%3E',
  ])('/jobs/%s: 404', async (id) => {
    const response = await get(`/jobs/${id}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script')
  })

  // holds Found by others §1: `/jobs` leads to the dashboard
  test.each(['/jobs', '/jobs/'])('%s leads to the dashboard', async (path) => {
    const response = await api().visitor().fetch(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, `${PUBLIC}/#/dashboard`])
  })

  // holds Found by others §1: Which jobs have a page: 200, 404, or 410 once removed
  test('its page is there again once it is undeleted', async () => {
    const job = await free()
    const before = await pageOf(job)
    const gone = { deletedAt: new Date(), unlistedReason: 'deleted' as const }
    await api().db.update(schema.jobs).set(gone).where(eq(schema.jobs.id, job.id))
    expect(await pageOf(job)).toContain('This job closed on ')
    const admin = await api().as(await api().a.user({ isAdmin: true }))
    await admin.undeleteJob({ id: job.id })
    expect((await get(`/jobs/${job.id}`)).status).toBe(200)
    expect(withoutRelated(await pageOf(job))).toBe(withoutRelated(before))
  })
})

describe('caches may keep a page for five minutes', () => {
  // holds Found by others §1: Kept for five minutes by anybody; a 304; compressed
  test('and a client that already has it gets a 304', async () => {
    const job = await free()
    const first = await get(`/jobs/${job.id}`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('vary')).toBe('Accept-Encoding')
    const etag = first.headers.get('etag') ?? ''
    const again = () => get(`/jobs/${job.id}`, { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    await api().db.update(schema.jobs).set({ title: 'Changed' }).where(eq(schema.jobs.id, job.id))
    expect((await again()).status).toBe(200)
    const gone = { deletedAt: new Date(), unlistedReason: 'deleted' as const }
    await api().db.update(schema.jobs).set(gone).where(eq(schema.jobs.id, job.id))
    expect((await again()).status).toBe(200)
    await api()
      .db.update(schema.jobs)
      .set({ deletedAt: new Date(0) })
      .where(eq(schema.jobs.id, job.id))
    expect((await get(`/jobs/${job.id}`, { 'if-none-match': '*' })).status).toBe(410)
  })

  // holds Found by others §1: Kept for five minutes by anybody; a 304; compressed
  test.each(['br', 'gzip'])('compressed: %s', async (encoding) => {
    const job = await free({ title: 'Compressed' })
    const response = await get(`/jobs/${job.id}`, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toContain('<h1>Compressed</h1>')
  })
})
