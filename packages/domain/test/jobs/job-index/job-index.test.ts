import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHOICE_NAMES,
  compareByDate,
  countChoices,
  createJobIndex,
  dropOffers,
  filterJobs,
  findHiddenWord,
  hiddenBy,
  indexPage,
  JOB_SORTS,
  type JobCursor,
  type JobSort,
  NO_FILTER,
  type Personal,
  searchIndex,
  sortByFit,
  sortJobs,
  stackJobs,
  type Wishes,
} from '../../../src/index.ts'
import { createTextColumn } from '../../../src/jobs/job-index/text-column.ts'
import { anyFilter, anyJobs } from '../filters/any-job.ts'

const NOBODY: Personal = { starred: [], hidden: { jobs: [], companies: [], words: [] } }
const WISHES: Wishes = {
  role: 'preK-12 Educator',
  state: 'Ohio',
  categories: ['Higher Ed'],
  travel: ['No Travel'],
  leastPay: 60_000,
  haveAnswered: true,
}

/** Jobs as a list has them, in the order of the index: some of one stack, some featured, some never approved. */
const anyList = anyJobs.chain((jobs) =>
  fc
    .array(fc.record({ stack: fc.integer({ min: 0, max: 4 }), featured: fc.boolean() }), {
      minLength: jobs.length,
      maxLength: jobs.length,
    })
    .map((more) =>
      jobs
        .map((job, n) => ({
          ...job,
          title: job.searchWords.trim().split(' ').slice(0, 2).join(' '),
          companyName: `Company ${job.id % 3}`,
          stackId: more[n]?.stack ? `stack ${more[n].stack}` : null,
          featured: more[n]?.featured ?? false,
          approvedAt: job.approvedOn && job.approvedAt.toISOString(),
        }))
        .sort(compareByDate),
    ),
)
type Listed = typeof anyList extends fc.Arbitrary<(infer Job)[]> ? Job : never

const anyHidden = fc.record({
  jobs: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 4 }),
  companies: fc.subarray(['Company 0', 'Elsewhere'], { maxLength: 1 }),
  words: fc.uniqueArray(fc.constantFrom('Math', 'tutor sales', 'ab', '(k-12)'), { maxLength: 2 }),
})

const sortedBy = (jobs: readonly Listed[], sort: JobSort) =>
  sort === 'fit' ? sortByFit(jobs, WISHES) : sortJobs(jobs, sort)

const indexOf = (jobs: readonly Listed[]) => {
  const index = createJobIndex()
  for (const job of jobs) index.add(job)
  const finish = index.finish()
  for (;;) {
    const step = finish.next()
    if (step.done) return step.value
  }
}

test('an index finds, counts, sorts and stacks as the list in the browser does', () => {
  fc.assert(
    fc.property(
      anyList,
      anyFilter,
      anyHidden,
      fc.constantFrom(...JOB_SORTS),
      fc.integer({ min: 1, max: 7 }),
      (jobs, filter, hidden, sort, most) => {
        const rule = {
          jobIds: new Set(hidden.jobs),
          companies: new Set(hidden.companies),
          wordIn: findHiddenWord(hidden.words),
        }
        const seen = jobs.filter((job) => hiddenBy(rule, job) === null)
        const passing = filterJobs(seen, filter)
        const starred = jobs.filter(({ isTracked }) => isTracked).map(({ id }) => id)

        const index = indexOf(jobs)
        const found = searchIndex(index, filter, { starred, hidden })
        expect([...found.rows].map((row) => index.ids[row])).toEqual(passing.map(({ id }) => id))
        const counts = countChoices(seen, filter)
        const facets = found.countFacets()
        for (const name of CHOICE_NAMES)
          for (const [option, count] of Object.entries(facets[name]))
            expect([name, option, count]).toEqual([name, option, counts[name](option)])
        expect(found.offers).toEqual(dropOffers(seen, filter))

        const idOf = (row: number) => index.ids[row]
        const cards = []
        for (let after: JobCursor | null = null; ; ) {
          const page = indexPage(index, found.rows, { order: { sort, wishes: WISHES }, after, most })
          expect(page.cards.length).toBeLessThanOrEqual(most)
          cards.push(...page.cards)
          after = page.next
          if (after === null) break
          expect(page.cards).toHaveLength(most)
        }
        const expected = stackJobs(sortedBy(passing, sort))
        expect(cards.map(({ row, variants }) => [row, ...variants].map(idOf))).toEqual(
          expected.map(({ job, variants }) => [job, ...variants].map(({ id }) => id)),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['a word between two others', 'er of early rea', [1]],
  ['one that stands twice in a text', 'r of r', [2]],
  ['one that no text has', 'teacher of late reading', []],
  ['words of another order', 'reading early of teacher', []],
  ['the whole text', 'teacher of early reading', [1]],
  ['more than the longest text', 'teacher of early reading and more', []],
  ['very many words', 'of '.repeat(5_000).trim(), []],
])('texts are found by %s', (_what, sought, rows) => {
  const texts = createTextColumn()
  for (const text of ['reader', 'teacher of early reading', 'r of r of r of r', 'of']) texts.add(text, '')
  const finish = texts.finish()
  let step = finish.next()
  while (!step.done) step = finish.next()
  expect([...step.value.rowsWith(sought)]).toEqual(rows)
})

const anyListed = () => {
  const [sample] =
    fc.sample(
      anyList.filter((jobs) => jobs.length > 0),
      { numRuns: 1, seed: 1 },
    )[0] ?? []
  if (!sample) throw new Error('A job is needed.')
  return sample
}

test('a card has the first hundred of the other places of its job, and all of them are found', () => {
  const places = Array.from({ length: 150 }, (_, n) => ({ ...anyListed(), id: n + 1, stackId: 'everywhere' }))
  const index = indexOf(places)
  const { rows } = searchIndex(index, NO_FILTER, NOBODY)
  const { cards, next } = indexPage(index, rows, {
    order: { sort: 'date', wishes: null },
    after: null,
    most: 10,
  })
  expect([rows.length, cards.length, next]).toEqual([150, 1, null])
  expect(cards[0]?.variants.map((row) => index.ids[row])).toEqual(places.slice(1, 101).map(({ id }) => id))
})

test('rows of hidden words are kept once for a word in whatever case, and not without end', () => {
  const letters = [...'abcdefgh']
  const title = letters.join(' ')
  const index = indexOf([{ ...anyListed(), title, searchWords: ` ${title} ` }])
  const hide = (words: string[]) =>
    searchIndex(index, NO_FILTER, { ...NOBODY, hidden: { ...NOBODY.hidden, words } }).rows.length
  expect([hide(['A', 'a']), index.hiddenBy.size]).toEqual([0, 1])
  expect(hide(letters)).toBe(0)
  expect(index.hiddenBy.size).toBeLessThanOrEqual(4)
})
