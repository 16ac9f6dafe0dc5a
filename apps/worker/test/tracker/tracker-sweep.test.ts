import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectFile, schema, setDocument } from '@lilypad/db'
import { type FileStore, newFileKey, openFileStore } from '@lilypad/files'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { sweepTracker } from '../../src/handlers/sweep.ts'
import { useDatabase } from '../test-database.ts'

const DAY = 24 * 60 * 60 * 1000
const folder = join(tmpdir(), `lilypad-worker-${randomUUID()}`)
const logger = pino({ level: 'silent' })
const files = openFileStore({ folder, s3: { region: 'us-east-1' } })
const database = useDatabase()
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const sweepAt = (instant: string, store: FileStore = files) =>
  sweepTracker({ db: database.db, files: store, logger }, new Date(instant))

type Application = typeof schema.trackedJobs.$inferInsert

async function tracked(more: Partial<Application> = {}) {
  const user = await database.a.user({ firstName: 'Fern' })
  const job = await database.a.job({ title: 'Reading Coach', companyName: 'Pond School' })
  await database.a.star(user, job)
  const { trackedJobs } = schema
  const isThis = and(eq(trackedJobs.userId, user.id), eq(trackedJobs.jobId, job.id))
  await database.db
    .update(trackedJobs)
    .set({ status: 1, ...more })
    .where(isThis)
  return { user, job, isThis }
}
const mailsTo = ({ email }: { email: string }) =>
  database.db
    .select({ kind: schema.outbox.template, content: schema.outbox.content })
    .from(schema.outbox)
    .where(eq(schema.outbox.recipient, email))

describe('the reminder of an application', () => {
  test('is written at 08:00 in New York of its day, once', async () => {
    const { user } = await tracked({ remindOn: '2027-03-15' })
    // Clocks went forward the day before: 08:00 is 12:00 in UTC.
    await sweepAt('2027-03-15T11:59:59Z')
    expect(await mailsTo(user)).toEqual([])
    await sweepAt('2027-03-15T12:00:00Z')
    await sweepAt('2027-03-15T12:01:00Z')
    await sweepAt('2027-03-16T12:01:00Z')
    const content = {
      firstName: 'Fern',
      title: 'Reading Coach',
      companyName: 'Pond School',
      status: 'Applied',
    }
    expect(await mailsTo(user)).toEqual([{ kind: 'reminder', content }])
  })

  test('that could not be written in the morning is sent later', async () => {
    const { user } = await tracked({ remindOn: '2027-05-03' })
    await sweepAt('2027-05-05T09:00:00Z')
    expect(await mailsTo(user)).toHaveLength(1)
  })

  test('is not sent for removed jobs, on another day, or much too late', async () => {
    const hidden = await tracked({ remindOn: '2027-06-07', untrackedAt: new Date('2027-06-06T00:00:00Z') })
    const later = await tracked({ remindOn: '2027-06-08' })
    const old = await tracked({ remindOn: '2027-06-01' })
    const none = await tracked()
    await sweepAt('2027-06-07T13:00:00Z')
    for (const { user } of [hidden, later, old, none]) expect(await mailsTo(user)).toEqual([])
  })

  test('comes again on another day that is chosen', async () => {
    const { user, isThis } = await tracked({ remindOn: '2027-07-01' })
    await sweepAt('2027-07-01T13:00:00Z')
    await database.db.update(schema.trackedJobs).set({ remindOn: '2027-07-05' }).where(isThis)
    await sweepAt('2027-07-05T13:00:00Z')
    expect(await mailsTo(user)).toHaveLength(2)
  })

  test('is one of at most ten a day to an address, the last of which tells of the others; they come on the next', async () => {
    const user = await database.a.user()
    for (let count = 0; count < 12; count += 1) await database.a.star(user, await database.a.job())
    const { trackedJobs, outbox } = schema
    const theirs = eq(trackedJobs.userId, user.id)
    await database.db.update(trackedJobs).set({ remindOn: '2027-07-12' }).where(theirs)
    await sweepAt('2027-07-12T13:00:00Z')
    await database.db.update(trackedJobs).set({ remindOn: '2027-07-11' }).where(theirs)
    await sweepAt('2027-07-12T13:01:00Z')
    const told = (await mailsTo(user)).map(({ content }) => content)
    expect(told).toHaveLength(10)
    expect(told.filter((content) => JSON.stringify(content).includes('"more":2'))).toHaveLength(1)
    const dayAgo = new Date(Date.now() - DAY)
    await database.db.update(outbox).set({ createdAt: dayAgo }).where(eq(outbox.recipient, user.email))
    await database.db.update(trackedJobs).set({ remindOn: '2027-07-12' }).where(theirs)
    await sweepAt('2027-07-13T13:01:00Z')
    expect(await mailsTo(user)).toHaveLength(12)
  })

  test('goes to no address that had the farewells of three accounts in a day', async () => {
    const { user } = await tracked({ remindOn: '2027-07-26' })
    const values = { recipient: user.email.toUpperCase(), template: 'account-deleted', content: {} }
    for (const cause of ['1', '2', '3'])
      await database.db.insert(schema.outbox).values({ ...values, cause, messageId: randomUUID() })
    await sweepAt('2027-07-26T13:00:00Z')
    expect(await mailsTo(user)).toEqual([])
  })

  test('makes no link of what somebody wrote by hand', async () => {
    const snapshot = { title: 'See lure.example/1 or https://lure.example', companyName: 'me@lure.example' }
    const { user, isThis } = await tracked({ remindOn: '2027-07-19', isByHand: true })
    const [stored] = await database.db.select().from(schema.trackedJobs).where(isThis)
    await database.db
      .update(schema.trackedJobs)
      .set({ snapshot: { ...stored?.snapshot, ...snapshot } as Application['snapshot'] })
      .where(isThis)
    await sweepAt('2027-07-19T13:00:00Z')
    const [mail] = await mailsTo(user)
    expect(mail?.content).toMatchObject({
      title: 'See lure .example/1 or https ://lure .example',
      companyName: 'me @lure .example',
    })
  })
})

