import { jobSearchCalls } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { type JobFilter, NO_FILTER, TRAVEL_LEVELS, writeSavedState } from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commitAnswer, posting } from '../../admin/desk-boards.ts'
import { type Browser, createTestApi, type TestApi } from '../../create-test-api.ts'

const HOUR = 60 * 60 * 1_000
const WISHES = { role: null, state: null, categories: [], travel: [], leastPay: null, haveAnswered: true }

let api: TestApi
let member: Browser
let user: { id: number }
const newest = Date.parse('2026-03-10T12:00:00Z')
beforeAll(async () => {
  api = await createTestApi({ env: { LIST_IN_BROWSER_MAX: '0' } })
})
afterAll(() => api.close())

const stateOf = (filter: Partial<JobFilter> = {}) => writeSavedState({ ...NO_FILTER, ...filter }, null)
const ask = (filter: Partial<JobFilter> = {}, after: string | null = null, browser = member) =>
  browser.searchJobs({ state: stateOf(filter), sort: 'date', after })
const numbers = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id)

/** The nth newest job. */
const insert = (id: number, more: Partial<typeof schema.jobs.$inferInsert> = {}) =>
  api.a.job({ id, title: `Job ${id}`, approvedAt: new Date(newest - id * HOUR), ...more })
/** Without the wait for the changes of the last second. */
async function indexed() {
  await api.announceJobs()
  await api.jobList.search.renew()
}

beforeEach(async () => {
  await api.db.execute(sql`truncate jobs cascade`)
  user = await api.a.subscriber()
  member = await api.as(user)
})

describe('pages', () => {
  beforeEach(async () => {
    for (let id = 1; id <= 125; id += 1) await insert(id)
    await indexed()
  })

  test('the first has 100 cards and the counts, each later one 10', async () => {
    const first = await ask()
    expect(first).toMatchObject({ total: 125, facets: { categories: { Curriculum: 125, Sales: 0 } } })
    const second = await ask({}, first.after)
    const third = await ask({}, second.after)
    const last = await ask({}, third.after)
    expect([first, second, third, last].map(({ jobs }) => jobs.length)).toEqual([100, 10, 10, 5])
    expect([second.facets, last.total, last.after]).toEqual([null, 125, null])
    expect(numbers([first, second, third, last].flatMap(({ jobs }) => jobs))).toEqual(
      Array.from({ length: 125 }, (_, n) => n + 1),
    )
  })

  test('jobs that come and go between two pages neither repeat a job nor skip one', async () => {
    const first = await ask()
    // The last of the page, one of the next, and a new one at the top.
    for (const id of [100, 103])
      await api.db.update(schema.jobs).set({ unlistedReason: 'deleted' }).where(eq(schema.jobs.id, id))
    await insert(1_000, { approvedAt: new Date(newest) })
    await indexed()
    const second = await ask({}, first.after)
    expect(numbers(second.jobs)).toEqual([101, 102, 104, 105, 106, 107, 108, 109, 110, 111])
  })
})

