import { describe, expect, test } from 'vitest'
import { readBoard } from '../src/index.ts'
import { type TestAnswer, testWeb, webOf } from './test-web.ts'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => at + from)
const absent = { status: 404, body: '{}' }

describe('a redirect of a board that is not there', () => {
  const moved = (url: string, body: string) => testWeb(() => ({ status: 200, url, body }))

  test('to the site of Breezy itself is `gone`', async () => {
    const read = readBoard(
      { system: 'breezy', tenant: 'acme' },
      { web: moved('https://breezy.hr/', '<html>') },
    )
    await expect(read).rejects.toMatchObject({ kind: 'gone', message: "Breezy has no active board 'acme'." })
  })

  test('of Pinpoint is `gone`', async () => {
    const web = moved('https://www.pinpointhq.com/', '<html>')
    await expect(readBoard({ system: 'pinpoint', tenant: 'acme' }, { web })).rejects.toMatchObject({
      kind: 'gone',
    })
  })

  test('of Pinpoint to a domain of the company is read there', async () => {
    const body = JSON.stringify({ data: [{ id: 1, title: 'Tutor', path: '/postings/1' }] })
    const web = moved('https://careers.acme.example/postings.json', body)
    expect(await readBoard({ system: 'pinpoint', tenant: 'acme' }, { web })).toMatchObject({
      postings: [{ url: 'https://careers.acme.example/postings/1' }],
    })
  })
})

describe('Breezy', () => {
  test('is asked for the text of a posting only where its list holds none', async () => {
    const url = 'https://acme.breezy.hr/json?verbose=true'
    const job = (id: string, description: string) => ({
      id,
      name: 'Tutor',
      url: `https://acme.breezy.hr/p/${id}`,
      description,
    })
    const page =
      '<script type="application/ld+json">{"@type":"JobPosting","title":"x","description":"Page"}</script>'
    const web = webOf({
      [url]: JSON.stringify([job('a', '<p>List</p>'), job('b', '')]),
      'https://acme.breezy.hr/p/b': page,
    })
    expect(await readBoard({ system: 'breezy', tenant: 'acme' }, { web })).toMatchObject({
      postings: [{ html: '<p>List</p>' }, { html: '<p>Page</p>', title: 'Tutor' }],
      detailsMissing: 0,
    })
  })
})

