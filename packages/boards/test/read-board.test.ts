import { describe, expect, test } from 'vitest'
import { POSTING_LIMIT, readBoard } from '../src/index.ts'
import { response, testWeb, webOf } from './test-web.ts'

const ASHBY = 'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true'
const LEVER = { system: 'lever', tenant: 'acme' }
const page = (...postings: object[]) =>
  postings.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('\n')
const posting = (extra: object) => ({ '@type': 'JobPosting', title: 'Tutor', ...extra })

function ashbyBoard(count: number) {
  const jobs = Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    title: `Job ${at}`,
    jobUrl: `https://jobs.ashbyhq.com/acme/id-${at}`,
  }))
  return { jobs, web: webOf({ [ASHBY]: JSON.stringify({ jobs: [...jobs, ...jobs.slice(0, 2)] }) }) }
}

describe('every board', () => {
  const board = { system: 'ashby', tenant: 'acme' }

  test('drops postings that are listed twice', async () => {
    const reading = await readBoard(board, { web: ashbyBoard(3).web })
    expect(reading).toMatchObject({ duplicates: 2, complete: true })
    expect(reading.outcome === 'read' && reading.postings.map(({ externalId }) => externalId)).toEqual([
      'id-0',
      'id-1',
      'id-2',
    ])
  })

  test('is incomplete from 5,000 postings on, and says so', async () => {
    const full = await readBoard(board, { web: ashbyBoard(POSTING_LIMIT).web })
    expect(full).toMatchObject({ complete: true })
    const reading = await readBoard(board, { web: ashbyBoard(POSTING_LIMIT + 1).web })
    expect(reading).toMatchObject({
      complete: false,
      incompleteReason: 'The board has more than 5000 postings; the rest was left out.',
    })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(POSTING_LIMIT)
  })

  test.each([
    ['different texts', 'incomplete', '<p>Teach art.</p>'],
    ['one text, for two places,', 'complete', '<p>Teach.</p>'],
  ])('whose postings of one id and title have %s is %s', async (_, outcome, descriptionHtml) => {
    const job = { id: '1', title: 'Tutor', jobUrl: 'https://jobs.ashbyhq.com/acme/1', location: 'Reno' }
    const jobs = [
      { ...job, descriptionHtml: '<p>Teach.</p>' },
      { ...job, descriptionHtml, location: 'Austin' },
    ]
    const reading = await readBoard(board, { web: webOf({ [ASHBY]: JSON.stringify({ jobs }) }) })
    expect(reading).toMatchObject({ complete: outcome === 'complete', duplicates: 1 })
  })

  test('may be empty', async () => {
    const reading = await readBoard(board, { web: webOf({ [ASHBY]: '{"jobs": []}' }) })
    expect(reading).toMatchObject({ outcome: 'read', postings: [], complete: true })
  })

  test('of a system that does not exist is an error of ours', async () => {
    await expect(readBoard({ system: 'nobody', tenant: 'x' }, { web: webOf({}) })).rejects.toThrow(RangeError)
  })
})

describe('Greenhouse', () => {
  const job = { id: 7, title: 'Tutor', absolute_url: 'https://job-boards.greenhouse.io/acme/jobs/7' }
  const list = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs'
  const query = '?content=true&pay_transparency=true'

  test('reads the text of a posting by itself where the list left it out', async () => {
    const web = webOf({
      [list + query]: JSON.stringify({ jobs: [job, { ...job, id: 8 }] }),
      [`${list}/7`]: JSON.stringify({ ...job, content: '&lt;p&gt;Teach&lt;/p&gt;' }),
    })
    const reading = await readBoard({ system: 'greenhouse', tenant: 'acme' }, { web })
    expect(reading).toMatchObject({ complete: true, postings: [{ html: '<p>Teach</p>' }, { html: null }] })
  })

  test('is asked for the list alone where it holds texts', async () => {
    const answer = JSON.stringify({
      jobs: [
        { ...job, content: '' },
        { ...job, id: 8, content: 'x' },
      ],
    })
    const asked: string[] = []
    const web = testWeb(({ url }) => {
      asked.push(url)
      return { status: 200, body: answer }
    })
    await readBoard({ system: 'greenhouse', tenant: 'acme' }, { web })
    expect(asked).toEqual([list + query])
  })

  test('that speaks of more postings than it gives is incomplete', async () => {
    const answer = JSON.stringify({ jobs: [{ ...job, content: 'x' }], meta: { total: 3 } })
    const reading = await readBoard(
      { system: 'greenhouse', tenant: 'acme' },
      { web: webOf({ [list + query]: answer }) },
    )
    expect(reading).toMatchObject({
      complete: false,
      incompleteReason: 'Greenhouse speaks of 2 postings more than it gave.',
    })
  })

  test('that gives more postings than it speaks of is incomplete', async () => {
    const jobs = [
      { ...job, content: 'x' },
      { ...job, id: 8, content: 'x' },
    ]
    const web = webOf({ [list + query]: JSON.stringify({ jobs, meta: { total: 1 } }) })
    expect(await readBoard({ system: 'greenhouse', tenant: 'acme' }, { web })).toMatchObject({
      complete: false,
      incompleteReason: 'Greenhouse gave more postings than it speaks of.',
    })
  })

  test.each(['boards-api.greenhouse.io', 'boards-api.eu.greenhouse.io'])(
    'finds a board of the EU at %s',
    async (host) => {
      const answer = JSON.stringify({ jobs: [{ ...job, content: 'x' }] })
      const web = webOf({ [`https://${host}/v1/boards/acme/jobs${query}`]: answer })
      const reading = await readBoard({ system: 'greenhouse', tenant: 'eu:acme' }, { web })
      expect(reading).toMatchObject({ postings: [{ externalId: '7' }], complete: true })
    },
  )
})