describe('what a person sees', () => {
  test('what they hide is not in it, and is counted nowhere', async () => {
    await insert(1)
    await insert(2, { companyName: 'Sunk Pond' })
    await insert(3, { title: 'Door-to-door sales' })
    const kept = await insert(4)
    await indexed()
    await member.hideJob({ id: 1 })
    await member.hideCompany({ company: 'Sunk Pond', hidden: true })
    await member.setHiddenWords({ words: ['sales'] })
    const found = await ask()
    expect([found.total, numbers(found.jobs)]).toEqual([1, [kept.id]])
    expect(found.facets?.categories.Curriculum).toBe(1)
    expect((await ask({}, null, api.visitor())).total).toBe(0)
  })

  test('their stars pass the places that they choose', async () => {
    await api.a.star(user, await insert(1, { locations: ['Ohio'] }))
    await insert(2, { locations: ['Texas'] })
    await insert(3, { locations: ['Ohio'] })
    await indexed()
    expect(numbers((await ask({ locations: ['Texas'] })).jobs)).toEqual([1, 2])
    expect(numbers((await ask({ onlyFavorites: true })).jobs)).toEqual([1])
  })

  // holds Decisions §4: No field of a job outside it is ever sent
  test('visitors and free members find their tenth, and learn nothing of the others', async () => {
    await insert(1, { freeTenth: true, locations: ['Ohio'] })
    await insert(2, { locations: ['Secret Island'] })
    await insert(3, { featured: true })
    await indexed()
    for (const browser of [api.visitor(), await api.as(await api.a.user())]) {
      const found = await ask({}, null, browser)
      expect([found.total, numbers(found.jobs)]).toEqual([2, [3, 1]])
      expect(JSON.stringify(found)).not.toContain('Secret')
    }
    expect((await ask()).facets?.locations).toEqual({ 'Hiring Nationally': 1, Ohio: 1, 'Secret Island': 1 })
  })

  test('it says how many are new, finds those alone, and what to drop when there are none', async () => {
    for (let id = 1; id <= 3; id += 1) await insert(id)
    await indexed()
    const since = new Date(newest - 2.5 * HOUR).toISOString()
    const asked = { state: stateOf(), sort: 'date', new_since: since } as const
    expect(await member.searchJobs(asked)).toMatchObject({ total: 3, num_new: 2, drop_offers: [] })
    expect(await member.searchJobs({ ...asked, only_new: true })).toMatchObject({ total: 2, num_new: 2 })
    expect(await ask({ searchField: 'nowhere' })).toMatchObject({
      total: 0,
      jobs: [],
      drop_offers: [{ text: '“nowhere”', count: 3, filters: ['searchField'] }],
    })
  })

  test('of several words it offers the one to drop, and how many jobs there are then', async () => {
    for (let id = 1; id <= 3; id += 1) await insert(id, { title: id === 1 ? 'Pond coach' : 'Pond writer' })
    await indexed()
    const whole = { text: '“writer coach”', count: 3, filters: ['searchField'], search_field: '' }
    expect((await ask({ searchField: 'writer coach' })).drop_offers).toEqual([
      { text: '“coach”', count: 2, filters: ['searchField'], search_field: 'writer' },
      { text: '“writer”', count: 1, filters: ['searchField'], search_field: 'coach' },
      whole,
    ])
  })

  test('the highest salary is the end of the slider, never below its start', async () => {
    await insert(1, { salaryMax: 50_000 })
    await indexed()
    expect((await ask()).highest_salary).toBe(60_000)
    await insert(2, { salaryMax: 90_000 })
    await indexed()
    expect((await ask()).highest_salary).toBe(90_000)
  })

  test('by fit, those that match their wishes come first', async () => {
    await insert(1, { salaryMax: 50_000 })
    await insert(2, { salaryMax: 90_000 })
    await indexed()
    const wishes = { ...WISHES, leastPay: 80_000 }
    const { jobs } = await member.searchJobs({ state: stateOf(), sort: 'fit', wishes })
    expect(numbers(jobs)).toEqual([2, 1])
  })
})

test.each([
  ['no state', { sort: 'date' }],
  ['a state that is no JSON', { state: '{', sort: 'date' }],
  ['a state that is no object', { state: '[]', sort: 'date' }],
  ['a state that is too long', { state: { elsewhere: 'x'.repeat(20_000) }, sort: 'date' }],
  ['a search for a whole page', { state: { search_field: 'a '.repeat(101) }, sort: 'date' }],
  [
    'wishes for every travel twice',
    { state: '{}', sort: 'fit', wishes: { ...WISHES, travel: [...TRAVEL_LEVELS, ...TRAVEL_LEVELS] } },
  ],
  ['an unknown order', { state: '{}', sort: 'pay' }],
  ['a place that is no text', { state: '{}', sort: 'date', after: 7 }],
  ['a place that we did not write', { state: '{}', sort: 'date', after: 'bm8gcGxhY2U' }],
  ['a place with too little', { state: '{}', sort: 'date', after: Buffer.from('[1]').toString('base64url') }],
  ['a day in place of an instant', { state: '{}', sort: 'date', new_since: '2026-03-10' }],
])('bad input is refused with a sentence: %s', async (_what, body) => {
  const response = await api.visitor().fetch(jobSearchCalls.searchJobs.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/.+\./) })
})

