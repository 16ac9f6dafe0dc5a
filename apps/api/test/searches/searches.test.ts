import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY, FORBIDDEN, failureOf, LOG_IN_FIRST } from '../accounts/account-kit.ts'
import { type TestApi, useApi } from '../create-test-api.ts'

const NOT_FOUND = { status: 404, message: 'This search could not be found.' }
const STATE = JSON.stringify({ category_selected: ['Sales'], only_favorites: false, sort_selected: 'date' })
let clock = new Date()
const api = useApi({ now: () => clock })

async function stored(id: number) {
  const [row] = await api.db.select().from(schema.savedSearches).where(eq(schema.savedSearches.id, id))
  return row
}
async function memberWithSearch(more: Parameters<TestApi['a']['search']>[1] = {}) {
  const person = await api.a.subscriber()
  const search = await api.a.search(person, more)
  return { person, search, browser: await api.as(person) }
}

// holds Part 2 §7 Saved searches: `GET /api/get_searches`, `POST /api/save_search`
describe('save_search', () => {
  // holds Part 1 §3: Saved search
  // holds Part 1 §7: `GET /api/get_searches`
  // holds Part 2 §3: Saved search and its state's ten fields
  test('saves the chosen filters under a name; get_searches gives them back to the letter', async () => {
    const browser = await api.as(await api.a.subscriber())
    const { filters_state } = await browser.saveSearch({ name: ' My  ponds ', state: STATE })
    expect(filters_state).toEqual({
      id: expect.any(Number),
      name: 'My ponds',
      state: STATE,
      notification_schedule: null,
      is_pushed: false,
      new_jobs: [],
      feed_url: expect.stringMatching(/^http:\/\/localhost:3000\/feeds\/[\w-]{43}\.xml$/),
    })
    expect(await browser.getSearches({})).toEqual({
      success: true,
      filters_states: [filters_state],
      last_loaded_search_id: null,
    })
  })

  test('an admin who is logged in as the person is told no secret address of a feed, and makes none', async () => {
    const person = await api.a.subscriber()
    await (await api.as(person)).saveSearch({ name: 'Ponds', state: STATE })
    const admin = await api.impersonating(person)
    const { filters_state } = await admin.saveSearch({ name: 'Reeds', state: STATE })
    const { filters_states } = await admin.getSearches({})
    const addresses = [filters_state, ...filters_states].map(({ feed_url }) => feed_url)
    expect(addresses).toEqual([null, null, null])
  })

  test('with a schedule its alerts are on from this instant', async () => {
    const browser = await api.as(await api.a.subscriber())
    const saved = await browser.saveSearch({ name: 'Ponds', state: STATE, notification_schedule: 'weekly' })
    expect(saved.filters_state.notification_schedule).toBe('weekly')
    expect(await stored(saved.filters_state.id)).toMatchObject({ schedule: 'weekly', marker: clock })
  })

  // holds Decisions §9: `save_search` with an empty name is 400
  test.each([null, '', '   ', '\u200b\n'])('an empty name (%j) is 400', async (name) => {
    const browser = await api.as(await api.a.subscriber())
    expect(await failureOf(browser.saveSearch({ name, state: STATE }))).toEqual({
      status: 400,
      message: 'A name is required.',
    })
  })

  test.each(['', 'no json', '[]', 'null', '"text"', '{"a":', '7'])(
    'a state that is no JSON object (%j) is 400',
    async (state) => {
      const browser = await api.as(await api.a.subscriber())
      expect((await failureOf(browser.saveSearch({ name: 'Ponds', state }))).status).toBe(400)
      expect((await browser.getSearches({})).filters_states).toEqual([])
    },
  )

  test('a state above 20,000 characters, a name above 100 and an unknown schedule are 400', async () => {
    const browser = await api.as(await api.a.subscriber())
    const long = JSON.stringify({ search_field: 'x'.repeat(20_000) })
    expect((await failureOf(browser.saveSearch({ name: 'Ponds', state: long }))).status).toBe(400)
    expect((await failureOf(browser.saveSearch({ name: 'x'.repeat(101), state: '{}' }))).status).toBe(400)
    const hourly = await browser.fetch('/api/save_search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ponds', state: '{}', notification_schedule: 'hourly' }),
    })
    expect(hourly.status).toBe(400)
  })

  // holds Part 1 §6: Free member: menu, twice-monthly disabled, no saving of searches
  // holds Part 2 §6: Free: saved searches are not loaded, none can be saved
  // holds Decisions §4: Free members star and track, save no searches
  test('is for premium members', async () => {
    const request = { name: 'Ponds', state: STATE }
    expect(await failureOf((await api.as(await api.a.user())).saveSearch(request))).toEqual(FORBIDDEN)
    expect(await failureOf(api.visitor().saveSearch(request))).toEqual(LOG_IN_FIRST)
  })

  test('a person keeps 50 searches at most, also when many are saved at once', async () => {
    const { person, browser } = await memberWithSearch()
    for (let count = 1; count < 48; count += 1) await api.a.search(person)
    const more = ['a', 'b', 'c', 'd'].map((name) => browser.saveSearch({ name, state: '{}' }))
    const saved = (await Promise.allSettled(more)).filter(({ status }) => status === 'fulfilled')
    expect(saved).toHaveLength(2)
    expect(await failureOf(browser.saveSearch({ name: 'e', state: '{}' }))).toEqual({
      status: 400,
      message: 'You have 50 saved searches. Please delete one first.',
    })
  })
})

