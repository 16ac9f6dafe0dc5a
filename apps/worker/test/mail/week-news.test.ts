import { listAdmins, schema, takePaymentEvent, writeWeekNews } from '@lilypad/db'
import type { PaymentFact } from '@lilypad/domain'
import { makers } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { listFailedWorks } from '../../src/handlers/sweep.ts'
import { useDatabase } from '../test-database.ts'
import { useWorker } from '../test-worker.ts'

const TOLD = 'week_news_told'
/** 08:30 in New York; the clocks there were put forward the day before. */
const MORNING = new Date('2027-03-15T12:30:00Z')
const HOUR = 3_600_000
const march = (day: number, time = '15:00') => new Date(`2027-03-${`${day}`.padStart(2, '0')}T${time}:00Z`)
const LONG_AGO = new Date('2027-01-10T12:00:00Z')

describe('the news of a week', () => {
  const database = useDatabase()
  beforeEach(async () => {
    const { boards, users, constants, outbox, subscriptions, stripeEvents, jobs } = schema
    for (const table of [boards, users, constants, outbox, subscriptions, stripeEvents, jobs])
      await database.db.delete(table)
    await database.db.insert(constants).values({ name: TOLD, value: '2027-03-08' })
  })

  const listFailed = async () => ({ names: ['fetch-logo'], times: 2 })
  const write = async (now: Date) =>
    writeWeekNews(database.db, await listAdmins(database.db), { now, listFailedWorks: listFailed })
  const letters = () =>
    database.db.select().from(schema.outbox).where(eq(schema.outbox.template, 'week-news'))
  const contentFor = async () => (await letters())[0]?.content as Record<string, object>
  const admin = () => database.a.user({ isAdmin: true, firstName: 'Ada', createdAt: LONG_AGO })

  let paid = 0
  type Told = Pick<PaymentFact, 'at' | 'kind' | 'status'>
  const member = async (...told: Told[]) => {
    const user = await database.a.user({ createdAt: LONG_AGO })
    paid += 1
    for (const [index, { at, kind, status }] of told.entries())
      await takePaymentEvent(database.db, {
        type: kind,
        subscriptionId: `sub_${paid}`,
        email: null,
        fact: {
          id: `evt_${paid}_${index}`,
          customerId: `cus_${paid}`,
          clientReference: index === 0 ? user.stripeClientReferenceId : null,
          isChange: true,
          plan: 'skip',
          periodEnd: null,
          at,
          kind,
          status,
        },
      })
    return user
  }

  /** A board by what each night found, the last on March 14; null could not be read. */
  const boardWith = async (companyName: string, found: (number | null)[], more: object = {}) => {
    const { id } = await database.a.board({ companyName, lastTriedAt: march(14), ...more })
    const scrapes = found.map((count, index) => {
      const at = new Date(march(14, '06:30').getTime() - (found.length - 1 - index) * 24 * HOUR)
      const outcome = count === null ? ('failed' as const) : ('complete' as const)
      return { boardId: id, startedAt: at, finishedAt: at, outcome, found: count ?? 0 }
    })
    await database.db.insert(schema.boardScrapes).values(scrapes)
  }

  const mail = (more: Partial<typeof schema.outbox.$inferInsert>) =>
    database.db.insert(schema.outbox).values({
      recipient: 'frog@example.com',
      template: 'welcome',
      cause: `${Math.random()}`,
      messageId: `${Math.random()}`,
      content: {},
      ...more,
    })

  test('tells sign-ups, listed jobs and e-mails of the days from Monday to Sunday in New York, and of those before', async () => {
    await admin()
    // The first and the last instant of the week, and the ones beside it.
    for (const at of [march(8, '05:00'), march(15, '03:59'), march(8, '04:59'), march(15, '04:00')])
      await database.a.user({ createdAt: at })
    await database.a.job({ approvedAt: LONG_AGO })
    await database.a.job({ approvedAt: march(9) })
    await database.a.job({ approvedAt: march(2), deletedAt: march(10), unlistedReason: 'deleted' })
    await mail({ sentAt: march(8) })
    await mail({ sentAt: march(9) })
    await mail({ sentAt: march(7) })
    await mail({ sentAt: march(9), template: 'push' })
    await mail({ failedAt: march(10), error: '550 no such mailbox' })
    await mail({ failedAt: march(10), error: null })
    await write(MORNING)
    expect(await contentFor()).toMatchObject({
      firstName: 'Ada',
      monday: '2027-03-08',
      week: { signUps: 2, jobs: 2, newJobs: 1, emails: 2, givenUp: 1 },
      last: { signUps: 1, jobs: 2, newJobs: 1, emails: 1, givenUp: 0 },
      failedWorks: { names: ['fetch-logo'], times: 2 },
    })
  })

  test('counts as paid members those whose payment gave access, an account deleted since among them', async () => {
    await admin()
    const start = { at: LONG_AGO, kind: 'created', status: 'active' } as const
    await member(start)
    await member({ ...start, at: march(10) })
    const gone = await member(start, { at: march(12), kind: 'deleted', status: 'canceled' })
    await database.db.delete(schema.users).where(eq(schema.users.id, gone.id))
    // Access ends 14 days after the first payment that failed: on March 11.
    await member(start, { at: new Date('2027-02-25T12:00:00Z'), kind: 'updated', status: 'past_due' })
    await member({ ...start, status: 'incomplete' })
    await write(MORNING)
    expect(await contentFor()).toMatchObject({
      week: { members: 2, joined: 1, left: 2 },
      last: { members: 3, joined: 0, left: 0 },
    })
  })

  test('names the boards that died or shrank in the week and still are, and says how many are fine', async () => {
    await admin()
    await boardWith('Alder', [12, 12, 12, 12, 12, 12, 12, 12, 0, 0, 0])
    await boardWith('Birch', [12, 12, 4, 3, 2])
    await boardWith('Back again', [12, 12, 0, 0, 0, 12])
    await boardWith('Told before', [12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    await boardWith('Unread', [5, null])
    await boardWith('Willow', [5, 5, 5, 5, 5, 5, 5, 5, 5])
    const isGone = { state: 'gone', stateReason: 'There is no such board.' }
    await boardWith('Cypress', [5, null], { ...isGone, stateSince: march(11) })
    await boardWith('Gone before', [null], { ...isGone, stateSince: march(3) })
    await write(MORNING)
    expect(await contentFor()).toMatchObject({
      died: {
        points: [
          'Cypress: There is no such board.',
          'Alder: Its last three checks found no postings; 12 are usual.',
        ],
        more: 0,
      },
      shrank: { points: ['Birch: Its last three checks found 4, 3 and 2 postings; 12 are usual.'] },
      week: { fineBoards: 2 },
      last: { fineBoards: 2 },
    })
  })

  test('counts what waits on the desk by kind, with the age of the oldest', async () => {
    await admin()
    const about = { amount: 1500, currency: 'usd' } as const
    await database.db.insert(schema.paymentCases).values([
      { ...about, kind: 'refund', reference: 'one', openedAt: march(13) },
      { ...about, kind: 'refund', reference: 'two', openedAt: march(1) },
      { ...about, kind: 'dispute', reference: 'three', openedAt: march(15, '11:00') },
      { ...about, kind: 'dispute', reference: 'four', openedAt: march(1), settledAt: march(2) },
    ])
    await write(MORNING)
    expect(await contentFor()).toMatchObject({
      waits: [
        { kind: 'refund', count: 2, days: 14 },
        { kind: 'dispute', count: 1, days: 0 },
      ],
    })
  })

  test('goes to each admin and nobody else, once, though two workers write it and one does so again', async () => {
    const admins = [await admin(), await admin()]
    await member({ at: LONG_AGO, kind: 'created', status: 'active' })
    expect(await write(new Date(MORNING.getTime() - HOUR))).toEqual([])
    const both = await Promise.all([write(MORNING), write(MORNING)])
    expect(both.flat()).toHaveLength(2)
    await database.db.update(schema.constants).set({ value: '2027-03-08' })
    expect(await write(new Date(MORNING.getTime() + HOUR))).toEqual([])
    expect((await letters()).map(({ userId }) => userId).sort()).toEqual(admins.map(({ id }) => id).sort())
    expect(await write(march(21))).toEqual([])
    expect(await write(march(22))).toHaveLength(2)
  })

  test('comes later in the week if nobody worked on Monday, about the same days', async () => {
    await admin()
    expect(await write(march(18))).toHaveLength(1)
    expect(await contentFor()).toMatchObject({ monday: '2027-03-08' })
  })

  test('a new product has none before its first Monday', async () => {
    await admin()
    await database.db.delete(schema.constants)
    expect(await write(march(18))).toEqual([])
    expect(await write(march(22))).toHaveLength(1)
  })
})

describe('a worker', () => {
  const worker = useWorker(async (db) => {
    await makers(db).user({ isAdmin: true })
    await db.insert(schema.constants).values({ name: TOLD, value: '2020-01-06' })
    return {}
  })

  test('writes the letter of the week by its sweep, once', async () => {
    const { db, queue } = worker
    await queue.ask('sweep', {}, 60_000)
    await queue.ask('sweep', {}, 60_000)
    expect(await db.$count(schema.outbox, eq(schema.outbox.template, 'week-news'))).toBe(1)
  })

  test('counts works that failed for good in a span', async () => {
    const { queue } = worker
    const [lane] = queue.queues()
    await lane?.add('adopt-frog', {})
    await lane?.add('adopt-frog', {})
    const [begin, end] = [new Date(Date.now() - HOUR), new Date(Date.now() + HOUR)]
    const failed = () => listFailedWorks(queue, { begin, end })
    await expect.poll(failed, { timeout: 30_000 }).toEqual({ names: ['adopt-frog'], times: 2 })
    expect(await listFailedWorks(queue, { begin: end, end })).toEqual({ names: [], times: 0 })
  })
})
