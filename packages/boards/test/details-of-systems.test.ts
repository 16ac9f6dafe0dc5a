import { describe, expect, test } from 'vitest'
import { readBoard } from '../src/index.ts'
import { testWeb, webOf } from './test-web.ts'

describe('SmartRecruiters', () => {
  const board = { system: 'smartrecruiters', tenant: 'Acme' }
  const list = 'https://api.smartrecruiters.com/v1/companies/Acme/postings'
  const row = (id: number) => ({ id: String(id), name: `Job ${id}`, company: { identifier: 'Acme' } })
  const serve = (most: number, total: number, asked: string[]) =>
    testWeb(({ url }) => {
      if (!url.startsWith(`${list}?`)) return { status: 404, body: '{}' }
      asked.push(url.slice(list.length))
      const offset = Number(new URL(url).searchParams.get('offset'))
      const rows = Array.from({ length: 230 }, (_, id) => row(id)).slice(offset, offset + most)
      return { status: 200, body: JSON.stringify({ totalFound: total, content: rows }) }
    })

  test.each([
    [100, 3],
    [70, 4],
  ])('that gives pages of %i is asked for the next after as many rows as came', async (most, pages) => {
    const asked: string[] = []
    const reading = await readBoard(board, { web: serve(most, 230, asked) })
    expect(reading).toMatchObject({ complete: true, duplicates: 0, detailsMissing: 230 })
    expect(asked).toHaveLength(pages)
    expect(asked[1]).toBe(`?limit=100&offset=${most}`)
  })

  test('that speaks of more postings than it gives is incomplete', async () => {
    expect(await readBoard(board, { web: serve(100, 240, []) })).toMatchObject({
      complete: false,
      incompleteReason: 'SmartRecruiters speaks of 10 postings more than it gave.',
    })
  })

  test('with a page of 200,000 malformed rows is `changed`', async () => {
    const body = `{"totalFound": 1, "content": [${'0,'.repeat(200_000)}0]}`
    await expect(readBoard(board, { web: testWeb(() => ({ status: 200, body })) })).rejects.toMatchObject({
      kind: 'changed',
    })
  })

  test('asks for no more pages, and for no text, past the limit', async () => {
    const asked: string[] = []
    const reading = await readBoard(board, { web: serve(100, 230, asked), postingLimit: 50 })
    expect(reading).toMatchObject({ complete: false, detailsMissing: 50 })
    expect(asked).toHaveLength(1)
  })
})

describe('Rippling', () => {
  const board = { system: 'rippling', tenant: 'acme' }
  const old = 'https://api.rippling.com/platform/api/ats/v1/board/acme/jobs'
  const row = (uuid: string, label: string) => ({
    uuid,
    name: 'Tutor',
    url: `https://ats.rippling.com/acme/jobs/${uuid}`,
    department: { id: 'Schools', label: 'Schools' },
    workLocation: { label, id: label },
  })

  test('is read from its older list where the newer one is not there', async () => {
    const web = webOf({
      [old]: JSON.stringify([row('a', 'Remote (Ohio, US)'), row('a', 'Akron, OH')]),
      [`${old}/a`]: JSON.stringify({ description: { role: '<p>Teach.</p>' } }),
    })
    expect(await readBoard(board, { web })).toMatchObject({
      complete: true,
      duplicates: 0,
      detailsMissing: 0,
      postings: [
        { html: '<p>Teach.</p>', places: ['Remote (Ohio, US)', 'Akron, OH'], department: 'Schools' },
      ],
    })
  })

  test('is read to its last page', async () => {
    const items = Array.from({ length: 45 }, (_, at) => row(`id-${at}`, 'Akron, OH'))
    const web = testWeb(({ url }) => {
      const page = new URL(url).searchParams.get('page')
      if (page === null) return { status: 404, body: '{}' }
      const rows = items.slice(Number(page) * 20, Number(page) * 20 + 20)
      return { status: 200, body: JSON.stringify({ items: rows, totalItems: 45 }) }
    })
    const reading = await readBoard(board, { web })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(45)
  })
})

describe('JazzHR', () => {
  const board = { system: 'jazzhr', tenant: 'acme' }
  const url = 'https://acme.applytojob.com/apply'
  const read = (body: string) =>
    readBoard(board, { web: webOf({ [url]: `<html><body>${body}</body></html>` }) })

  test('with the older list, whose rows stand there twice, is read by its links', async () => {
    const row = '<tr><td><a href="/apply/jobs/details/Ab1cD2eF3g?&">Tutor</a></td></tr>'
    expect(await read(`<table>${row}</table><table>${row}</table>`)).toMatchObject({
      complete: true,
      duplicates: 1,
      postings: [{ externalId: 'Ab1cD2eF3g', title: 'Tutor' }],
    })
  })

  test('with a list that holds nothing is empty', async () => {
    expect(await read('<div class="jobs-list"><h2>Current Openings</h2></div>')).toMatchObject({
      complete: true,
      postings: [],
    })
  })

  test('that is nested deeper than any real page is `changed`, without delay', async () => {
    for (const hostile of ['<div>', '<p><b>', '<li><ul>', '<div></b>', '<!--'])
      await expect(read(hostile.repeat(200_000))).rejects.toMatchObject({ kind: 'changed' })
  })
})

describe("NEOGOV's portal of an agency", () => {
  const board = { system: 'neogov', tenant: 'juniper.attract.neoed.com' }
  const posting = 'https://www.schooljobs.com/careers/juniper/jobs/6101/reading-teacher'
  const box = (href: string) =>
    `<a href="${href}" class="jobs__box"><div class="jobs__box__heading">Reading Teacher</div><p class="jobs__box__text">1 Elm St, Juniper, NM 87000, USA</p></a>`
  const list = `<div class="wrapper__body">${box(`${posting}?visitor=1&session=2`)}</div>`
  const page =
    '<script type="application/ld+json">{"@type":"JobPosting","title":"x","description":"Teach."}</script>'
  const serve = (body: string) => webOf({ [`https://${board.tenant}/JobList`]: body, [posting]: page })

  test('is read without the visitor and the session of its links; the texts come from its postings', async () => {
    expect(await readBoard(board, { web: serve(list) })).toMatchObject({
      postings: [
        {
          externalId: '6101',
          title: 'Reading Teacher',
          url: posting,
          html: '<p>Teach.</p>',
          places: ['1 Elm St, Juniper, NM 87000, USA'],
        },
      ],
      complete: true,
    })
  })

  test.each(['', list.slice(0, -8), '<div>Welcome</div>'])('that answers %j is `changed`', async (body) => {
    await expect(readBoard(board, { web: serve(body) })).rejects.toMatchObject({ kind: 'changed' })
  })
})
