import {
  audienceLabel,
  CHOICE_NAMES,
  compareByDate,
  countChoices,
  dropOffers,
  filterJobs,
  findHiddenWord,
  hiddenBy,
  highestSalary,
  JOB_SORTS,
  type JobSort,
  sortByFit,
  sortJobs,
  stackJobs,
  toSearchWords,
  type Wishes,
} from '@lilypad/domain'
import { anyFilter, anyJobs } from '@lilypad/domain/any-job'
import { approvedAtOf, type CaseJob } from '@lilypad/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type JobCursor, type JobSearch, type NewestCursor, openSearch } from '../src/index.ts'

const WISHES: Wishes = {
  role: 'preK-12 Educator',
  state: 'Ohio',
  categories: ['Higher Ed'],
  travel: ['No Travel'],
  leastPay: 60_000,
  haveAnswered: true,
}

/** Jobs of a list: some of one stack, some featured, some never approved, some of the free subset. */
const anyList = anyJobs.chain((jobs) =>
  fc
    .array(fc.record({ stack: fc.nat(4), featured: fc.boolean(), isFree: fc.boolean() }), {
      minLength: jobs.length,
      maxLength: jobs.length,
    })
    .map((more) =>
      jobs
        .map(({ searchWords, ...job }, n) => {
          const listed = {
            ...job,
            title: searchWords.trim(),
            companyName: `Pond-${job.id % 3}`,
            stackId: more[n]?.stack ? `stack ${more[n].stack}` : null,
            featured: more[n]?.featured ?? false,
            isFree: more[n]?.isFree ?? false,
            approvedAt: job.approvedOn && job.approvedAt.toISOString(),
          }
          return { ...listed, searchWords: toSearchWords(listed) }
        })
        .sort(compareByDate),
    ),
)
type Listed = typeof anyList extends fc.Arbitrary<(infer Job)[]> ? Job : never

const anyHidden = fc.record({
  jobs: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 4 }),
  companies: fc.subarray(['Pond-0', 'Elsewhere'], { maxLength: 1 }),
  words: fc.uniqueArray(fc.constantFrom('Math', 'tutor sales', 'ab', 'é', "d'"), { maxLength: 2 }),
})

const anyState = fc.record({
  filter: anyFilter,
  hidden: anyHidden,
  followed: fc.subarray(['Pond-1', 'Pond-2', 'Elsewhere']),
  sort: fc.constantFrom(...JOB_SORTS),
  // Each page is a search of its own, so that pages of one card are tried now and then only.
  most: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(1, 4, 10) },
    { weight: 49, arbitrary: fc.constantFrom(50, 100) },
  ),
  isFree: fc.boolean(),
  onlyNew: fc.boolean(),
  // The count and the newest are searches of their own, and cost as much as the rest.
  asksForMore: fc.nat(4).map((one) => one === 0),
})
type State = typeof anyState extends fc.Arbitrary<infer S> ? S : never

export const fill = async (
  search: JobSearch,
  jobs: readonly Listed[],
  before: readonly { id: number }[] = [],
) =>
  search.apply(
    before.map(({ id }) => id),
    jobs,
  )

const sortedBy = (jobs: readonly Listed[], sort: JobSort) =>
  sort === 'fit' ? sortByFit(jobs, WISHES) : sortJobs(jobs, sort)

const idsOf = (cards: readonly { job: { id: number }; variants: readonly { id: number }[] }[]) =>
  cards.map(({ job, variants }) => [job, ...variants].map(({ id }) => id))

/** All pages of the cards, with what the first page says besides. */
export async function readPages(search: JobSearch, asked: Omit<Parameters<JobSearch['search']>[0], 'after'>) {
  const first = await search.search({ ...asked, after: null })
  const cards = [...first.cards]
  for (let after: JobCursor | null = first.next; after !== null; ) {
    const page = await search.search({ ...asked, after })
    cards.push(...page.cards)
    after = page.next
  }
  return { first, cards: cards.map(({ id, variants }) => [id, ...variants]) }
}

async function compare(search: JobSearch, all: readonly Listed[], state: State) {
  const { filter, hidden, followed, sort, most, isFree, onlyNew, asksForMore } = state
  const rule = {
    jobIds: new Set(hidden.jobs),
    companies: new Set(hidden.companies),
    wordIn: findHiddenWord(hidden.words),
  }
  const jobs = all.map((job) => ({ ...job, isFollowed: state.followed.includes(job.companyName) }))
  const listed = jobs.filter((job) => !isFree || job.isFree)
  const seen = listed.filter((job) => hiddenBy(rule, job) === null)
  const passing = filterJobs(seen, filter)
  const starred = jobs.filter(({ isTracked }) => isTracked).map(({ id }) => id)
  const asker = { filter, person: { starred, hidden, followed }, isFree }
  const newSince = '2026-03-01T00:00:00.000Z'
  const { first, cards } = await readPages(search, {
    ...asker,
    order: { sort, wishes: WISHES },
    most,
    newSince,
    onlyNew,
  })

  const added = passing.filter(({ approvedAt }) => approvedAt !== null && approvedAt > newSince)
  const found = onlyNew ? added : passing
  expect(cards).toEqual(idsOf(stackJobs(sortedBy(found, sort))))
  expect(first.total).toBe(found.length)
  expect(first.numNew).toBe(added.length)
  expect(first.highestSalary).toBe(highestSalary(listed))
  const counts = countChoices(seen, filter)
  const facets = CHOICE_NAMES.map((name) => ({ name, found: first.facets?.[name] ?? {} }))
  // One comparison of all: each `expect` costs more than a count.
  expect(facets).toEqual(
    facets.map(({ name, found }) => ({
      name,
      found: Object.fromEntries(Object.keys(found).map((option) => [option, counts[name](option)])),
    })),
  )
  const places = new Set(listed.flatMap(({ locations }) => locations))
  expect([...places].filter((place) => !Object.hasOwn(first.facets?.locations ?? {}, place))).toEqual([])
  expect(first.offers).toEqual(dropOffers(seen, filter))
  if (!asksForMore) return

  expect(await search.count(asker)).toBe(passing.length)

  const newest = []
  for (let after: NewestCursor | null = null; ; ) {
    const page: NewestCursor[] = await search.listNewest({ ...asker, after, most })
    newest.push(...page)
    after = page.at(-1) ?? null
    if (page.length < most) break
  }
  const byApproval = passing.toSorted(
    (a, b) => Date.parse(b.approvedAt ?? '1970') - Date.parse(a.approvedAt ?? '1970') || a.id - b.id,
  )
  expect(newest.map(({ id }) => id)).toEqual(byApproval.map(({ id }) => id))
}

/** Whatever jobs there are, and whatever is asked of them, the engine says what the browser does. */
export async function compareStates(numLists: number, numStates: number) {
  const search = await openSearch()
  let before: readonly Listed[] = []
  const states = fc.array(anyState, { minLength: numStates, maxLength: numStates, size: 'max' })
  await fc.assert(
    fc.asyncProperty(anyList, states, async (jobs, asked) => {
      await fill(search, jobs, before)
      before = jobs
      for (const state of asked) await compare(search, jobs, state)
    }),
    { numRuns: numLists, endOnFailure: true },
  )
  await search.close()
}

/** A job of a case as the engine gets it. */
export const toSearched = ({ isTracked: _is, isFollowed: _follows, ...job }: CaseJob) => ({
  ...job,
  audience: job.audience.map(audienceLabel),
  approvedAt: approvedAtOf(job),
  isFree: false,
})
