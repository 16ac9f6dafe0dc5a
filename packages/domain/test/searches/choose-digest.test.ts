import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Category, chooseDigest, compareNewest, DIGEST_LIMIT, digestField } from '../../src/index.ts'

const job = (id: number, minute: number) => ({ id, approvedAt: new Date(Date.UTC(2026, 2, 10, 8, minute)) })
type Job = ReturnType<typeof job>

const idOf = (search: string, newest: number, place: number) =>
  1_000_000 * (search.codePointAt(0) ?? 0) + 1_000 * newest + place

/** A search with jobs of its own, newest first; the newest was approved at the given minute. */
const matches = (search: string, count: number, newest: number) => ({
  search,
  jobs: Array.from({ length: count }, (_, place) => job(idOf(search, newest, place), newest - place)),
})
const chosen = (sections: ReturnType<typeof chooseDigest<string, Job>>) =>
  sections.map(({ search, shown, more }) => [search, shown.length, more])

test('nothing new, no e-mail', () => {
  expect(chooseDigest([])).toEqual([])
  expect(chooseDigest([matches('a', 0, 0), matches('b', 0, 0)])).toEqual([])
})

test('a section for each search that found something, in the order of the searches', () => {
  const digest = chooseDigest([matches('a', 2, 10), matches('b', 0, 0), matches('c', 1, 50)])
  expect(chosen(digest)).toEqual([
    ['a', 2, 0],
    ['c', 1, 0],
  ])
})

// holds Decisions §8: 25 jobs at most, each section one, 'and N more'
test.each<[name: string, given: [string, number, number][], expected: [string, number, number][]]>([
  ['25 fit', [['a', 25, 30]], [['a', 25, 0]]],
  ['of 26, one is more', [['a', 26, 30]], [['a', 25, 1]]],
  [
    'the newest of all are chosen',
    [
      ['old', 20, 100],
      ['new', 20, 200],
    ],
    [
      ['old', 5, 15],
      ['new', 20, 0],
    ],
  ],
  [
    'each section has at least one',
    [
      ['old', 3, 100],
      ['new', 40, 200],
    ],
    [
      ['old', 1, 2],
      ['new', 24, 16],
    ],
  ],
  [
    'where searches alternate, so do the chosen',
    [
      ['a', 40, 200],
      ['b', 40, 200],
    ],
    [
      ['a', 13, 27],
      ['b', 12, 28],
    ],
  ],
])('at most 25 jobs in all, newest first, then and N more: %s', (_name, given, expected) => {
  expect(chosen(chooseDigest(given.map((one) => matches(...one))))).toEqual(expected)
})

test('25 sections have one job each', () => {
  const digest = chooseDigest(Array.from({ length: 25 }, (_, i) => matches(`search ${i}`, 3, 10 * i)))
  expect(digest.every(({ shown, more }) => shown.length === 1 && more === 2)).toBe(true)
})

test('with more sections than that, those with the oldest newest job give only their number', () => {
  const digest = chooseDigest(Array.from({ length: 27 }, (_, i) => matches(`search ${i}`, 2, 10 * i)))
  expect(chosen(digest).slice(0, 3)).toEqual([
    ['search 0', 0, 2],
    ['search 1', 0, 2],
    ['search 2', 1, 1],
  ])
})

test('a job found by several searches stands once, under the first; the others say how many they share', () => {
  const [newer, older] = [job(7, 5), job(8, 4)]
  expect(
    chooseDigest([
      { search: 'a', jobs: [older] },
      { search: 'b', jobs: [newer, older] },
      { search: 'c', jobs: [newer] },
    ]),
  ).toEqual([
    { search: 'a', shown: [older], more: 0, above: 0 },
    { search: 'b', shown: [newer], more: 0, above: 1 },
    { search: 'c', shown: [], more: 0, above: 1 },
  ])
})

test('for any findings, no job is lost or repeated, at most 25 are shown, and each section shows its newest', () => {
  const anyJobs = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 59 })), {
      maxLength: 40,
      selector: ([id]) => id,
    })
    .map((pairs) => pairs.map(([id, minute]) => job(id, minute)).sort(compareNewest))
  fc.assert(
    fc.property(fc.array(anyJobs, { maxLength: 30 }), (lists) => {
      const given = lists.map((jobs, search) => ({ search, jobs }))
      const digest = chooseDigest(given)
      const found = given.filter(({ jobs }) => jobs.length > 0)
      expect(digest.map(({ search, shown, more, above }) => [search, shown.length + more + above])).toEqual(
        found.map(({ search, jobs }) => [search, jobs.length]),
      )
      const seen = new Set<number>()
      for (const { search, shown } of digest) {
        const own = (lists[search] ?? []).filter(({ id }) => !seen.has(id))
        expect(shown).toEqual(own.slice(0, shown.length))
        for (const { id } of own) seen.add(id)
      }
      const shownInAll = digest.reduce((sum, { shown }) => sum + shown.length, 0)
      expect(shownInAll).toBe(Math.min(seen.size, DIGEST_LIMIT))
      if (found.length <= DIGEST_LIMIT)
        expect(digest.every(({ shown, more }) => shown.length > 0 || more === 0)).toBe(true)
    }),
  )
})

test.each<[categories: Category[], field: string | null]>([
  [[], null],
  [['Curriculum', 'Curriculum'], 'curriculum'],
  [['Sales', 'Curriculum', 'Curriculum'], 'curriculum and sales'],
  [['K12 Education'], 'K12 education'],
  [['UX/UI'], 'UX/UI'],
  [['Data Analysis/Research'], 'data analysis/research'],
  [['Program or Project Management'], 'program or project management'],
  [['Sales', 'Curriculum', 'Marketing'], null],
  [['Other'], null],
  [['Curriculum', 'Other'], null],
])('the field of jobs in %j is %s', (categories, field) => {
  expect(digestField(categories.map((category) => [{ category }]))).toBe(field)
})
