import { jobRow } from '@lilypad/contracts'
import { type JobFilter, type JobSort, NO_FILTER, stackJobs, writeSavedState } from '@lilypad/domain'
import {
  FILTER_CASES,
  FILTER_POND,
  hasOwnText,
  inOneList,
  RELEVANCE_CASES,
  STACK_CASES,
} from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../../create-test-api.ts'
import { fillList } from './fill-list.ts'

let api: TestApi
let user: { id: number }
let member: Browser
beforeAll(async () => {
  api = await createTestApi({ env: { LIST_IN_BROWSER_MAX: '0' } })
  user = await api.a.subscriber()
  member = await api.as(user)
})
afterAll(() => api.close())

/** The cards of all pages, as ids: each job with its variants. */
const cardsFor = async (filter: Partial<JobFilter>, sort: JobSort): Promise<number[][]> => {
  const state = writeSavedState({ ...NO_FILTER, ...filter }, null)
  const jobs = []
  for (let after: string | null = null; ; ) {
    const page = await member.searchJobs({ state, sort, after })
    jobs.push(...page.jobs.map((wire) => jobRow.decode(wire)))
    after = page.after
    if (after === null) {
      expect(page.total).toBe(jobs.length)
      return stackJobs(jobs).map(({ job, variants }) => [job, ...variants].map(({ id }) => id))
    }
  }
}

// holds Beyond §5: `POST /api/search_jobs` finds, orders and stacks as the list in the browser
describe('the server finds what the browser would', () => {
  test('every case of the filters finds the same jobs', async () => {
    await fillList(
      api,
      FILTER_POND.map((job) => ({ ...job, stackId: null })),
      user,
    )
    for (const { sentence, filter, finds } of FILTER_CASES) {
      const found = (await cardsFor(filter, 'date')).flat().sort((a, b) => a - b)
      expect([sentence, found]).toEqual([sentence, finds])
    }
  })

  test('every case of the relevance sort has the same order', async () => {
    const { jobs, cases } = inOneList(RELEVANCE_CASES)
    await fillList(api, jobs, user)
    for (const { one, mark, idOf } of cases) {
      const cards = await cardsFor({ searchField: mark }, 'relevance')
      expect([one.sentence, cards]).toEqual([one.sentence, one.order.map((id) => [idOf(id)])])
    }
  })

  test('every case of the stacks has the same cards', async () => {
    const { jobs, cases } = inOneList(STACK_CASES.filter((one) => !hasOwnText(one)))
    await fillList(api, jobs, user)
    for (const { one, mark, idOf } of cases) {
      const cards = await cardsFor({ ...one.filter, searchField: mark }, one.sort)
      expect([one.sentence, cards]).toEqual([one.sentence, one.cards.map((ids) => ids.map(idOf))])
    }
  })

  test.each(STACK_CASES.filter(hasOwnText))('stacks: $sentence', async ({ jobs, filter, sort, cards }) => {
    await fillList(api, jobs, user)
    expect(await cardsFor(filter, sort)).toEqual(cards)
  })
})
