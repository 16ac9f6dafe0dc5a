import { type Database, isAlertRunDone, openDatabase, schema } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { type FreshDatabase, freshDatabase, makers, startMailCatcher } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { letPass } from '../mail/test-outbox.ts'
import { workerEnv } from '../test-worker.ts'
import { startWorkerProcess } from '../worker-process.ts'
import { DAY, makeMembers } from './test-alerts.ts'

const PEOPLE = 300
const SOON = { timeout: 300_000, interval: 50 }

let fresh: FreshDatabase
let database: Database
let queue: WorkQueue
let catcher: Awaited<ReturnType<typeof startMailCatcher>>
const env = () => workerEnv(fresh.url, { SMTP_URL: catcher.url })
const run = () => ({ schedule: 'daily' as const, ...latestDue('daily', new Date()) })

/** Members whose alerts are on, and one job that is new to all of them. */
const fill = async () => {
  const { dueAt } = run()
  const marker = new Date(dueAt.getTime() - 2 * DAY)
  const ids = await makeMembers(database.db, PEOPLE, { schedule: 'daily', marker })
  await makers(database.db).job({ approvedAt: new Date(dueAt.getTime() - DAY) })
  return ids
}

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url)
  catcher = await startMailCatcher()
  queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
})
afterAll(async () => {
  await queue.close()
  await catcher.close()
  await database.close()
  await fresh.drop()
})

// holds Decisions §8: Never twice for one period; at most one duplicate a crash
test('killing a worker in the middle of a digest run of 300 users loses no e-mail, and sends at most one twice', async () => {
  const { db, pool } = database
  const ids = await fill()
  // Blocks the run at a person in the middle, until the worker is dead.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [ids[PEOPLE / 2]])
  const killed = await startWorkerProcess(env())
  await vi.waitFor(async () => expect(await db.$count(schema.digests)).toBeGreaterThan(0), SOON)
  // Sending has also begun, by the sweep that runs each minute.
  await queue.enqueue('sweep', {})
  await vi.waitFor(() => expect(catcher.mails.length).toBeGreaterThanOrEqual(50), SOON)
  await killed.end('SIGKILL')
  await holder.query('rollback')
  holder.release()
  const recorded = await db.$count(schema.digests)
  expect(recorded).toBeGreaterThan(0)
  expect(recorded).toBeLessThan(PEOPLE)
  expect(catcher.mails.length).toBeLessThan(PEOPLE)
  expect(await isAlertRunDone(db, run())).toBe(false)

  // The dead worker's claims expire after three minutes.
  await letPass(db, '4 minutes')
  const restarted = await startWorkerProcess(env())
  // Again by the sweep, which normally runs each minute; here it runs immediately.
  await queue.enqueue('sweep', {})
  const reached = () => new Set(catcher.mails.flatMap(({ recipients }) => recipients)).size
  await vi.waitFor(() => expect(reached()).toBe(PEOPLE), SOON)
  await vi.waitFor(async () => expect(await isAlertRunDone(db, run())).toBe(true), SOON)
  expect(await restarted.end('SIGTERM')).toBe(0)
  expect(catcher.mails.length).toBeLessThanOrEqual(PEOPLE + 1)
  expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(PEOPLE)
  expect(await db.$count(schema.digests)).toBe(PEOPLE)
  expect(await db.$count(schema.outgoingEmails)).toBe(PEOPLE)
}, 600_000)
