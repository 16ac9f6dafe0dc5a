import { filterJobs, matchSearches, NO_FILTER, sortJobs, stackJobs } from '@lilypad/domain'
import { expect, test } from 'vitest'
import {
  CASE_FOLLOWED,
  FILTER_CASE_JOBS,
  FILTER_CASES,
  RELEVANCE_CASES,
  ruleJob,
  STACK_CASES,
} from '../src/index.ts'

const pond = FILTER_CASE_JOBS.map(ruleJob)
const ids = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id)
const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

// holds Part 2 §5: Free text, category, type, travel, salary, posted since, audience, location, favourites
test.each(FILTER_CASES)('the dashboard’s filter: $sentence', ({ filter, finds }) => {
  expect(ids(filterJobs(pond, { ...NO_FILTER, ...filter }))).toEqual(finds)
})

test.each(FILTER_CASES)('the alert of a search: $sentence', ({ filter, finds }) => {
  const newJobs = pond.map((job) => ({
    ...job,
    approvedAt: new Date(`${job.approvedOn ?? '2026-01-15'}T15:00:00Z`),
  }))
  const search = {
    filter: { ...NO_FILTER, ...filter },
    after: new Date(0),
    favorites: new Set(ids(pond.filter(({ isTracked }) => isTracked))),
    followed: new Set(CASE_FOLLOWED),
  }
  const [match] = matchSearches([search], newJobs)
  expect(ascending(ids(match?.jobs ?? []))).toEqual(finds)
})

// holds Part 2 §5: Relevance order and its exceptions
// holds Decisions §7: Relevance has three bands; RS1 excepts two more categories
test.each(RELEVANCE_CASES)('relevance: $sentence', ({ jobs, order }) => {
  expect(ids(sortJobs(jobs.map(ruleJob), 'relevance'))).toEqual(order)
})

// holds Part 2 §2 Dashboard: Stacks; 'See' and 'Close additional locations'
test.each(STACK_CASES)('stacks: $sentence', ({ jobs, filter, sort, cards }) => {
  const found = filterJobs(jobs.map(ruleJob), { ...NO_FILTER, ...filter })
  const seen = stackJobs(sortJobs(found, sort))
  expect(seen.map(({ job, variants }) => ids([job, ...variants]))).toEqual(cards)
})

test.each([
  ['filters', FILTER_CASES],
  ['relevance', RELEVANCE_CASES],
  ['stacks', STACK_CASES],
])('each family of rules has at least 60 cases, all different: %s', (_family, cases) => {
  const sentences = new Set(cases.map(({ sentence }) => sentence))
  expect(cases.length).toBeGreaterThanOrEqual(60)
  expect(sentences.size).toBe(cases.length)
})
