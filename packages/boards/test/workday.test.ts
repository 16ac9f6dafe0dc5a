import { describe, expect, test } from 'vitest'
import { readBoard } from '../src/index.ts'
import { testWeb } from './test-web.ts'

const BOARD = { system: 'workday', tenant: 'acme.wd5/Jobs' }
const LIST = 'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Jobs/jobs'

type Job = { id: number; family: string; kind: string; locations: string }
type FacetName = 'family' | 'kind' | 'locations'
type Asked = { appliedFacets: Record<string, string[]>; limit: number; offset: number; searchText: string }

/**
 * A site that gives 20 rows at a time and at most 2,000 of a list, states the total once, and starts over at the end.
 */
function site(
  jobs: readonly Job[],
  { facets = ['family', 'kind'] as FacetName[], asked = [] as Asked[], isDeaf = false } = {},
) {
  const answer = (body: Asked) => {
    const isSlice = Object.keys(body.appliedFacets).length > 0
    const found = jobs.filter((job) =>
      isDeaf && isSlice
        ? job.id < 1_000
        : facets.every((name) => body.appliedFacets[name]?.includes(job[name]) ?? true),
    )
    const given = found.slice(0, 2_000)
    const start = body.offset < given.length ? body.offset : 0
    return {
      total: body.offset === 0 ? given.length : 0,
      jobPostings: given.slice(start, start + 20).map(({ id }) => ({
        title: `Job ${id}`,
        externalPath: `/job/Here/Job_R-${id}`,
        locationsText: 'Here',
        postedOn: 'Posted Today',
        bulletFields: [`R-${id}`],
      })),
      facets: [{ facetParameter: 'group', values: facets.map((name) => facetOf(name, found)) }],
    }
  }
  return testWeb(({ url, method, body = '' }) => {
    if (url !== LIST) return { status: 404, body: '{}' }
    const request = JSON.parse(body) as Asked
    asked.push(request)
    const isWhole = ['appliedFacets', 'limit', 'offset', 'searchText'].every((name) => name in request)
    if (method !== 'POST' || !isWhole) return { status: 422, body: '{}' }
    return request.limit > 20
      ? { status: 400, body: '{}' }
      : { status: 200, body: JSON.stringify(answer(request)) }
  })
}

function facetOf(name: FacetName, jobs: readonly Job[]) {
  const ids = [...new Set(jobs.map((job) => job[name]))].filter((id) => id !== '')
  const values = ids.map((id) => ({ id, count: jobs.filter((job) => job[name] === id).length }))
  return { facetParameter: name, values }
}

const jobs = (count: number, family: (id: number) => string = () => 'all') =>
  Array.from({ length: count }, (_, id) => ({
    ...{ id, family: family(id) },
    ...{ kind: id % 3 ? 'full' : 'part', locations: id % 2 ? 'Reno' : 'Provo' },
  }))

describe('Workday', () => {
  test('is read in pages of 20 to the total that its first page tells', async () => {
    const asked: Asked[] = []
    const reading = await readBoard(BOARD, { web: site(jobs(45), { asked }) })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(45)
    expect(asked.map(({ offset }) => offset)).toEqual([0, 20, 40])
  })

  test('past 2,000 rows is asked for by facets, and completely', async () => {
    const web = site(jobs(3_000, (id) => ['arts', 'science', 'sport'][id % 3] ?? ''))
    const reading = await readBoard(BOARD, { web })
    expect(reading).toMatchObject({ complete: true, incompleteReason: null, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(3_000)
  })

  test('a slice that is still too long is asked for by a second facet', async () => {
    const web = site(jobs(3_900, (id) => (id < 2_700 ? 'arts' : 'science')))
    const reading = await readBoard(BOARD, { web })
    expect(reading).toMatchObject({ complete: true, duplicates: 0 })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(3_900)
  })

  test('past 2,000 rows without a facet is incomplete', async () => {
    const reading = await readBoard(BOARD, { web: site(jobs(2_100), { facets: [] }) })
    expect(reading).toMatchObject({
      complete: false,
      incompleteReason: 'Workday gives no more than 2000 postings of one list.',
    })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(2_000)
  })

  test('past 2,000 rows, of which only places are told, is incomplete: its total is unknown', async () => {
    const reading = await readBoard(BOARD, { web: site(jobs(3_000), { facets: ['locations'] }) })
    expect(reading).toMatchObject({
      complete: false,
      incompleteReason: 'Workday gives no more than 2000 postings of one list.',
      postings: { length: 3_000 },
    })
  })

  test('that repeats rows in place of others is incomplete', async () => {
    const rows = jobs(30)
    const reading = await readBoard(BOARD, { web: site([...rows, ...rows.slice(0, 10)]) })
    expect(reading).toMatchObject({
      complete: false,
      duplicates: 10,
      incompleteReason: 'Workday speaks of 10 postings more than it gave.',
    })
  })

  test('whose facets give the same postings again is incomplete', async () => {
    const web = site(jobs(3_000), { isDeaf: true })
    expect(await readBoard(BOARD, { web })).toMatchObject({
      complete: false,
      duplicates: 0,
      incompleteReason: 'Workday speaks of 2000 postings more than it gave.',
    })
  })

  test('on the shared host is asked there', async () => {
    const asked: string[] = []
    const web = testWeb(({ url }) => {
      asked.push(url)
      return { status: 200, body: '{"total": 0, "jobPostings": []}' }
    })
    expect(await readBoard({ system: 'workday', tenant: 'wd5/acme/Jobs' }, { web })).toMatchObject({
      postings: [],
      complete: true,
    })
    expect(asked).toEqual(['https://wd5.myworkdaysite.com/wday/cxs/acme/Jobs/jobs'])
  })
})
