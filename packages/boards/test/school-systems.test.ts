import { ScrapeError } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { detectBoard, readBoard } from '../src/index.ts'
import { testWeb, webOf } from './test-web.ts'

const jobPosting = (fields: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', ...fields })}</script></head></html>`

describe("PageUp's newer product", () => {
  const origin = 'https://careers.larch.example'
  const board = { system: 'pageup-sites', tenant: 'careers.larch.example' }
  const urlset = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`
  const tutors = ['/jobs/online-tutor-1', '/jobs/online-tutor-2', '/jobs/online-tutor-3']

  test('is asked for no more texts in this reading once its host asks for proof of a person', async () => {
    const asked: string[] = []
    const web = testWeb(({ url }) => {
      asked.push(url)
      if (url.endsWith('/sitemap.xml')) return { status: 200, body: urlset(...tutors) }
      if (url.endsWith('-1'))
        return { status: 200, body: jobPosting({ title: 'Tutor One', description: 'x' }) }
      throw new ScrapeError('blocked', 'The host asks for proof that a person is reading.')
    })
    expect(await readBoard(board, { web })).toMatchObject({
      postings: [{ title: 'Tutor One' }, { title: 'Online Tutor 2' }, { title: 'Online Tutor 3' }],
      complete: true,
      detailsMissing: 2,
      textsRefused:
        'The texts of 2 postings could not be read: The host asks for proof that a person is reading.',
    })
    expect(asked).toHaveLength(3)
  })

  test('keeps the title that a posting’s page gave while the page is refused', async () => {
    const known = (externalId: string) => ({
      fingerprint: 'other',
      posting: {
        ...{
          externalId,
          title: 'Tutor (Online)',
          url: `${origin}/jobs/${externalId}`,
          html: '<p>Teach.</p>',
        },
        ...{ places: [], country: null, department: null, employment: null, workplace: null, remote: null },
        ...{ pay: null, postedAt: null, applyBy: null, company: null },
      },
    })
    const web = webOf({ [`${origin}/sitemap.xml`]: urlset('/jobs/online-tutor-1') })
    expect(await readBoard(board, { web, known })).toMatchObject({
      postings: [{ title: 'Tutor (Online)', html: '<p>Teach.</p>' }],
    })
  })

  test.each(['/jobs/category/faculty', '/jobs/departments/music/', '/jobs/locations'])(
    'lists postings on %s, which is not a posting',
    async (path) => {
      const web = webOf({ [`${origin}/sitemap.xml`]: urlset(...tutors, path) })
      expect(await readBoard(board, { web })).toMatchObject({
        postings: { length: 3 },
        dropped: 0,
        complete: true,
      })
    },
  )

  test('of which one of the sitemaps is missing is incomplete', async () => {
    const index = `<sitemapindex><sitemap><loc>${origin}/jobs-1.xml</loc></sitemap><sitemap><loc>${origin}/jobs-2.xml</loc></sitemap></sitemapindex>`
    const web = webOf({ [`${origin}/sitemap.xml`]: index, [`${origin}/jobs-1.xml`]: urlset(...tutors) })
    expect(await readBoard(board, { web })).toMatchObject({
      complete: false,
      incompleteReason: '1 of its sitemaps were not read.',
    })
  })

  test('is told from another site with such an address, which is read as a web page', async () => {
    const page = jobPosting({ title: 'Tutor', description: 'Teach.', identifier: '7' })
    const web = webOf({ [`${origin}/jobs/search`]: page })
    expect(await readBoard(board, { web })).toMatchObject({
      identity: { system: 'web-page', tenant: `${origin}/jobs/search` },
      postings: [{ externalId: '7' }],
    })
  })

  test('whose sitemap is a page to log in is not taken for another site, complete', async () => {
    const search = `<html>${jobPosting({ title: 'Tutor', description: 'Teach.', identifier: '7' })}</html>`
    const web = webOf({ [`${origin}/jobs/search`]: search, [`${origin}/sitemap.xml`]: '<html>Log in</html>' })
    expect(await readBoard(board, { web })).toMatchObject({
      complete: false,
      incompleteReason: '1 of its sitemaps were not read.',
    })
  })

  test('is told from another site whose query chooses its postings, which keeps it', async () => {
    const address = `${origin}/jobs/search?team=tutors`
    const { system, tenant } = detectBoard(`${address}&utm_source=x`) as typeof board & { ok: true }
    const page = jobPosting({ title: 'Tutor', description: 'Teach.', identifier: '7' })
    expect(await readBoard({ system, tenant }, { web: webOf({ [address]: page }) })).toMatchObject({
      identity: { system: 'web-page', tenant: address },
      postings: [{ externalId: '7' }],
    })
  })

  test('is one board, whatever the query of its address', async () => {
    const { system, tenant } = detectBoard(`${origin}/jobs/search?query=tutor`) as typeof board & { ok: true }
    const web = webOf({ [`${origin}/sitemap.xml`]: urlset(...tutors) })
    expect(await readBoard({ system, tenant }, { web })).toMatchObject({ identity: board })
  })
})

describe('Paycor', () => {
  const board = { system: 'paycor', tenant: '8a78aa01' }
  const career = 'https://recruitingbypaycor.com/career'
  const home = `${career}/CareerHome.action?clientId=8a78aa01`
  const introduction = `${career}/JobIntroduction.action?clientId=8a78aa01&id=8a78bb11`
  const page = (body: string) => `<html><body>${body}</body></html>`

  test('with no openings is an empty board', async () => {
    const web = webOf({ [home]: page('<p>We do not have any current openings.</p>') })
    expect(await readBoard(board, { web })).toMatchObject({ postings: [], complete: true })
  })

  test.each([
    'Sorry, we currently have no open positions at this time!',
    'No jobs available',
    'We don’t have any openings at Fern right now, but do come back.',
  ])('that says %j is one, too', async (sentence) => {
    const web = webOf({ [home]: page(`<div>${sentence}</div><footer>Apply by e-mail.</footer>`) })
    expect(await readBoard(board, { web })).toMatchObject({ postings: [], complete: true })
  })

  test.each(['No jobs are shown to browsers without scripts.', 'There are no positions that match.'])(
    'that says %j shows no list',
    async (sentence) => {
      const web = webOf({ [home]: page(`<p>${sentence}</p>`) })
      await expect(readBoard(board, { web })).rejects.toMatchObject({ kind: 'changed' })
    },
  )

  test('keeps a posting whose page says that it is no longer active until the list drops it', async () => {
    const web = webOf({
      [home]: page(`<a href="${introduction.replaceAll('&', '&amp;')}">Tutor</a>`),
      [introduction]: page('<div id="gnewtonConfirmation">Sorry, this job is no longer active.</div>'),
    })
    expect(await readBoard(board, { web })).toMatchObject({
      postings: [{ externalId: '8a78bb11', html: null }],
      detailsMissing: 1,
      complete: true,
    })
  })
})

test('K12JobSpot: each posting of a phrase bears its district, whatever page of the index shows it', async () => {
  const asked: unknown[] = []
  const web = testWeb(({ url, body = '{}' }) => {
    if (!url.endsWith('/api/Jobs/Search')) return { status: 404, body: '' }
    const { pageStartIndex: first, pageEndIndex: last, searchPhrase } = JSON.parse(body)
    asked.push([searchPhrase, first, last])
    const ids = Array.from({ length: 120 }, (_, at) => at + 1).slice(first - 1, last)
    const jobs = ids.map((id) => ({ id, title: `Job ${id}`, hiringOrganization: `District ${id}` }))
    return { status: 200, body: JSON.stringify({ jobs }) }
  })
  const reading = await readBoard({ system: 'k12jobspot', tenant: 'online tutor' }, { web })
  expect(asked).toEqual([
    ['online tutor', 1, 100],
    ['online tutor', 101, 200],
    ['online tutor', 121, 220],
  ])
  expect(reading).toMatchObject({ complete: true, duplicates: 0 })
  expect(reading.outcome === 'read' && reading.postings.at(-1)).toMatchObject({
    employer: 'District 120',
    company: 'District 120',
  })
})

test('Interfolio: the number of a posting alone names no institution', () => {
  expect(detectBoard('https://apply.interfolio.com/171001')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('such as https://apply.interfolio.com/12345/positions.'),
  })
})

test.each([
  [
    'schoolspring',
    'keyword=remote',
    { value: { jobsList: [] } },
    (jobs: object[]) => ({ value: { jobsList: jobs.map((job, at) => ({ ...job, jobId: at })) } }),
  ],
  [
    'k12jobspot',
    'remote',
    { jobs: [] },
    (jobs: object[]) => ({ jobs: jobs.map((job, id) => ({ ...job, id })) }),
  ],
])(
  '%s: a slice of the index leaves out what its list calls hybrid or on-site',
  async (system, tenant, end, toList) => {
    let lists = 0
    const asked: string[] = []
    const jobs = ['Tutor (Hybrid)', 'On-Site Teacher', 'Reading Coach'].map((title) => ({ title }))
    const web = testWeb(({ url, method }) => {
      const isList = method === 'POST' || url.includes('GetPaged')
      if (!isList) asked.push(url)
      lists += isList ? 1 : 0
      return isList
        ? { status: 200, body: JSON.stringify(lists === 1 ? toList(jobs) : end) }
        : { status: 404, body: '' }
    })
    expect(await readBoard({ system, tenant }, { web })).toMatchObject({
      postings: [{ title: 'Reading Coach' }],
      complete: true,
    })
    expect(asked).toHaveLength(1)
  },
)
