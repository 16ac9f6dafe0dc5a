import { schema, switchOffAlerts } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, before, DAY, HOUR, idsIn, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()
const MINUTE = 60_000
const THURSDAY = after(WEDNESDAY, DAY)
const approved = (approvedAt: Date) => alerts.a.job({ approvedAt })
const daily = (marker: Date) => ({ schedule: 'daily', marker }) as const
const toldIds = async (user: { id: number }) =>
  (await alerts.toldTo(user)).map(({ sections }) => idsIn(sections[0]))

// holds Decisions §8: A marker a search, moved with each digest; new is approved after it
test('once alerts are switched on, only jobs approved later are new', async () => {
  const user = await alerts.a.subscriber()
  const switchedOn = before(WEDNESDAY, 5 * HOUR)
  await alerts.a.search(user, daily(switchedOn))
  await approved(before(switchedOn, HOUR))
  await approved(switchedOn)
  const later = await approved(after(switchedOn, HOUR))
  await alerts.run('daily', WEDNESDAY)
  expect(await toldIds(user)).toEqual([[later.id]])
})

// holds Decisions §8: A marker a search, moved with each digest; new is approved after it
test('the marker moves with each recorded digest, even when nothing was found', async () => {
  const user = await alerts.a.subscriber()
  const search = await alerts.a.search(user, { ...daily(before(WEDNESDAY, DAY)), newJobs: [7] })
  await alerts.run('daily', WEDNESDAY)
  const row = await alerts.searchRow(search)
  expect(row?.newJobs).toEqual([])
  expect(row?.marker?.getTime()).toBeGreaterThan(before(WEDNESDAY, 3 * MINUTE).getTime())
  expect(row?.marker?.getTime()).toBeLessThan(WEDNESDAY.getTime())
})

// holds Decisions §9: new_jobs of the last run; loading clears them
test('new_jobs holds what the last run found', async () => {
  const user = await alerts.a.subscriber()
  const search = await alerts.a.search(user, daily(before(WEDNESDAY, DAY)))
  const first = await approved(before(WEDNESDAY, HOUR))
  await alerts.run('daily', WEDNESDAY)
  expect((await alerts.searchRow(search))?.newJobs).toEqual([first.id])
  const second = await approved(after(WEDNESDAY, HOUR))
  await alerts.run('daily', THURSDAY)
  expect((await alerts.searchRow(search))?.newJobs).toEqual([second.id])
})

test('a job that was deleted before sending is not listed', async () => {
  const user = await alerts.a.subscriber()
  await alerts.a.search(user, daily(before(WEDNESDAY, DAY)))
  const job = await approved(before(WEDNESDAY, HOUR))
  await alerts.db.update(schema.jobs).set({ unlistedReason: 'deleted' }).where(eq(schema.jobs.id, job.id))
  await alerts.run('daily', WEDNESDAY)
  expect(await alerts.toldTo(user)).toEqual([])
})

test('a job whose scrape commits after the run, though approved before it, comes with the next run, once', async () => {
  const user = await alerts.a.subscriber()
  await alerts.a.search(user, daily(before(WEDNESDAY, DAY)))
  const slow = await approved(before(WEDNESDAY, 30_000))
  await alerts.run('daily', WEDNESDAY)
  expect(await toldIds(user)).toEqual([])
  await alerts.run('daily', THURSDAY)
  await alerts.run('daily', after(THURSDAY, DAY))
  expect(await toldIds(user)).toEqual([[slow.id]])
})

test('nobody looks past an instant at which a transaction is still open', async () => {
  const user = await alerts.a.subscriber()
  const search = await alerts.a.search(user, daily(before(WEDNESDAY, DAY)))
  const scrape = await alerts.database.pool.connect()
  await scrape.query('begin')
  await scrape.query('select pg_sleep(1.2)')
  await alerts.run('daily', WEDNESDAY)
  await scrape.query('rollback')
  scrape.release()
  const moved = (await alerts.searchRow(search))?.marker ?? WEDNESDAY
  expect(moved.getTime()).toBeLessThanOrEqual(before(WEDNESDAY, 2 * MINUTE + 1_200).getTime())
})

test('alerts that were switched on after the run came due wait for the next one', async () => {
  const user = await alerts.a.subscriber()
  const late = after(WEDNESDAY, 3 * HOUR)
  await alerts.a.search(user, daily(after(WEDNESDAY, HOUR)))
  const job = await approved(after(WEDNESDAY, 2 * HOUR))
  expect(await alerts.run('daily', late)).toBe(0)
  await alerts.run('daily', THURSDAY)
  expect(await toldIds(user)).toEqual([[job.id]])
})

test('who switched everything off gets no digest, and no marker', async () => {
  const user = await alerts.a.subscriber()
  const search = await alerts.a.search(user, daily(before(WEDNESDAY, DAY)))
  const weekly = await alerts.a.search(user, { schedule: 'weekly', marker: before(WEDNESDAY, DAY) })
  await approved(before(WEDNESDAY, HOUR))
  expect(await switchOffAlerts(alerts.db, { userId: user.id, schedule: 'daily' })).toBe(1)
  expect(await switchOffAlerts(alerts.db, { userId: user.id, schedule: 'daily' })).toBe(0)
  expect(await alerts.run('daily', WEDNESDAY)).toBe(0)
  expect(await alerts.searchRow(search)).toMatchObject({ schedule: null, marker: null })
  expect(await alerts.searchRow(weekly)).toMatchObject({ schedule: 'weekly' })
})