describe('Lever', () => {
  const items = Array.from({ length: 250 }, (_, at) => ({
    id: `id-${at}`,
    text: `Job ${at}`,
    hostedUrl: `https://jobs.lever.co/acme/id-${at}`,
    salaryRange: { min: 50_000, currency: 'USD' },
  }))
  const serve = (most: number, asked: string[] = []) =>
    testWeb(({ url }) => {
      asked.push(url)
      const skip = Number(new URL(url).searchParams.get('skip'))
      return { status: 200, body: JSON.stringify(items.slice(skip, skip + most)) }
    })

  test.each([100, 30, 1000])('is read to its end in pages of %i', async (most) => {
    const reading = await readBoard(LEVER, { web: serve(most) })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(250)
  })

  test('that answers every page with the first ends there', async () => {
    const first = testWeb(() => ({ status: 200, body: JSON.stringify(items.slice(0, 2)) }))
    expect(await readBoard(LEVER, { web: first })).toMatchObject({
      postings: [
        { externalId: 'id-0', pay: { min: 50_000, max: null, currency: 'USD' } },
        { externalId: 'id-1' },
      ],
    })
  })

  test('stops asking at the limit', async () => {
    const asked: string[] = []
    const reading = await readBoard(LEVER, { web: serve(100, asked), postingLimit: 120 })
    expect(reading).toMatchObject({ complete: false })
    expect(asked).toHaveLength(2)
  })

  test('with an invalid date keeps the posting', async () => {
    const odd = testWeb(() => ({ status: 200, body: JSON.stringify([{ ...items[0], createdAt: 1e300 }]) }))
    expect(await readBoard(LEVER, { web: odd })).toMatchObject({
      complete: true,
      postings: [{ postedAt: null }],
    })
  })

  test('of the EU is asked in the EU', async () => {
    const web = webOf({
      'https://api.eu.lever.co/v0/postings/acme?mode=json&skip=0&limit=100': JSON.stringify(
        items.slice(0, 1),
      ),
      'https://api.eu.lever.co/v0/postings/acme?mode=json&skip=1&limit=100': '[]',
    })
    expect(await readBoard({ system: 'lever', tenant: 'eu:acme' }, { web })).toMatchObject({ complete: true })
  })
})

describe('a web page', () => {
  const url = 'https://acme.example/careers'
  const board = { system: 'web-page', tenant: url }

  test('without postings is `changed`, in a clear sentence', async () => {
    await expect(readBoard(board, { web: webOf({ [url]: '<p>Hello</p>' }) })).rejects.toMatchObject({
      kind: 'changed',
      message: 'This page holds no job postings that a machine can read.',
    })
  })

  test('is read as rendered where its scripts make the postings', async () => {
    const web = {
      ...webOf({ [url]: '<div id="app"></div>' }),
      render: async () => response(200, url, page(posting({ identifier: 'a' }))),
    }
    expect(await readBoard(board, { web })).toMatchObject({ postings: [{ externalId: 'a', url }] })
  })

  test('with the same identifier for all tells its postings apart by their addresses', async () => {
    const html = page(posting({ identifier: 'acme', url: '/1' }), posting({ identifier: 'acme', url: '/2' }))
    const reading = await readBoard(board, { web: webOf({ [url]: html }) })
    expect(reading).toMatchObject({
      duplicates: 0,
      postings: [{ externalId: 'https://acme.example/1' }, { externalId: 'https://acme.example/2' }],
    })
  })

  test('with a script that is no JSON is read without it, and incomplete', async () => {
    const html = `<script type="application/ld+json">{"@type": </script>${page(posting({ url: 'javascript:alert(1)' }))}`
    expect(await readBoard(board, { web: webOf({ [url]: html }) })).toMatchObject({
      complete: false,
      incompleteReason: 'A part of the page that may hold postings is not valid JSON.',
      postings: [{ url }],
    })
  })

  test.each([
    [52_000, { min: 52_000, max: 52_000 }],
    ['$20 an hour', { text: '$20 an hour', min: null }],
    [
      { currency: 'EUR', value: { value: '40000', unitText: 'YEAR' } },
      { min: 40_000, interval: 'YEAR', currency: 'EUR' },
    ],
    [
      { currency: 'USD', minValue: 10, maxValue: 12, unitText: 'HOUR' },
      { min: 10, max: 12, interval: 'HOUR' },
    ],
    [{ currency: 'USD', value: {} }, null],
  ])('pays %j', async (baseSalary, pay) => {
    const reading = await readBoard(board, { web: webOf({ [url]: page(posting({ baseSalary })) }) })
    expect(reading).toMatchObject({ postings: [{ pay }] })
  })
})
