import { NO_FILTER } from '@lilypad/domain'
import { CASE_FOLLOWED, CASE_LISTS, caseJob } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobSearch, openSearch, SearchUnavailable } from '../src/index.ts'
import { compareStates, readPages, toSearched } from './as-in-browser.ts'

const NOTHING_HIDDEN = { jobs: [], companies: [], words: [] }
const EVERYTHING = {
  filter: NO_FILTER,
  person: { starred: [], hidden: NOTHING_HIDDEN, followed: [] },
  isFree: false,
  order: { sort: 'date', wishes: null },
  newSince: null,
  onlyNew: false,
  most: 100,
} as const

let search: JobSearch
let ids: number[] = []
beforeAll(async () => {
  search = await openSearch()
})
afterAll(() => search.close())

async function fill(jobs: Parameters<JobSearch['apply']>[1]) {
  await search.apply(ids, jobs)
  ids = jobs.map(({ id }) => id)
}

// holds Beyond §5: `POST /api/search_jobs` finds, orders and stacks as the list in the browser
test.each(CASE_LISTS)(
  'the engine finds what the browser does: $about',
  async ({ jobs, cases, isOrdered }) => {
    await fill(jobs.map(toSearched))
    const starred = jobs.filter(({ isTracked }) => isTracked).map(({ id }) => id)
    for (const one of cases) {
      const { cards } = await readPages(search, {
        ...EVERYTHING,
        filter: { ...NO_FILTER, ...one.filter },
        person: { starred, hidden: NOTHING_HIDDEN, followed: CASE_FOLLOWED },
        order: { sort: one.sort, wishes: null },
      })
      if (!isOrdered) cards.sort(([a = 0], [b = 0]) => a - b)
      expect([one.sentence, cards]).toEqual([one.sentence, one.cards])
    }
  },
)

test('whatever is asked, the engine finds, counts, sorts and stacks as the browser does', () =>
  compareStates(10, 6))

test('a job that is put in again is there once, as it is now, and its former values count nowhere', async () => {
  await fill([caseJob(1, { locations: ['Ohio'] }), caseJob(2)].map(toSearched))
  await search.apply([1, 7], [toSearched(caseJob(1, { locations: ['Texas'] }))])
  const { total, facets } = await search.search({ ...EVERYTHING, after: null })
  expect([total, facets?.locations]).toEqual([2, { 'Hiring Nationally': 1, Texas: 1 }])
})

test('a change that fails changes nothing: neither jobs, nor numbers, nor what the filters offer', async () => {
  const listed = [caseJob(1, { locations: ['Ohio'], salaryMax: 60_000 }), caseJob(2)].map(toSearched)
  await fill(listed)
  const before = await search.search({ ...EVERYTHING, after: null })
  const other = toSearched(caseJob(3, { locations: ['Texas'], salaryMax: 190_000 }))
  const broken = { ...toSearched(caseJob(4)), title: null as unknown as string }
  await expect(search.apply([1, 2], [other, broken])).rejects.toThrow()
  expect(await search.search({ ...EVERYTHING, after: null })).toEqual(before)
  await fill([other])
  const { total, facets, highestSalary } = await search.search({ ...EVERYTHING, after: null })
  expect([total, facets?.locations]).toEqual([1, { 'Hiring Nationally': 0, Texas: 1 }])
  expect(highestSalary).toBe(190_000)
})

test('a change is seen whole or not at all, however many are asked meanwhile', async () => {
  const batch = (title: string) =>
    Array.from({ length: 500 }, (_, n) => toSearched(caseJob(n + 1, { title, category: 'Sales' })))
  await fill(batch('Old'))
  const asks = Array.from({ length: 12 }, async () => {
    const [old, all] = await Promise.all([
      search.search({ ...EVERYTHING, filter: { ...NO_FILTER, searchField: 'old' }, after: null }),
      search.search({ ...EVERYTHING, after: null }),
    ])
    return [old.total === 0 || old.total === 500, old.total, all.total, all.facets?.categories.Sales]
  })
  await search.apply(ids, batch('New'))
  for (const [isWhole, , total, sales] of await Promise.all(asks))
    expect([isWhole, total, sales]).toEqual([true, 500, 500])
})

test('a card has the first hundred of the other places of its job, and all of them are found', async () => {
  await fill(Array.from({ length: 150 }, (_, n) => toSearched(caseJob(n + 1, { stackId: 'everywhere' }))))
  const { total, cards, next } = await search.search({ ...EVERYTHING, most: 10, after: null })
  expect([total, cards.length, next]).toEqual([150, 1, null])
  expect(cards[0]?.variants).toEqual(Array.from({ length: 100 }, (_, n) => n + 2))
})

test('what is typed is text to the engine, whatever it looks like', async () => {
  await fill([toSearched(caseJob(1, { title: `It's "100%" \\ [sic]; drop table jobs` }))])
  const ask = (searchField: string, words: string[] = []) =>
    search.count({
      ...EVERYTHING,
      filter: { ...NO_FILTER, searchField },
      person: { starred: [], hidden: { ...NOTHING_HIDDEN, words }, followed: [] },
    })
  expect(await ask(`it's '; drop table jobs`)).toBe(1)
  expect(await ask('', [`'; drop`, '(', 'c++', '\\d'])).toBe(1)
  expect(await ask('', ['[sic]; drop'])).toBe(0)
})

test('searches beyond the queue are refused, and later ones are answered', async () => {
  const own = await openSearch({ mostWaiting: 1 })
  const jobs = Array.from({ length: 20_000 }, (_, n) => toSearched(caseJob(n + 1)))
  await own.apply([], jobs)
  const ends = await Promise.allSettled(
    Array.from({ length: 8 }, () => own.search({ ...EVERYTHING, after: null })),
  )
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused.length).toBe(5)
  for (const reason of refused) expect(reason).toBeInstanceOf(SearchUnavailable)
  expect(await own.memory()).toBeGreaterThan(0)
  await own.close()
})

test('a search that takes too long is ended', async () => {
  const own = await openSearch({ longestMs: 1 })
  const titles = 'writer '.repeat(200)
  await own.apply(
    [],
    Array.from({ length: 20_000 }, (_, n) => toSearched(caseJob(n + 1, { title: titles + n }))),
  )
  const filter = { ...NO_FILTER, searchField: 'a b c d e f g h i j k l' }
  await expect(own.count({ ...EVERYTHING, filter })).rejects.toThrow('too long')
  await own.close()
})