async function withResume(more: Partial<Application> = { status: 2 }) {
  const made = await tracked()
  const key = newFileKey()
  await files.put(key, new Uint8Array([1]), 'text/plain')
  const which = { userId: made.user.id, jobId: made.job.id, document: 'resume' as const }
  await setDocument(database.db, which, { stored: { key, filename: 'cv.txt', bytes: 2 }, now: new Date() })
  await database.db.update(schema.trackedJobs).set(more).where(made.isThis)
  const isThere = async () =>
    (await database.db.select().from(schema.trackedJobs).where(made.isThis)).length === 1
  return { ...made, key, isThere }
}

describe('what was taken off the tracker', () => {
  const untrackedAt = new Date('2027-08-01T00:00:00Z')
  const after = (days: number) => new Date(untrackedAt.getTime() + days * DAY).toISOString()

  // holds Decisions §7: Un-starring hides; within 30 days all is restored, then erased
  test('stays for 30 days with its files, and is then erased with them', async () => {
    const { key, isThere } = await withResume({ untrackedAt })
    await sweepAt(after(30))
    expect([await isThere(), await files.get(key)]).toEqual([true, Buffer.from([1])])
    await sweepAt(after(30.01))
    expect([await isThere(), await files.get(key)]).toEqual([false, null])
  })

  test('loses no file while the store fails: it is deleted at a later sweep', async () => {
    const { key, isThere } = await withResume({ untrackedAt })
    const failing: FileStore = {
      ...files,
      async delete() {
        throw new Error('The store is away.')
      },
    }
    await sweepAt(after(31), failing)
    expect([await isThere(), await files.get(key)]).toEqual([false, Buffer.from([1])])
    await sweepAt(after(31.01))
    expect(await files.get(key)).toBeNull()
  })
})

test('a file that was stored and never got an owner is deleted after an hour, others stay', async () => {
  const now = new Date('2027-09-01T12:00:00Z')
  const { key: owned } = await withResume()
  const lost = newFileKey()
  await expectFile(database.db, lost, now)
  await files.put(lost, new Uint8Array([2]), 'text/plain')
  await sweepAt('2027-09-01T12:59:00Z')
  expect(await files.get(lost)).not.toBeNull()
  await sweepAt('2027-09-01T13:01:00Z')
  expect([await files.get(lost), await files.get(owned)]).toEqual([null, Buffer.from([1])])
})
