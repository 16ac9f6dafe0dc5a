import { schema } from '@lilypad/db'
import type { WorkQueue } from '@lilypad/queue'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendAlerts } from '../../src/handlers/send-alerts.ts'
import { after, before, DAY, HOUR, MONDAY, makeMembers, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()
const MINUTE = 60_000

const members = (count: number, at: Date, schedule: 'daily' | 'weekly' = 'daily') =>
  makeMembers(alerts.db, count, { schedule, marker: before(at, 8 * DAY) })
const periods = async () =>
  (await alerts.db.select().from(schema.digests).orderBy(schema.digests.id)).map(
    ({ schedule, period }) => `${schedule} ${period}`,
  )
const emails = () => alerts.db.$count(schema.outbox)
const forgetRuns = () => alerts.db.delete(schema.constants)

// holds Decisions §8: Never twice for one period; at most one duplicate a crash
describe('never twice for one period', () => {
  test('a run that comes again finds nothing to do', async () => {
    await members(3, WEDNESDAY)
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    expect(await alerts.run('daily', WEDNESDAY)).toBe(3)
    await alerts.a.job({ approvedAt: after(WEDNESDAY, HOUR) })
    expect(await alerts.run('daily', after(WEDNESDAY, 2 * HOUR))).toBe(0)
    await forgetRuns()
    expect(await alerts.run('daily', after(WEDNESDAY, 3 * HOUR))).toBe(0)
    expect(await emails()).toBe(3)
  })

  test('two workers at once tell everybody once between them', async () => {
    await members(120, WEDNESDAY)
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    const counts = await Promise.all([alerts.run('daily', WEDNESDAY), alerts.run('daily', WEDNESDAY)])
    expect(counts[0] + counts[1]).toBe(120)
    expect(await emails()).toBe(120)
    expect(await periods()).toHaveLength(120)
  })

  test('a run that was ended in the middle goes on with those whom it did not reach', async () => {
    const [reached] = await members(3, WEDNESDAY)
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.db
      .insert(schema.digests)
      .values({ userId: reached ?? 0, schedule: 'daily', period: '2026-06-10', jobCount: 1 })
    expect(await alerts.run('daily', WEDNESDAY)).toBe(2)
    expect(await emails()).toBe(2)
  })

  test('a run that its time limit ends goes on where it ended, and rings for the e-mails of both', async () => {
    await members(450, WEDNESDAY)
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    const limit = new AbortController()
    // Each transaction asks the time once.
    let asked = 0
    const now = () => {
      asked += 1
      if (asked > 3) limit.abort(new Error('The time is up.'))
      return WEDNESDAY
    }
    const rung: unknown[] = []
    const enqueueAll: WorkQueue['enqueueAll'] = async (_, payloads) => void rung.push(...payloads)
    const deps = { ...alerts.deps(WEDNESDAY), now, queue: { ...alerts.queue, enqueueAll } }
    const attempt = (signal: AbortSignal) =>
      sendAlerts(deps)({ schedule: 'daily' }, { signal, isLastAttempt: false })
    await expect(attempt(limit.signal)).rejects.toThrow('The time is up.')
    const reached = await emails()
    expect(reached).toBeGreaterThan(0)
    expect(reached).toBeLessThan(450)
    expect(rung).toEqual([])
    expect(await attempt(new AbortController().signal)).toEqual({ digests: 450 - reached })
    expect(await emails()).toBe(450)
    expect(rung).toHaveLength(450)
  })
})

test('a person who deletes the account during a run is left out, and keeps nobody from theirs', async () => {
  const { db } = alerts
  const [leaving = 0, staying] = await members(2, WEDNESDAY)
  await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
  const isWaited = async () =>
    (
      await db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`)
    ).rowCount
  const running = await db.transaction(async (tx) => {
    await tx.delete(schema.users).where(eq(schema.users.id, leaving))
    const run = alerts.run('daily', WEDNESDAY)
    await expect.poll(isWaited, { timeout: 20_000 }).toBeGreaterThan(0)
    return { run }
  })
  expect(await running.run).toBe(1)
  expect(await db.select().from(schema.outbox)).toMatchObject([{ userId: staying }])
})

// holds Decisions §8: Daily at 08:00, weekly on Monday at 08:00, New York
describe('daily at 08:00 and weekly on Monday at 08:00 in New York, summer and winter', () => {
  test.each([
    [
      'the night when clocks go forward',
      '2026-03-08T11:59:59Z',
      '2026-03-07',
      '2026-03-08T12:00:00Z',
      '2026-03-08',
    ],
    [
      'the night when clocks go back',
      '2026-11-01T12:59:59Z',
      '2026-10-31',
      '2026-11-01T13:00:00Z',
      '2026-11-01',
    ],
  ])('%s', async (_night, early, former, due, period) => {
    await members(1, new Date(due))
    await alerts.run('daily', new Date(early))
    expect(await periods()).toEqual([`daily ${former}`])
    await alerts.run('daily', new Date(due))
    expect(await periods()).toEqual([`daily ${former}`, `daily ${period}`])
  })

  test('the weekly run is due on Monday, and on no other day', async () => {
    await members(1, MONDAY, 'weekly')
    await alerts.run('weekly', MONDAY)
    await alerts.run('weekly', WEDNESDAY)
    await alerts.run('weekly', after(MONDAY, 7 * DAY))
    expect(await periods()).toEqual(['weekly 2026-06-08', 'weekly 2026-06-15'])
  })
})

describe('the sweep', () => {
  const waiting = async () => (await alerts.queue.inspect()).inside
  const late = () => alerts.log.filter((line) => line.includes('more than 10 minutes late'))

  test('rings once for a missed run, warns when people wait for more than 10 minutes, and leaves alone what is over', async () => {
    await members(2, WEDNESDAY)
    alerts.log.length = 0
    await alerts.run('weekly', WEDNESDAY)
    expect(await alerts.sweep(after(WEDNESDAY, 30_000))).toBe(0)
    expect(await alerts.sweep(after(WEDNESDAY, 3 * MINUTE))).toBe(1)
    expect((await waiting()).waiting).toBe(1)
    expect(late()).toEqual([])
    expect(await alerts.sweep(after(WEDNESDAY, 11 * MINUTE))).toBe(1)
    expect((await waiting()).waiting).toBe(1)
    expect(late()).toHaveLength(1)
    await alerts.run('daily', WEDNESDAY)
    expect(await alerts.sweep(after(WEDNESDAY, 20 * MINUTE))).toBe(0)
  })

  test('a run that nobody waits for is no cause to warn', async () => {
    alerts.log.length = 0
    expect(await alerts.sweep(after(WEDNESDAY, 20 * MINUTE))).toBe(2)
    expect(late()).toEqual([])
    await members(1, WEDNESDAY)
    await alerts.sweep(after(WEDNESDAY, 20 * MINUTE))
    expect(late()).toHaveLength(1)
  })
})
