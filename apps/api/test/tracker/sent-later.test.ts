import { ApiError, trackedJob } from '@lilypad/contracts'
import { expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

let clock = new Date('2027-03-10T14:00:00Z')

const api = useApi({ now: () => clock })

async function starred() {
  const user = await api.a.user()
  const browser = await api.as(user)
  const job = await api.a.job({ freeTenth: true })
  await browser.toggleTracking({ airtable_id: job.id })
  const move = async (tracker_status: number, more: { changed_ago?: number; notes_by?: number } = {}) =>
    (await browser.updateTrackedJob({ job: { id: job.id, tracker_status, ...more } })).status_changes
  const stored = async () => (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)[0]
  return { user, job, browser, move, stored }
}

// holds Beyond §3: changes made offline are sent later without loss or doubling
test('a status that is sent later is recorded once, at the time when it was chosen', async () => {
  const { user, move, stored } = await starred()
  const once = [{ status: 1, at: new Date(clock.getTime() - 3_600_000).toISOString() }]
  expect(await move(1, { changed_ago: 3_600, notes_by: user.id })).toEqual(once)
  clock = new Date(clock.getTime() + 60_000)
  expect(await move(1, { changed_ago: 3_660, notes_by: user.id })).toEqual(once)
  expect(await stored()).toMatchObject({ status: 1, changes: once })
})

// holds Beyond §3: the last change of a status wins, not the last one sent
test('a status that is sent later does not replace one that was chosen after it', async () => {
  const { move, stored } = await starred()
  const later = await move(2)
  clock = new Date(clock.getTime() + 3_600_000)
  expect(await move(1, { changed_ago: 3_601 })).toEqual(later)
  expect(await stored()).toMatchObject({ status: 2, changes: later })
})

test.each([
  ['now, when it was chosen later than that', -3_600, 0],
  ['400 days ago, when it was chosen before', 500 * 86_400, 400 * 86_400],
])('a status that is sent later counts from %s', async (_when, changed_ago, counted) => {
  const { move } = await starred()
  const at = new Date(clock.getTime() - counted * 1_000).toISOString()
  expect(await move(1, { changed_ago })).toEqual([{ status: 1, at }])
})

test('a status that waited in a browser where somebody else logged in is refused', async () => {
  const { job, stored } = await starred()
  const other = await starred()
  const sent = { id: job.id, tracker_status: 1, notes_by: other.user.id + 1_000 }
  const refused = await other.browser.updateTrackedJob({ job: sent }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ code: 'unauthenticated' })
  expect(await stored()).toMatchObject({ status: 0 })
})
