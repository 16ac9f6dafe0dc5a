import { schema } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { allMarkupOf, markupOf, metaOf } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'
import { putPosting } from './put-posting.ts'

const { api, free, get, pageOf } = usePublicPages()
/** Polls: another process's change of the list is heard of a moment later. */
const soon = { timeout: 60_000, interval: 100 }

const statusOf = async (slug: string) => (await get(`/companies/${slug}`)).status
/** The page of an employer, once the server knows it. */
async function companyPageOf(slug: string) {
  await api().announceJobs()
  await expect.poll(() => statusOf(slug), soon).toBe(200)
  return (await get(`/companies/${slug}`)).text()
}

/** An employer with a board, a free job and two of members. */
async function putPond() {
  const companyName = 'Pond & <Sóns>'
  const board = await api().a.board({
    companyName,
    careersUrl: 'https://pond.example/careers?a=1&b=2',
    logoFile: 'pond.svg',
    lastScrapedAt: new Date('2026-06-03T12:00:00Z'),
  })
  const job = await free({ companyName, boardId: board.id, title: 'Lesson Writer', salaryRange: '$50,000' })
  await api().a.job({ companyName, boardId: board.id, title: 'Told to nobody' })
  await api().a.job({ companyName, boardId: board.id, title: 'Told to nobody', salaryMax: 1 })
  await putPosting(api(), { boardId: board.id, jobId: job.id }, { firstSeenAt: new Date(0) })
  return { companyName, job }
}

async function answer(slug: string) {
  const response = await get(`/companies/${slug}`)
  const headers = [...response.headers].filter(([name]) => !/^(?:date|x-request-id)$|ratelimit/.test(name))
  return { status: response.status, headers, text: await response.text() }
}

describe('/companies/{slug} shows an employer with a listed job of the free subset', () => {
  // holds Found by others §1: `/companies/{slug}` shows an employer with a listed job of the free subset
  test('with its facts, its board and its free jobs, and no word of the others', async () => {
    const { job } = await putPond()
    const html = await companyPageOf('pond-sons')
    expect(html).toContain('<title>Remote jobs at Pond &amp; &lt;Sóns&gt; · Lilypad</title>')
    expect(html).toContain('<h1>Pond &amp; &lt;Sóns&gt;</h1>')
    const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...fact]) => fact)
    expect(facts).toEqual([
      ['Open jobs on Lilypad', '3'],
      ['Pay stated for', '2 of 3'],
      ['Checked', 'Jun 3, 2026'],
    ])
    expect(html).toContain('>1 of 3 open jobs</h2>')
    expect(html).toContain(` href="/jobs/${job.id}">Lesson Writer</a>`)
    expect(html).toContain('>$50,000</span>')
    expect(html).toContain(
      '<span>Full-Time</span><span><span class="dot" aria-hidden="true"> · </span>No Travel</span>',
    )
    expect(html).toContain('href="https://pond.example/careers?a=1&amp;b=2&amp;utm_source=lilypad"')
    expect(html).toContain(`href="${PUBLIC}/#/company/${encodeURIComponent('Pond & <Sóns>')}"`)
    expect(html).toContain(`href="${PUBLIC}/#/sign-up"`)
    expect(html).not.toContain('Told to nobody')
  })

  test('with how long its jobs are usually open, where that is known', async () => {
    const board = await api().a.board({ companyName: 'Usual' })
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const seen = async (firstSeenAt: Date, more: Parameters<typeof free>[0], goneAt?: Date) => {
      const job = await free({ companyName: 'Usual', boardId: board.id, ...more })
      await putPosting(
        api(),
        { boardId: board.id, jobId: job.id },
        { firstSeenAt, ...(goneAt && { goneAt }) },
      )
    }
    await seen(at(1), {})
    const gone = { unlistedReason: 'deleted', deletedAt: new Date() } as const
    for (const day of [10, 20, 23, 24, 25]) await seen(at(2), gone, at(day))
    expect(await companyPageOf('usual')).toContain('<dt>Usually open</dt><dd>21 days</dd>')
  })

  // holds Found by others §3: One address, a description and a picture, for sites that show a card for a link
  test('to search engines and link previews, under its canonical address', async () => {
    await putPond()
    const html = await companyPageOf('pond-sons')
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC}/companies/pond-sons">`)
    const told = 'Remote jobs at Pond &amp; &lt;Sóns&gt;: 3 open jobs on Lilypad · pay stated for 2 of 3.'
    expect(metaOf(html, 'description')).toBe(told)
    expect(metaOf(html, 'og:title')).toBe('Remote jobs at Pond &amp; &lt;Sóns&gt;')
    expect(metaOf(html, 'og:url')).toBe(`${PUBLIC}/companies/pond-sons`)
    expect(markupOf(html)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      name: 'Pond & <Sóns>',
      url: `${PUBLIC}/companies/pond-sons`,
      logo: `${PUBLIC}/logos/pond.svg`,
      sameAs: ['https://pond.example/careers?a=1&b=2'],
    })
    expect(html).not.toMatch(/<style|style="| on\w+=|javascript:/)
  })

  test('from the page of its job', async () => {
    const { job } = await putPond()
    expect(await pageOf(job)).toContain('<a href="/companies/pond-sons">Pond &amp; &lt;Sóns&gt;</a>')
    const nameless = await free({ companyName: '🐸' })
    expect(await pageOf(nameless)).toContain('<p class="company">🐸</p>')
  })

  // holds Found by others §3: `/sitemap.xml` names the home page and every public page; an index above 50,000
  test('in the sitemap, with when one of its listed jobs last changed', async () => {
    const { job, companyName } = await putPond()
    await api().a.job({ companyName: 'Members only' })
    const changedAt = new Date(job.changedAt.getTime() + 60_000)
    await api().a.job({ companyName, changedAt })
    await companyPageOf('pond-sons')
    const entry = `<loc>${PUBLIC}/companies/pond-sons</loc><lastmod>${changedAt.toISOString()}</lastmod>`
    const sitemap = async () => (await get('/sitemap.xml')).text()
    await expect.poll(sitemap, soon).toContain(entry)
    expect((await sitemap()).match(/\/companies\//g)).toHaveLength(1)
  })

  // holds Found by others §1: The same for everybody, by no cookie
  test('to a premium member as to a visitor, kept for five minutes by anybody', async () => {
    await putPond()
    const html = await companyPageOf('pond-sons')
    const member = await api().as(await api().a.subscriber())
    const response = await member.fetch('/companies/pond-sons')
    expect(await response.text()).toBe(html)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })
})