describe('Teamtailor', () => {
  const board = { system: 'teamtailor', tenant: 'acme.na' }
  const origin = 'https://acme.na.teamtailor.com'
  const rss = (ids: readonly number[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acme</title>${ids
    .map(
      (id) => `<item><title>Tutor ${id}</title><description>&lt;p&gt;Teach&lt;/p&gt;</description>
<pubDate>Tue, 04 Aug 2026 09:00:00 +0200</pubDate><link>${origin}/jobs/${id}-tutor</link><remoteStatus>hybrid</remoteStatus>
<guid>g-${id}</guid><tt:locations><tt:location><tt:name>Hall</tt:name><tt:city>Boston</tt:city><tt:country>United States</tt:country></tt:location></tt:locations>
<tt:department>Schools</tt:department></item>`,
    )
    .join('')}</channel></rss>`
  const feed = (count: number) => ({
    title: 'Acme',
    items: numbers(count).map((id) => ({
      id: `g-${id}`,
      title: `Tutor ${id}`,
      url: `${origin}/jobs/${id}-tutor`,
      content_html: 'x',
    })),
  })
  const serve = (json: TestAnswer, total: number) =>
    testWeb(({ url }) => {
      if (url === `${origin}/jobs.json`) return json
      const { pathname, searchParams } = new URL(url)
      if (pathname !== '/jobs.rss') return absent
      const offset = Number(searchParams.get('offset'))
      return { status: 200, body: rss(numbers(Math.min(100, Math.max(0, total - offset)), offset)) }
    })

  test('without a JSON feed is read by its RSS feed, page for page', async () => {
    const reading = await readBoard(board, { web: serve(absent, 230) })
    expect(reading).toMatchObject({ complete: true, company: 'Acme', duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(230)
    expect(reading).toMatchObject({
      postings: expect.arrayContaining([
        expect.objectContaining({
          externalId: '7',
          html: '<p>Teach</p>',
          places: ['Boston, United States'],
          department: 'Schools',
          workplace: 'hybrid',
          postedAt: '2026-08-04T07:00:00.000Z',
        }),
      ]),
    })
  })

  test('whose JSON feed is as long as it may be cut to is read by its RSS feed', async () => {
    const reading = await readBoard(board, {
      web: serve({ status: 200, body: JSON.stringify(feed(100)) }, 130),
    })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(130)
  })

  test('with such a feed and no other is incomplete', async () => {
    const web = webOf({ [`${origin}/jobs.json`]: JSON.stringify(feed(100)) })
    expect(await readBoard(board, { web })).toMatchObject({
      complete: false,
      incompleteReason: 'Teamtailor may have more postings than its feed gave.',
    })
  })

  test('whose JSON feed gives the same page for ever is incomplete', async () => {
    const web = testWeb(({ url }) =>
      url.startsWith(`${origin}/jobs.json`)
        ? {
            status: 200,
            body: JSON.stringify({ ...feed(50), next_url: `${origin}/jobs.json?page=${Math.random()}` }),
          }
        : absent,
    )
    const reading = await readBoard(board, { web })
    expect(reading).toMatchObject({ complete: false })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(50)
  })

  test('whose JSON feed has no end is read for 50 pages, and says so', async () => {
    const web = testWeb(({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      const items = feed(page * 2 + 2).items.slice(page * 2)
      const body = JSON.stringify({ items, next_url: `${origin}/jobs.json?page=${page + 1}` })
      return url.startsWith(`${origin}/jobs.json`) ? { status: 200, body } : absent
    })
    expect(await readBoard(board, { web })).toMatchObject({
      complete: false,
      incompleteReason: 'Only 50 pages were read.',
      postings: { length: 100 },
    })
  })

  test('is followed to the next page of its JSON feed', async () => {
    const web = webOf({
      [`${origin}/jobs.json`]: JSON.stringify({ ...feed(2), next_url: `${origin}/jobs.json?page=2` }),
      [`${origin}/jobs.json?page=2`]: JSON.stringify({
        items: feed(3).items.slice(2),
        next_url: `${origin}/jobs.json`,
      }),
    })
    const reading = await readBoard(board, { web })
    expect(reading).toMatchObject({ complete: true })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(3)
  })
})

describe('ADP', () => {
  test('that repeats a row at the beginning of each page is read to its end', async () => {
    const rows = numbers(60).map((id) => ({ itemID: `i${id}`, requisitionTitle: `Job ${id}` }))
    const web = testWeb(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (!pathname.endsWith('/job-requisitions')) return absent
      const from = Math.max(0, Number(searchParams.get('$skip')) - 1)
      const body = { jobRequisitions: rows.slice(from, from + 20), meta: { totalNumber: 60 } }
      return { status: 200, body: JSON.stringify(body) }
    })
    const reading = await readBoard({ system: 'adp', tenant: 'c/1' }, { web })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(60)
  })
})

describe('UKG', () => {
  const board = { system: 'ukg', tenant: 'recruiting.ultipro.com/ACME/b' }
  const serve = (asked: unknown[], totalCount = 120) =>
    testWeb(({ method, body = '{}' }) => {
      if (method !== 'POST') return absent
      const { Top, Skip } = JSON.parse(body).opportunitySearch
      asked.push({ Top, Skip })
      const opportunities = numbers(120)
        .slice(Skip, Skip + Top)
        .map((id) => ({ Id: `${id}`, Title: `Job ${id}` }))
      return { status: 200, body: JSON.stringify({ opportunities, totalCount }) }
    })

  test('is asked for pages of 50', async () => {
    const asked: unknown[] = []
    const reading = await readBoard(board, { web: serve(asked) })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(120)
    expect(asked).toEqual([0, 50, 100].map((Skip) => ({ Top: 50, Skip })))
  })

  test('that says 0 beside rows is read to its end, as incomplete', async () => {
    const reading = await readBoard(board, { web: serve([], 0) })
    expect(reading).toMatchObject({ complete: false, postings: { length: 120 } })
  })

  test('is asked for no more than the limit', async () => {
    const asked: unknown[] = []
    expect(await readBoard(board, { web: serve(asked), postingLimit: 60 })).toMatchObject({ complete: false })
    expect(asked).toHaveLength(2)
  })
})

describe('Jobvite', () => {
  const page = (ids: readonly number[], total: number) =>
    `<html><body class="jv-page">${ids.map((id) => `<a href="/acme/job/o${id}">Job ${id}</a>`).join('')}
<p class="jv-pagination-text">1-50 of ${total}</p></body></html>`
  const serve = (total: number) =>
    testWeb(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname !== '/acme/search') return absent
      const from = Number(searchParams.get('p')) * 50
      return from > 120 ? absent : { status: 200, body: page(numbers(120).slice(from, from + 50), total) }
    })

  test('is read page for page', async () => {
    const reading = await readBoard({ system: 'jobvite', tenant: 'acme' }, { web: serve(120) })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(120)
  })

  test('that counts more postings than it lists is incomplete', async () => {
    expect(await readBoard({ system: 'jobvite', tenant: 'acme' }, { web: serve(150) })).toMatchObject({
      incompleteReason: 'Jobvite speaks of 30 postings more than it gave.',
    })
  })
})

describe('iCIMS', () => {
  const board = { system: 'icims', tenant: 'careers-acme' }
  const first = 'https://careers-acme.icims.com/jobs/search?pr=0&in_iframe=1'

  test('that gives fewer pages than it counts is incomplete', async () => {
    const card = '<li class="iCIMS_JobCardItem"><a href="/jobs/7/tutor/job"><h3>Tutor</h3></a></li>'
    const web = webOf({
      [first]: `<html><body>Page 1 of 3<ul class="iCIMS_JobsTable">${card}</ul></body></html>`,
    })
    expect(await readBoard(board, { web })).toMatchObject({
      postings: [{ externalId: '7' }],
      incompleteReason: 'iCIMS gave 1 of its 3 pages.',
    })
  })

  test('with no openings is an empty board', async () => {
    const web = webOf({ [first]: '<html><body><ul class="iCIMS_JobsTable"></ul></body></html>' })
    expect(await readBoard(board, { web })).toMatchObject({ postings: [], complete: true })
  })

  test('of the newer kind is read by its API, page for page', async () => {
    const origin = 'https://careers.acme.example'
    const job = (id: number) => ({
      data: {
        slug: id,
        title: `Job ${id}`,
        full_location: 'Reno, NV',
        salary_min_value: 20,
        salary_frequency: 'Hourly',
      },
    })
    const web = testWeb(({ url }) => {
      if (url === first)
        return { status: 200, url: `${origin}/jobs`, body: '<html><body id="jibe"></body></html>' }
      const page = Number(new URL(url).searchParams.get('page'))
      if (!url.startsWith(`${origin}/api/jobs?`)) return absent
      const jobs = numbers(150)
        .slice((page - 1) * 100, page * 100)
        .map(job)
      return { status: 200, body: JSON.stringify({ jobs, totalCount: 150 }) }
    })
    const reading = await readBoard(board, { web })
    expect(reading).toMatchObject({ complete: true })
    if (reading.outcome !== 'read') return
    expect(reading.postings).toHaveLength(150)
    expect(reading.postings[149]).toMatchObject({
      externalId: '149',
      url: `${origin}/jobs/149`,
      places: ['Reno, NV'],
      pay: { min: 20, max: null, interval: 'Hourly' },
    })
  })
})

describe('Personio', () => {
  test('whose feed was cut off is `changed`', async () => {
    const xml = '<workzag-jobs><position><id>1</id><name>Tutor</name></position>'
    const web = webOf({ 'https://acme.jobs.personio.de/xml': xml })
    await expect(readBoard({ system: 'personio', tenant: 'acme' }, { web })).rejects.toMatchObject({
      kind: 'changed',
    })
  })

  test.each(['<a>'.repeat(5_000) + '</a>'.repeat(5_000), '</a>'.repeat(5_000) + '<a>'.repeat(5_000)])(
    'whose feed fights the parser is `changed`',
    async (hostile) => {
      const xml = `<workzag-jobs>${hostile}</workzag-jobs>`
      const web = webOf({ 'https://acme.jobs.personio.de/xml': xml })
      await expect(readBoard({ system: 'personio', tenant: 'acme' }, { web })).rejects.toMatchObject({
        kind: 'changed',
      })
    },
  )
})

test('Greenhouse is asked for no more texts than postings are taken', async () => {
  const asked: string[] = []
  const jobs = numbers(30).map((id) => ({
    id,
    title: `Job ${id}`,
    absolute_url: `https://acme.example/${id}`,
  }))
  const web = testWeb(({ url }) => {
    asked.push(url)
    return { status: 200, body: JSON.stringify(url.includes('?') ? { jobs } : { content: '<p>Teach.</p>' }) }
  })
  const board = { system: 'greenhouse', tenant: 'acme' }
  expect(await readBoard(board, { web, postingLimit: 5 })).toMatchObject({ complete: false })
  expect(asked).toHaveLength(1 + 5)
})