// holds Part 2 §7 Saved searches: `POST /api/set_last_loaded_search`
describe('set_last_loaded_search', () => {
  // holds Decisions §9: new_jobs of the last run; loading clears them
  test('notes which search was loaded, and clears what was new in it', async () => {
    const { search, browser } = await memberWithSearch({ newJobs: [3, 4] })
    expect((await browser.getSearches({})).filters_states[0]?.new_jobs).toEqual([3, 4])
    await browser.setLastLoadedSearch({ id: search.id })
    expect(await browser.getSearches({})).toMatchObject({
      filters_states: [{ id: search.id, new_jobs: [] }],
      last_loaded_search_id: search.id,
    })
  })

  test('a search that was deleted is loaded no more', async () => {
    const { search, browser } = await memberWithSearch()
    await browser.setLastLoadedSearch({ id: search.id })
    await browser.deleteSearch({ id: search.id })
    expect(await browser.getSearches({})).toMatchObject({ filters_states: [], last_loaded_search_id: null })
  })
})

// holds Part 1 §7: `POST /api/save_notification_schedule`
// holds Part 2 §7 Saved searches: `POST /api/save_notification_schedule`
describe('save_notification_schedule', () => {
  // holds Part 2 §4: Schedule: on is daily, off none
  test('switching on sets the schedule and the marker; another schedule keeps it; off clears both', async () => {
    const start = clock
    const { search, browser } = await memberWithSearch()
    await browser.saveNotificationSchedule({ id: search.id, notification_schedule: 'daily' })
    expect(await stored(search.id)).toMatchObject({ schedule: 'daily', marker: start })
    clock = new Date(start.getTime() + DAY)
    await browser.saveNotificationSchedule({ id: search.id, notification_schedule: 'weekly' })
    expect(await stored(search.id)).toMatchObject({ schedule: 'weekly', marker: start })
    await browser.saveNotificationSchedule({ id: search.id, notification_schedule: null })
    expect(await stored(search.id)).toMatchObject({ schedule: null, marker: null })
    await browser.saveNotificationSchedule({ id: search.id, notification_schedule: 'daily' })
    expect(await stored(search.id)).toMatchObject({ schedule: 'daily', marker: clock })
    clock = start
  })

  test('a member who is free by now may switch alerts off, look and delete, but not switch them on', async () => {
    const person = await api.a.user()
    const search = await api.a.search(person, { schedule: 'daily', marker: clock })
    const browser = await api.as(person)
    const set = (notification_schedule: 'daily' | null) =>
      browser.saveNotificationSchedule({ id: search.id, notification_schedule })
    expect((await browser.getSearches({})).filters_states).toHaveLength(1)
    await set(null)
    expect(await failureOf(set('daily'))).toEqual(FORBIDDEN)
    expect(await stored(search.id)).toMatchObject({ schedule: null, marker: null })
    expect(await browser.deleteSearch({ id: search.id })).toEqual({ success: true })
  })
})

// holds Part 1 §7: `POST /api/delete_search`
// holds Part 2 §7 Saved searches: `POST /api/delete_search`
describe('another person’s search is not there', () => {
  test('neither to delete, to load nor to set alerts on; and it stays as it was', async () => {
    const { search } = await memberWithSearch({ newJobs: [7] })
    const stranger = await api.as(await api.a.subscriber())
    const { id } = search
    const on = { id, notification_schedule: 'daily' } as const
    expect(await failureOf(stranger.deleteSearch({ id }))).toEqual(NOT_FOUND)
    expect(await failureOf(stranger.setLastLoadedSearch({ id }))).toEqual(NOT_FOUND)
    expect(await failureOf(stranger.saveNotificationSchedule(on))).toEqual(NOT_FOUND)
    expect(await stored(id)).toEqual(search)
    expect((await stranger.getSearches({})).last_loaded_search_id).toBeNull()
  })

  test('nor is one that was deleted already', async () => {
    const { search, browser } = await memberWithSearch()
    await browser.deleteSearch({ id: search.id })
    expect(await failureOf(browser.deleteSearch({ id: search.id }))).toEqual(NOT_FOUND)
  })

  test.each([0, -1, 1.5, 1e300, '1', null, [1], { $gt: 0 }])('an id of %j is 400', async (id) => {
    const browser = await api.as(await api.a.subscriber())
    const response = await browser.fetch('/api/delete_search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    expect(response.status).toBe(400)
  })
})