describe('which employers have a page', () => {
  // holds Found by others §1: Which employers have a page: 404 for one without a free job, as for an unknown one
  test('one without a free job answers as one that never was, to the byte', async () => {
    await api().a.board({ companyName: 'Board only' })
    await api().a.job({ companyName: 'Members only' })
    await free({ companyName: 'Gone', unlistedReason: 'deleted', deletedAt: new Date() })
    await free({ companyName: '🐸' })
    await free({ companyName: 'Known' })
    await companyPageOf('known')
    const expected = await answer('nobody')
    expect(expected.status).toBe(404)
    expect(expected.text).toContain('<h1>This employer’s jobs may be for members.</h1>')
    expect(allMarkupOf(expected.text)).toEqual([])
    for (const slug of ['members-only', 'board-only', 'gone', 'Known', '%F0%9F%90%B8', '%2F', '__proto__'])
      expect(await answer(slug)).toEqual(expected)
  })

  test('one whose last free job has just gone answers so, too', async () => {
    await free({ companyName: 'Known' })
    await companyPageOf('known')
    await api().db.delete(schema.jobs)
    expect(await statusOf('known')).toBe(404)
  })

  test('of two with one slug, the one with more open jobs, if visitors may see one of them', async () => {
    for (const title of ['A', 'B', 'C']) await api().a.job({ companyName: 'Reed Co', title })
    await free({ companyName: 'Reed & Co' })
    await free({ companyName: 'REED CO' })
    await api().a.job({ companyName: 'REED CO' })
    expect(await companyPageOf('reed-co')).toContain('<h1>REED CO</h1>')
  })

  test.each(['%00', '%', '%3Cscript%3E', 'a'.repeat(400), '..%2F..%2Fetc'])(
    '/companies/%s is no page and no failure',
    async (slug) => {
      const response = await get(`/companies/${slug}`)
      expect([400, 404]).toContain(response.status)
      expect(await response.text()).not.toContain('<script')
    },
  )

  test('leads members from its address into the client', async () => {
    const redirected = async (path: string) => {
      const response = await api().visitor().fetch(path, { redirect: 'manual' })
      return [response.status, response.headers.get('location')]
    }
    expect(await redirected('/companies/members-only?open')).toEqual([
      302,
      `${PUBLIC}/#/company/members-only`,
    ])
    expect(await redirected('/companies')).toEqual([302, `${PUBLIC}/#/dashboard`])
    expect(await redirected('/companies/Nobody?open')).toEqual([404, null])
  })
})