test('a job that was unlisted a moment ago is not shown', async () => {
  await insert(1)
  await insert(2)
  await indexed()
  await api.db.update(schema.jobs).set({ unlistedReason: 'deleted' }).where(eq(schema.jobs.id, 1))
  expect(numbers((await ask({ categories: ['Curriculum'] })).jobs)).toEqual([2])
})

test('a job at very many places comes with the first hundred of them, and counts with all', async () => {
  for (let id = 1; id <= 105; id += 1) await insert(id, { stackId: 'everywhere' })
  await insert(106)
  await indexed()
  const found = await ask()
  expect([found.total, found.after]).toEqual([106, null])
  expect(numbers(found.jobs)).toEqual([...Array.from({ length: 101 }, (_, n) => n + 1), 106])
})

describe('above LIST_IN_BROWSER_MAX', () => {
  test('load_front_end_jobs has no jobs, and says that the server is asked', async () => {
    await insert(1, { freeTenth: true })
    await indexed()
    for (const browser of [member, api.visitor()])
      expect(await browser.loadFrontEndJobs({})).toMatchObject({ jobs: [], search_on_server: true })
  })

  test('a job still has its related ones, without hidden ones', async () => {
    await insert(1)
    await insert(2)
    await insert(3)
    await indexed()
    await member.hideJob({ id: 2 })
    const { related_jobs } = await member.loadFrontEndJob({ id: 1 })
    expect(numbers(related_jobs)).toEqual([3])
  })

  const eventually = (filter: Partial<JobFilter>, total: number) =>
    expect.poll(async () => (await ask(filter)).total, { timeout: 60_000 }).toBe(total)

  test.each([
    ['approved', {}, [1, 2, 3]],
    ['edited', { title: 'Cook', unlistedReason: null }, [2]],
    ['hidden', { unlistedReason: 'not_remote' as const }, [2]],
    ['closed', { unlistedReason: 'low_paying' as const }, [2]],
    ['deleted', { unlistedReason: 'deleted' as const }, [2]],
  ])('a job that is %s is found or gone within seconds', async (what, change, ids) => {
    await insert(1, { title: 'Writer' })
    await insert(2, { title: 'Writer' })
    await indexed()
    await (what === 'approved'
      ? insert(3, { title: 'Writer' })
      : api.db.update(schema.jobs).set(change).where(eq(schema.jobs.id, 1)))
    await expect.poll(async () => numbers((await ask({ searchField: 'writer' })).jobs)).toEqual(ids)
    await expect.poll(async () => (await ask({ searchField: 'writer' })).total).toBe(ids.length)
  })

  test('a change that was committed after a later one is found', async () => {
    await indexed()
    const slow = await api.deps.database.pool.connect()
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await insert(1, { title: 'Quick writer' })
    await eventually({ searchField: 'quick' }, 1)
    await slow.query(`update jobs set title = 'Slow writer' where id = 1`)
    await slow.query('commit')
    slow.release()
    await eventually({ searchField: 'slow' }, 1)
    await eventually({ searchField: 'quick' }, 0)
  })

  test('an admin’s change is found soon', async () => {
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    const { id } = await insert(1)
    await indexed()
    await admin.curateJob({ id, category: 'Sales' })
    await eventually({ categories: ['Sales'] }, 1)
  })

  test('what a scrape commits is found soon', async () => {
    const board = await api.a.board({})
    await indexed()
    await commitAnswer(api, board.id, [posting('7b')])
    await eventually({ searchField: 'writer 7b' }, 1)
  })
})

test('up to LIST_IN_BROWSER_MAX the browser gets the list, and a search is answered all the same', async () => {
  const own = await createTestApi({ env: { LIST_IN_BROWSER_MAX: '1' } })
  await own.a.job({ freeTenth: true })
  const visitor = own.visitor()
  const list = await visitor.loadFrontEndJobs({})
  expect([list.jobs.length, list.search_on_server]).toEqual([1, undefined])
  expect(await visitor.searchJobs({ state: '{}', sort: 'date' })).toMatchObject({ total: 1 })
  await own.close()
})
