import { jobRow } from '@lilypad/contracts'
import { type JobFilter, type JobSort, NO_FILTER, stackJobs, writeSavedState } from '@lilypad/domain'
import { CASE_LISTS } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
async function cardsFor(filter: Partial<JobFilter>, sort: JobSort): Promise<number[][]> {
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
test.each(CASE_LISTS)(
  'the server finds what the browser would: $about',
  async ({ jobs, cases, isOrdered }) => {
    await fillList(api, jobs, user)
    for (const { sentence, filter, sort, cards } of cases) {
      const found = await cardsFor(filter, sort)
      if (!isOrdered) found.sort(([a = 0], [b = 0]) => a - b)
      expect([sentence, found]).toEqual([sentence, cards])
    }
  },
)
