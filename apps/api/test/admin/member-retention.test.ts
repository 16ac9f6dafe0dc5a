import { ApiError } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import type { LeavingReason } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const DAY = 24 * 60 * 60 * 1000
/** A Wednesday. */
const NOW = new Date('2027-03-17T16:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

const api = useApi({ now: () => NOW })
let admin: Browser
beforeEach(async () => {
  await api.db.delete(schema.redemptions)
  await api.db.delete(schema.subscriptions)
  await api.db.delete(schema.users)
  admin = await api.as(await api.a.user({ isAdmin: true, createdAt: NOW }))
})

type Subscription = Partial<typeof schema.subscriptions.$inferInsert>
type Joined = {
  days?: number
  affiliate?: string
  source?: string
  subscription?: Subscription
  reason?: LeavingReason
}

async function join(count: number, joined: Joined = {}) {
  const { days = 1, affiliate = null, source, subscription, reason } = joined
  for (let n = 0; n < count; n += 1) {
    const made = { createdAt: daysAgo(days), affiliate }
    const { id: userId } = await (subscription ? api.a.subscriber(made, subscription) : api.a.user(made))
    if (source !== undefined) {
      const { id: codeId } = await api.a.redemptionCode({ source })
      await api.db.insert(schema.redemptions).values({ codeId, userId, startsAt: NOW, expiresAt: NOW })
    }
    if (reason) await api.db.insert(schema.leavingAnswers).values({ userId, reason, createdAt: NOW })
  }
}

const report = () => admin.loadRetentionReport({})
type Group = { name: string | null; people: number; paid?: number; retained?: number }
const short = (groups: Group[]) => groups.map(({ name, people }) => [name, people])
const whole = (groups: Group[]) => groups.map((one) => [one.name, one.people, one.paid, one.retained])

// holds Beyond §7: `GET /admin-api/load_retention_report`
describe('the report on who stays', () => {
  test('says of each group who signed up, who ever paid, and who still does', async () => {
    await join(6, { source: 'Spring summit' })
    await join(3, { source: 'Spring summit', subscription: { status: 'active' } })
    await join(2, { source: 'Spring summit', subscription: { status: 'canceled' } })
    await join(5, { affiliate: 'Ada' })
    await join(2, { affiliate: 'Ada', subscription: { status: 'trialing' } })
    const { codes, sources, weeks } = await report()
    expect(whole(codes)).toEqual([
      ['Spring summit', 11, 5, 3],
      ['', 7, 2, 2],
    ])
    expect(whole(sources)).toEqual([
      ['', 11, 5, 3],
      ['Ada', 7, 2, 2],
    ])
    expect(whole(weeks)).toEqual([['2027-03-14', 18, 7, 5]])
  })

  test('tells promotion codes apart, and people without one', async () => {
    await join(5, { subscription: { status: 'active', promotionCode: 'SUMMER' } })
    await join(6, { subscription: { status: 'canceled', promotionCode: 'SUMMER' } })
    await join(7)
    expect(whole((await report()).promotions)).toEqual([
      ['SUMMER', 11, 11, 5],
      ['', 7, 0, 0],
    ])
  })

  test('says what those who paid did in their first week, once five did it', async () => {
    await join(5, { days: 30, subscription: { status: 'active' } })
    await join(6, { days: 30, subscription: { status: 'canceled' } })
    await join(9, { days: 30 })
    const people = await api.db.select().from(schema.users).where(eq(schema.users.isAdmin, false))
    const paid = await api.db.select({ userId: schema.subscriptions.userId }).from(schema.subscriptions)
    const payers = paid.flatMap(({ userId }) => userId ?? [])
    const did = async (userIds: number[], days: number) => {
      for (const userId of userIds) {
        await api.db
          .insert(schema.clicks)
          .values({ userId, companyName: 'Pond School', jobId: 1, isSimilarJob: false, at: daysAgo(days) })
        await api.a.search({ id: userId }, { createdAt: daysAgo(days - 1) })
      }
    }
    await did(payers.slice(0, 6), 25)
    // Too late, and by people who never paid.
    await did(payers.slice(6, 7), 22)
    await did(
      people.flatMap(({ id }) => (payers.includes(id) ? [] : id)),
      25,
    )
    const job = await api.a.job()
    for (const id of payers.slice(6)) await api.a.star({ id }, job)
    expect(whole((await report()).activities)).toEqual([
      ['open', 6, 6, 5],
      ['search', 6, 6, 5],
      ['track', 5, 5, 0],
    ])
  })

  test.each<[sentence: string, subscription: Subscription, paid: number, retained: number]>([
    ['a payment that failed lately still counts', { status: 'past_due', pastDueSince: daysAgo(13) }, 5, 5],
    ['one that failed long ago does not', { status: 'past_due', pastDueSince: daysAgo(15) }, 5, 0],
    ['nor does one that was given back', { status: 'active', accessEnd: 'refund' }, 5, 0],
    ['who never finished paying never paid', { status: 'incomplete_expired' }, 0, 0],
  ])('%s', async (_sentence, subscription, paid, retained) => {
    await join(5, { subscription })
    expect(whole((await report()).weeks)).toEqual([['2027-03-14', 5, paid, retained]])
  })

  test('shows 26 weeks from Sunday, the earlier ones of two years as one, and none before', async () => {
    await join(5, { days: 3 })
    await join(6, { days: 4 })
    await join(7, { days: 178 })
    await join(8, { days: 179 })
    await join(9, { days: 724 })
    await join(10, { days: 725 })
    expect(short((await report()).weeks)).toEqual([
      ['2027-03-14', 5],
      ['2027-03-07', 6],
      ['2026-09-20', 7],
      ['', 17],
    ])
  })

  test('counts people who left by their last reason', async () => {
    await join(5, { subscription: { status: 'canceled' }, reason: 'found_here' })
    await join(6, { subscription: { status: 'canceled' } })
    await join(9, { subscription: { status: 'active' }, reason: 'too_expensive' })
    await join(9, { reason: 'other' })
    expect((await report()).reasons).toEqual([
      { name: '', people: 6 },
      { name: 'found_here', people: 5 },
    ])
  })

  test('neither shows a group of fewer than five nor lets it be computed', async () => {
    await join(20, { source: 'Large' })
    await join(8, { source: 'Middle' })
    await join(3, { source: 'Small' })
    await join(9, { affiliate: 'Ada', subscription: { status: 'canceled' }, reason: 'other' })
    await join(2, { days: 8, affiliate: 'Bo', subscription: { status: 'canceled' }, reason: 'found_here' })
    const shown = await report()
    expect(short(shown.codes)).toEqual([
      ['Large', 20],
      ['', 11],
      [null, 11],
    ])
    expect(short(shown.sources)).toEqual([
      ['', 31],
      [null, 11],
    ])
    expect(short(shown.weeks)).toEqual([[null, 42]])
    expect(shown.reasons).toEqual([{ name: null, people: 11 }])
    expect(JSON.stringify(shown)).not.toMatch(/Small|Bo|found_here/)
  })

  test('is empty where fewer than five people signed up; admins are not among them', async () => {
    await join(4, { subscription: { status: 'canceled' }, reason: 'other' })
    const { weeks, codes, sources, reasons } = await report()
    expect([weeks, codes, sources, reasons]).toEqual([[], [], [], []])
  })

  test('is for admins', async () => {
    for (const browser of [api.visitor(), await api.as(await api.a.subscriber())]) {
      const failure = await browser.loadRetentionReport({}).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ApiError)
      expect([401, 403]).toContain((failure as ApiError).status)
    }
  })
})
