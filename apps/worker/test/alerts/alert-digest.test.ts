import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendMail } from '../../src/handlers/send-mail.ts'
import type { Mailing } from '../../src/services/mailer.ts'
import { after, before, DAY, HOUR, idsIn, LINKS, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()
const DAILY = { schedule: 'daily', marker: before(WEDNESDAY, DAY) } as const
const yesterday = (hoursAgo: number) => ({ approvedAt: before(WEDNESDAY, hoursAgo * HOUR) })

// holds Decisions §8: One e-mail per user and schedule, a section a search, in HTML and plain text
describe('one e-mail per user and schedule', () => {
  test('a section for each search, with its name, newest first, each job under the first search that found it', async () => {
    const { a } = alerts
    const user = await a.subscriber()
    await a.search(user, { ...DAILY, name: 'Everything' })
    await a.search(user, { ...DAILY, name: 'Sales alone', state: stateOf({ categories: ['Sales'] }) })
    await a.search(user, { ...DAILY, name: 'Nothing', state: stateOf({ searchField: 'no such words' }) })
    const old = await a.job(yesterday(3))
    const sale = await a.job({ ...yesterday(1), category: 'Sales' })
    expect(await alerts.run('daily', WEDNESDAY)).toBe(1)
    const told = await alerts.toldTo(user)
    expect(told).toHaveLength(1)
    expect(told[0]?.sections.map((section) => [section.name, idsIn(section), section.above])).toEqual([
      ['Everything', [sale.id, old.id], 0],
      ['Sales alone', [], 1],
    ])
  })

  test('daily and weekly alerts are two e-mails', async () => {
    const { a } = alerts
    const user = await a.subscriber()
    await a.search(user, { ...DAILY, name: 'By the day' })
    await a.search(user, {
      ...DAILY,
      schedule: 'weekly',
      marker: before(WEDNESDAY, 9 * DAY),
      name: 'By the week',
    })
    await a.job(yesterday(60))
    await a.job(yesterday(2))
    await alerts.run('weekly', WEDNESDAY)
    await alerts.run('daily', WEDNESDAY)
    const told = await alerts.toldTo(user)
    expect(told.map(({ schedule, sections }) => [schedule, sections[0]?.name])).toEqual([
      ['weekly', 'By the week'],
      ['daily', 'By the day'],
    ])
  })

  // holds Decisions §8: 25 jobs at most, each section one, 'and N more'
  test('at most 25 jobs in all, each section at least one, then how many more', async () => {
    const { a } = alerts
    const user = await a.subscriber()
    await a.search(user, { ...DAILY, name: 'Many', state: stateOf({ categories: ['Sales'] }) })
    await a.search(user, { ...DAILY, name: 'Old', state: stateOf({ categories: ['Finance'] }) })
    const finance = await a.job({ ...yesterday(23), category: 'Finance' })
    for (let count = 0; count < 30; count += 1) await a.job({ ...yesterday(1), category: 'Sales' })
    await alerts.run('daily', WEDNESDAY)
    const [told] = await alerts.toldTo(user)
    expect(told?.sections.map((section) => [section.name, section.jobs.length, section.more])).toEqual([
      ['Many', 24, 6],
      ['Old', 1, 0],
    ])
    expect(idsIn(told?.sections[1])).toEqual([finance.id])
  })

  // holds Decisions §8: Nothing new, no e-mail
  test('nothing new, no e-mail; the run is recorded all the same', async () => {
    const { a } = alerts
    const user = await a.subscriber()
    await a.search(user, DAILY)
    expect(await alerts.run('daily', WEDNESDAY)).toBe(1)
    expect(await alerts.toldTo(user)).toEqual([])
    expect(await alerts.db.select().from(schema.digests)).toMatchObject([
      { userId: user.id, schedule: 'daily', period: '2026-06-10', jobCount: 0 },
    ])
  })

  test('a digest counts each job once, and its outbox row is of this period', async () => {
    const { a } = alerts
    const user = await a.subscriber({ email: 'robin.digest@example.com' })
    await a.search(user, DAILY)
    await a.search(user, DAILY)
    await a.job(yesterday(1))
    await alerts.run('daily', WEDNESDAY)
    expect(await alerts.db.select().from(schema.digests)).toMatchObject([{ jobCount: 1 }])
    expect(await alerts.db.select().from(schema.outbox)).toMatchObject([
      { recipient: 'robin.digest@example.com', template: 'digest', cause: 'daily-2026-06-10' },
    ])
  })
})

// holds Decisions §8: Premium members alone
describe('premium members only', () => {
  test('free and lapsed members get none; trials, redemptions, admins and 14 days of grace do', async () => {
    const { a, db } = alerts
    const since = (days: number) => ({ status: 'past_due', pastDueSince: before(WEDNESDAY, days * DAY) })
    const redeemed = async (expiresAt: Date) => {
      const user = await a.user()
      const { id } = await a.redemptionCode()
      await db
        .insert(schema.redemptions)
        .values({ codeId: id, userId: user.id, startsAt: before(WEDNESDAY, 90 * DAY), expiresAt })
      return user
    }
    const told = [
      await a.subscriber({}, { status: 'trialing' }),
      await a.subscriber({}, since(13)),
      await a.user({ isAdmin: true }),
      await redeemed(after(WEDNESDAY, HOUR)),
    ]
    const untold = [
      await a.user(),
      await a.subscriber({}, { status: 'canceled' }),
      await a.subscriber({}, since(15)),
      await redeemed(before(WEDNESDAY, HOUR)),
    ]
    const searches = []
    for (const user of [...told, ...untold]) searches.push(await a.search(user, DAILY))
    await a.job(yesterday(1))
    expect(await alerts.run('daily', WEDNESDAY)).toBe(told.length)
    const counts = await Promise.all(
      [...told, ...untold].map(async (user) => (await alerts.toldTo(user)).length),
    )
    expect(counts).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    expect((await alerts.searchRow(searches[4] ?? { id: 0 }))?.marker).toEqual(DAILY.marker)
  })
})

test('a search for favourites finds the starred jobs of its owner', async () => {
  const { a } = alerts
  const [user, other] = [await a.subscriber(), await a.subscriber()]
  for (const one of [user, other]) await a.search(one, { ...DAILY, state: stateOf({ onlyFavorites: true }) })
  const job = await a.job(yesterday(1))
  await a.job(yesterday(1))
  await a.star(user, job)
  await alerts.run('daily', WEDNESDAY)
  expect((await alerts.toldTo(user)).map(({ sections }) => idsIn(sections[0]))).toEqual([[job.id]])
  expect(await alerts.toldTo(other)).toEqual([])
})

test('a job that goes before the e-mail is sent is not in it; without any left none is sent', async () => {
  const { a, db } = alerts
  const user = await a.subscriber()
  await a.search(user, DAILY)
  const [gone, left] = [await a.job(yesterday(1)), await a.job(yesterday(2))]
  const go = ({ id }: { id: number }) =>
    db.update(schema.jobs).set({ unlistedReason: 'deleted' }).where(eq(schema.jobs.id, id))
  await alerts.run('daily', WEDNESDAY)
  await go(gone)
  expect((await alerts.toldTo(user)).map(({ sections }) => sections.map(idsIn))).toEqual([[[left.id]]])
  await go(left)
  const sent: Mailing[] = []
  const mailer = {
    send: async (mailing: Mailing) => {
      sent.push(mailing)
      return { outcome: 'sent' } as const
    },
    close: () => {},
  }
  const counts = { scraped: () => {}, mailed: () => {} }
  const send = sendMail({
    ...alerts.deps(WEDNESDAY),
    mailer,
    mailSite: { publicUrl: LINKS.publicUrl, contactEmail: 'hello@lilypad.example' },
    counts,
  })
  const [email] = await db.select().from(schema.outbox)
  await send({ outboxId: email?.id ?? 0 }, { signal: new AbortController().signal, isLastAttempt: true })
  expect(sent).toEqual([])
  const [dropped] = await db.select().from(schema.outbox)
  expect(dropped).toMatchObject({ sentAt: null, failedAt: WEDNESDAY, error: null, content: {} })
})
