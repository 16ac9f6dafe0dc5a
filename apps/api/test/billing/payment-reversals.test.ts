import { schema } from '@lilypad/db'
import { type StripeStandIn, startStripeStandIn } from '@lilypad/testing'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'
import {
  completed,
  created,
  deleted,
  disputed,
  fraudWarned,
  lastTryFailed,
  newPayer,
  type Payer,
  paymentFailed,
  refunded,
  SECRET_KEY,
  type StripeEvent,
  sendAll,
  sendEvent,
  stripeEnv,
  updated,
} from './stripe-events.ts'

const start = new Date('2026-11-01T12:00:00Z')
const NOBODY = '00000000-0000-4000-8000-000000000000'
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const FIRST = { chargedAt: start }
let stripe: StripeStandIn
let api: TestApi

beforeAll(async () => {
  stripe = await startStripeStandIn(SECRET_KEY)
  api = await createTestApi({ env: stripeEnv(stripe.origin), now: () => start, paymentPatienceMs: 400 })
})
afterAll(async () => {
  await api.close()
  await stripe.close()
})
beforeEach(async () => {
  await api.db.delete(schema.paymentCases)
  await api.db.update(schema.users).set({ isAdmin: false })
  api.log.splice(0)
})

async function newMember() {
  const person = await api.a.user()
  const payer = newPayer(person.stripeClientReferenceId)
  return { person, payer, browser: await api.as(person) }
}
const DAY = 24 * 60 * 60
function due(event: StripeEvent, at: Date): StripeEvent {
  const { object } = event.data as { object: object }
  return { ...event, data: { object: { ...object, evidence_details: { due_by: at.getTime() / 1000 } } } }
}
const updatedDispute = (event: StripeEvent): StripeEvent => ({ ...event, type: 'charge.dispute.updated' })
const bought = (payer: Payer) => [created(payer, start), completed(payer, later(1))]
const isFree = async (browser: Awaited<ReturnType<typeof newMember>>['browser']) =>
  (await browser.getLoggedInUser({})).user?.is_free
const casesOf = async ({ customer, subscription }: Payer) =>
  (await api.db.select().from(schema.paymentCases))
    .filter((one) => one.stripeCustomerId === customer || one.reference.includes(subscription))
    .map(({ id, ...one }) => one)
    .sort(
      (one, other) => one.kind.localeCompare(other.kind) || one.openedAt.getTime() - other.openedAt.getTime(),
    )
const lettersTo = async (userId: number, kind = 'payment-news') =>
  (
    await api.db
      .select({ kind: schema.outbox.template, content: schema.outbox.content })
      .from(schema.outbox)
      .where(eq(schema.outbox.userId, userId))
      .orderBy(schema.outbox.id)
  )
    .filter((letter) => letter.kind === kind)
    .map(({ content }) => content)
const historyOf = async (browser: Awaited<ReturnType<typeof newMember>>['browser']) =>
  (await browser.loadPayments({})).payments.map(({ kind, amount }) => [kind, amount])

// holds Decisions §4: Premium: a subscription active or trialing
// holds Decisions §3 Added calls: Billing: `GET /api/load_payments`
describe('a refund', () => {
  test('in full ends access at once, is told to member and admins, and stands in the history', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { person, payer, browser } = await newMember()
    await sendAll(api, bought(payer))
    expect(await isFree(browser)).toBe(false)
    await sendAll(api, [refunded(payer, later(60), FIRST)])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: true,
      stripe_subscription_id: null,
    })
    expect(await lettersTo(person.id)).toEqual([
      {
        firstName: person.firstName,
        news: 'refund',
        keepsAccess: false,
        renewsAt: '2027-01-01T00:00:00.000Z',
      },
    ])
    expect(await lettersTo(admin.id, 'payment-case')).toEqual([
      {
        ...{ firstName: admin.firstName, kind: 'refund', closed: null, amount: 1500, currency: 'usd' },
        ...{ payer: `${person.firstName} ${person.lastName}, ${person.email}`, payerId: person.id },
      },
    ])
    expect(await historyOf(browser)).toEqual([
      ['refunded', 1500],
      ['started', null],
    ])
    expect((await browser.loadPayments({})).access_end).toBe('refund')
    expect((await browser.downloadMyData({})).data).toMatchObject({
      payments: [{ kind: 'refunded', amount: 1500 }, { kind: 'started' }],
    })
  })

  test('in part changes nothing but stands in the history', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { person, payer, browser } = await newMember()
    await sendAll(api, [...bought(payer), refunded(payer, later(60), { ...FIRST, cents: 500 })])
    expect(await isFree(browser)).toBe(false)
    expect([await lettersTo(person.id), await lettersTo(admin.id, 'payment-case')]).toEqual([[], []])
    expect(await casesOf(payer)).toEqual([])
    expect(await historyOf(browser)).toEqual([
      ['partly-refunded', 500],
      ['started', null],
    ])
  })

  test('ends no more than what it paid for: the next paid period opens all jobs again', async () => {
    const { person, payer, browser } = await newMember()
    await sendAll(api, [...bought(payer), refunded(payer, later(60), FIRST)])
    await sendAll(api, [updated(payer, later(90_000), { end: new Date('2027-02-01T00:00:00Z') })])
    expect(await isFree(browser)).toBe(false)
    expect(await lettersTo(person.id)).toMatchObject([{ news: 'refund' }, { news: 'returned' }])
    await sendAll(api, [
      updated(payer, later(99_000), { end: new Date('2027-02-01T00:00:00Z'), status: 'past_due' }),
    ])
    expect(await isFree(browser)).toBe(true)
  })

  test('of one of two subscriptions leaves the other, and the letter says so', async () => {
    const { person, payer, browser } = await newMember()
    const second = newPayer(payer.reference)
    await sendAll(api, [...bought(payer), ...bought(second), refunded(payer, later(60), FIRST)])
    expect(await isFree(browser)).toBe(false)
    expect(await lettersTo(person.id)).toMatchObject([{ news: 'refund', keepsAccess: true }])
  })

  test('to a customer with an earlier subscription ends the one that the charge paid for', async () => {
    const { payer, browser } = await newMember()
    const second = { ...newPayer(), customer: payer.customer }
    await sendAll(api, [...bought(payer), created(second, later(5000))])
    await sendAll(api, [refunded(payer, later(6000), FIRST), deleted(payer, later(6001))])
    expect(await isFree(browser)).toBe(false)
    await sendAll(api, [refunded(second, later(7000), { chargedAt: later(5000) })])
    expect(await isFree(browser)).toBe(true)
  })
})

describe('a dispute', () => {
  test.each(['won', 'warning_closed'] as const)('ends access; closed as %s, it returns', async (outcome) => {
    const admin = await api.a.user({ isAdmin: true })
    const { person, payer, browser } = await newMember()
    await sendAll(api, [...bought(payer), disputed(payer, later(60), 'needs_response', FIRST)])
    expect(await isFree(browser)).toBe(true)
    await sendAll(api, [disputed(payer, later(90), outcome, FIRST)])
    expect(await isFree(browser)).toBe(false)
    expect(await lettersTo(person.id)).toMatchObject([{ news: 'dispute' }, { news: 'returned' }])
    expect(await lettersTo(admin.id, 'payment-case')).toMatchObject([{ closed: null }, { closed: 'won' }])
    expect((await historyOf(browser)).map(([kind]) => kind)).toEqual(['dispute-won', 'disputed', 'started'])
  })

  test('that is lost leaves access ended, and says so', async () => {
    const { person, payer, browser } = await newMember()
    await sendAll(api, [...bought(payer), disputed(payer, later(60), 'needs_response', FIRST)])
    await sendAll(api, [disputed(payer, later(90), 'lost', FIRST)])
    expect(await isFree(browser)).toBe(true)
    expect(await lettersTo(person.id)).toMatchObject([{ news: 'dispute' }, { news: 'dispute-lost' }])
    expect(await casesOf(payer)).toMatchObject([{ kind: 'dispute', outcome: 'lost', openedAt: later(60) }])
  })

  test.each([
    ['lost waits again, once', 'lost' as const, null],
    ['won stays settled', 'won' as const, start],
  ])('one that was settled and is %s', async (_sentence, outcome, expected) => {
    const { payer } = await newMember()
    await sendAll(api, [...bought(payer), disputed(payer, later(60), 'needs_response', FIRST)])
    const settle = () => api.db.update(schema.paymentCases).set({ settledAt: start })
    const settledAt = async () => (await casesOf(payer))[0]?.settledAt
    await settle()
    const closed = disputed(payer, later(90), outcome, FIRST)
    await sendAll(api, [closed])
    expect(await settledAt()).toEqual(expected)
    await settle()
    await sendAll(api, [closed, disputed(payer, later(60), 'needs_response', FIRST)])
    expect(await settledAt()).toEqual(start)
  })

  test('is told to admins with the day until which Stripe waits for an answer', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { payer } = await newMember()
    const opened = due(disputed(payer, later(60), 'needs_response', FIRST), later(7 * DAY))
    await sendAll(api, [...bought(payer), opened, disputed(payer, later(90), 'lost', FIRST)])
    const dueAt = '2026-11-08T12:00:00.000Z'
    expect(await lettersTo(admin.id, 'payment-case')).toMatchObject([
      { closed: null, dueAt },
      { closed: 'lost' },
    ])
    const { cases } = await (await api.as(admin)).loadPaymentCases({ page: 1 })
    expect(cases[0]).toMatchObject({ kind: 'dispute', due_at: dueAt })
  })

  test('whose day moves says the day that was said last, waits again and is told by a letter, in any order', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const browser = await api.as(admin)
    const story = (payer: Payer) => [
      due(disputed(payer, later(60), 'needs_response', FIRST), later(9 * DAY)),
      updatedDispute(due(disputed(payer, later(70), 'needs_response', FIRST), later(3 * DAY))),
      updatedDispute(due(disputed(payer, later(80), 'needs_response', FIRST), later(3 * DAY))),
    ]
    const { payer, browser: member } = await newMember()
    const [opened, moved, same] = story(payer)
    await sendAll(api, [...bought(payer), opened ?? {}])
    const [one] = (await browser.loadPaymentCases({ page: 1 })).cases
    const settle = () => browser.settlePaymentCase({ id: one?.id ?? 0, is_settled: true })
    await settle()
    await sendAll(api, [moved ?? {}])
    expect((await browser.loadDesk({})).cases.map(({ text }) => text)).toEqual([
      'A payment of $15.00 is disputed; its access is off. Answer at Stripe by Nov 4, 2026.',
    ])
    await settle()
    await sendAll(api, [same ?? {}, moved ?? {}])
    expect((await browser.loadDesk({})).cases).toEqual([])
    const letters = () => lettersTo(admin.id, 'payment-case')
    expect(await letters()).toMatchObject([
      { dueAt: later(9 * DAY).toISOString() },
      { dueAt: later(3 * DAY).toISOString(), hasMoved: true },
    ])
    expect((await historyOf(member)).map(([kind]) => kind)).toEqual(['disputed', 'started'])
    const late = await newMember()
    const lost = disputed(late.payer, later(90), 'lost', FIRST)
    await sendAll(api, [...bought(late.payer), ...story(late.payer).reverse(), lost])
    expect(await casesOf(late.payer)).toMatchObject([{ dueAt: later(3 * DAY), outcome: 'lost' }])
    expect((await letters()).slice(2)).toMatchObject([{ closed: null }, { closed: 'lost' }])
    await api.db.update(schema.paymentCases).set({ settledAt: start })
    const tooLate = due(disputed(late.payer, later(75), 'needs_response', FIRST), later(5 * DAY))
    await sendAll(api, [updatedDispute(tooLate)])
    expect((await browser.loadDesk({})).cases).toEqual([])
    expect(await letters()).toHaveLength(4)
  })

  test('that an earlier version stored without its day is told again when the day is another one', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { payer } = await newMember()
    const asked = (at: number, day: number) =>
      due(disputed(payer, later(at), 'needs_response', FIRST), later(day * DAY))
    const opened = asked(60, 9)
    await sendAll(api, [...bought(payer), opened])
    const { charge } = schema.stripeEvents
    await api.db
      .update(schema.stripeEvents)
      .set({ charge: sql`${charge} - 'dueAt'` })
      .where(eq(schema.stripeEvents.id, opened.id))
    await sendAll(api, [updatedDispute(asked(70, 9))])
    expect(await lettersTo(admin.id, 'payment-case')).toHaveLength(1)
    await sendAll(api, [updatedDispute(asked(80, 3))])
    expect(await lettersTo(admin.id, 'payment-case')).toHaveLength(2)
  })

  test.each(['under_review', 'warning_under_review'])(
    'that was answered has no day to answer by, is told by no letter, and has one again when Stripe asks again: %s',
    async (status) => {
      const admin = await api.a.user({ isAdmin: true })
      const { payer } = await newMember()
      const asked = (at: number) => due(disputed(payer, later(at), 'needs_response', FIRST), later(9 * DAY))
      const answered = asked(70)
      const { object } = answered.data as { object: object }
      await sendAll(api, [
        ...bought(payer),
        updatedDispute({ ...answered, data: { object: { ...object, status } } }),
        asked(60),
      ])
      expect(await casesOf(payer)).toMatchObject([{ kind: 'dispute', dueAt: null }])
      expect((await (await api.as(admin)).loadDesk({})).cases.map(({ text }) => text)).toEqual([
        'A payment of $15.00 is disputed; its access is off. Answer at Stripe, if you have not and the bank takes an answer.',
      ])
      expect(await lettersTo(admin.id, 'payment-case')).toHaveLength(1)
      await sendAll(api, [updatedDispute(asked(80))])
      expect(await casesOf(payer)).toMatchObject([{ dueAt: later(9 * DAY) }])
    },
  )

  test('that the bank lets nobody answer has no day', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { payer } = await newMember()
    await sendAll(api, [
      ...bought(payer),
      due(disputed(payer, later(60), 'needs_response', FIRST), new Date(0)),
    ])
    expect((await (await api.as(admin)).loadDesk({})).cases.map(({ text }) => text)).toEqual([
      'A payment of $15.00 is disputed; its access is off. Answer at Stripe, if you have not and the bank takes an answer.',
    ])
  })

  test('names its charge alone, as Stripe’s do: Stripe is asked who paid', async () => {
    const { payer, browser } = await newMember()
    const charge = 'ch_known'
    stripe.charges.set(charge, payer.customer)
    await sendAll(api, bought(payer))
    const opened = disputed(payer, later(60), 'needs_response', { ...FIRST, charge })
    stripe.troubles.push('unavailable', 'unavailable')
    expect((await sendEvent(api, opened)).status).toBe(500)
    expect(await isFree(browser)).toBe(false)
    await sendAll(api, [opened])
    expect(await isFree(browser)).toBe(true)
    expect(stripe.faults).toEqual([])
  })

  test('about a charge that Stripe does not know is a case of nobody’s', async () => {
    const payer = newPayer()
    await sendAll(api, [disputed(payer, later(60), 'needs_response', { ...FIRST, charge: 'ch_unknown' })])
    expect(await casesOf(payer)).toMatchObject([{ kind: 'dispute', stripeCustomerId: null, amount: 1500 }])
  })
})

describe('a warning of fraud', () => {
  test('takes nothing away, and is a case for the admins until the payment is refunded', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { person, payer, browser } = await newMember()
    const warning = fraudWarned(payer, later(60), FIRST)
    await sendAll(api, [...bought(payer), warning, warning, fraudWarned(payer, later(61), FIRST)])
    expect([await isFree(browser), await lettersTo(person.id)]).toEqual([false, []])
    expect(await historyOf(browser)).toEqual([['started', null]])
    const letter = { firstName: admin.firstName, kind: 'fraud-warning', closed: null, amount: 1500 }
    expect(await lettersTo(admin.id, 'payment-case')).toMatchObject([{ ...letter, payerId: person.id }])
    expect(await casesOf(payer)).toMatchObject([{ kind: 'fraud-warning', settledAt: null }])
    await sendAll(api, [refunded(payer, later(70), FIRST)])
    expect(await casesOf(payer)).toMatchObject([
      { kind: 'fraud-warning', settledAt: later(70) },
      { kind: 'refund', settledAt: null },
    ])
  })

  test('that was left, whose payment is refunded or disputed later, does not wait again when that is undone', async () => {
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    const reversals = [
      (payer: Payer) => refunded(payer, later(70), FIRST),
      (payer: Payer) => disputed(payer, later(70), 'needs_response', FIRST),
    ]
    for (const reversed of reversals) {
      const { person, payer } = await newMember()
      const findWarning = async () =>
        (await admin.loadDesk({})).cases.find(
          ({ kind, email }) => kind === 'fraud_warning' && email === person.email,
        )
      await sendAll(api, [...bought(payer), fraudWarned(payer, later(60), FIRST)])
      const { id = '' } = (await findWarning()) ?? {}
      await admin.decideCase({ id, decision: 'dismissed' })
      await sendAll(api, [reversed(payer)])
      await expect(admin.undoCaseDecision({ id })).rejects.toMatchObject({ status: 409 })
      expect(await findWarning()).toBeUndefined()
      const again = admin.settlePaymentCase({ id: Number(id.split('-')[1]), is_settled: false })
      await expect(again).rejects.toMatchObject({ status: 404 })
    }
  })

  test('names its charge alone, as Stripe’s do: Stripe is asked who paid', async () => {
    const { payer } = await newMember()
    stripe.charges.set('ch_warned', payer.customer)
    await sendAll(api, [...bought(payer), fraudWarned(payer, later(60), { ...FIRST, charge: 'ch_warned' })])
    expect(await casesOf(payer)).toMatchObject([{ kind: 'fraud-warning', reference: 'ch_warned' }])
    expect(stripe.faults).toEqual([])
  })
})

// holds Beyond §7: a warning of fraud is refunded when Stripe says so
describe('a warning that is said to be refunded', () => {
  const warn = async (charge: string) => {
    const { payer } = await newMember()
    stripe.charges.set(charge, payer.customer)
    await sendAll(api, [...bought(payer), fraudWarned(payer, later(60), { ...FIRST, charge })])
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    const [open] = (await admin.loadDesk({})).cases
    const decide = (more: object = {}) =>
      admin.decideCase({ id: open?.id ?? '', decision: 'acted', ...more }).then(
        () => null,
        ({ status, message, details }) => ({ status, message, ...details }),
      )
    const isOpen = async () => (await casesOf(payer))[0]?.settledAt === null
    return { payer, admin, decide, isOpen }
  }
  const NOT_REFUNDED = {
    status: 409,
    message: 'The payment provider says that this payment is not refunded in full.',
    can_refund: true,
  }

  test('is refused while Stripe says otherwise; then it is settled', async () => {
    const { decide, isOpen } = await warn('ch_claimed')
    expect([await decide(), await isOpen()]).toEqual([NOT_REFUNDED, true])
    stripe.refunded.add('ch_claimed')
    expect([await decide(), await isOpen()]).toEqual([null, false])
  })

  test('is refunded at Stripe on request, where the key may; the webhook settles it', async () => {
    const { payer, decide, isOpen } = await warn('ch_refundable')
    stripe.mayRefund = false
    expect(await decide({ refund: true })).toMatchObject({
      status: 409,
      message: expect.stringContaining('may not refund. Refund the payment in full at Stripe'),
    })
    stripe.mayRefund = true
    expect([await decide({ refund: true }), stripe.refunded.has('ch_refundable')]).toEqual([null, true])
    expect(await isOpen()).toBe(true)
    await sendAll(api, [refunded(payer, later(70), { ...FIRST, charge: 'ch_refundable' })])
    expect((await casesOf(payer)).find(({ kind }) => kind === 'fraud-warning')?.settledAt).toEqual(later(70))
    expect(stripe.faults).toEqual([])
  })

  test('stays open while Stripe does not answer, and can be left as it is', async () => {
    const { admin, decide, isOpen } = await warn('ch_silent')
    stripe.troubles.push('unavailable', 'unavailable')
    expect([await decide(), await isOpen()]).toMatchObject([{ status: 500 }, true])
    const [open] = (await admin.loadDesk({})).cases
    await admin.decideCase({ id: open?.id ?? '', decision: 'dismissed' })
    expect(await isOpen()).toBe(false)
  })
})

describe('a payment that fails past its retries', () => {
  test('ends access without waiting for the days of grace, until it is paid after all', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { person, payer, browser } = await newMember()
    await sendAll(api, [...bought(payer), paymentFailed(payer, later(50))])
    await sendAll(api, [updated(payer, later(50), { status: 'past_due' })])
    expect(await isFree(browser)).toBe(false)
    await sendAll(api, [lastTryFailed(payer, later(60))])
    expect(await isFree(browser)).toBe(true)
    expect(await lettersTo(person.id)).toMatchObject([{ news: 'unpaid' }])
    expect(await lettersTo(admin.id, 'payment-case')).toMatchObject([{ kind: 'unpaid', amount: 1500 }])
    await sendAll(api, [updated(payer, later(70))])
    expect(await isFree(browser)).toBe(false)
  })

  test('before anything was paid is no case: the card was declined', async () => {
    const admin = await api.a.user({ isAdmin: true })
    const { payer } = await newMember()
    await sendAll(api, [created(payer, start, { status: 'incomplete' }), lastTryFailed(payer, later(1))])
    expect([await casesOf(payer), await lettersTo(admin.id, 'payment-case')]).toEqual([[], []])
  })
})

describe('a payment that names nobody we know', () => {
  test.each([
    ['its link came from a mail', null],
    ['its link is of somebody unknown', NOBODY],
  ])('is a case for the admin, with address and subscription: %s', async (_why, reference) => {
    const person = await api.a.user({ isAdmin: true })
    const admin = await api.as(person)
    const payer = newPayer(reference)
    const paid = [created(payer, start), completed(payer, later(1), { amount_total: 1500, currency: 'usd' })]
    await sendAll(api, [...paid, ...paid, updated(payer, later(9))])
    expect(await lettersTo(person.id, 'payment-case')).toEqual([
      {
        ...{
          firstName: person.firstName,
          kind: 'unknown-payer',
          closed: null,
          amount: 1500,
          currency: 'usd',
        },
        ...{ payer: `nobody we know, payer@example.com, ${payer.subscription}`, payerId: null },
      },
    ])
    const { cases, num_open: open } = await admin.loadPaymentCases({ page: 1 })
    expect(open).toBe(1)
    expect(cases).toMatchObject([
      {
        kind: 'unknown-payer',
        user_id: null,
        email: 'payer@example.com',
        subscription_id: payer.subscription,
        customer_id: payer.customer,
        amount: 1500,
        opened_at: later(1).toISOString(),
        settled_at: null,
      },
    ])
    expect(api.log.join()).not.toContain('payer@')
  })

  // holds Decisions §3 Added calls: Admin: `GET /admin-api/load_payment_cases`
  // holds Decisions §3 Added calls: Admin: `POST /admin-api/settle_payment_case`
  test('is settled by an admin, and may be opened again', async () => {
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    await sendAll(api, bought(newPayer()))
    const [one] = (await admin.loadPaymentCases({ page: 1 })).cases
    await admin.settlePaymentCase({ id: one?.id ?? 0, is_settled: true })
    const settled = await admin.loadPaymentCases({ page: 1 })
    expect([settled.num_open, settled.cases[0]?.settled_at]).toEqual([0, start.toISOString()])
    await admin.settlePaymentCase({ id: one?.id ?? 0, is_settled: false })
    expect((await admin.loadPaymentCases({ page: 1 })).num_open).toBe(1)
    await expect(admin.settlePaymentCase({ id: 999_999_999, is_settled: true })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('that was settled before its payer became known is no case any more, also when the decision is undone', async () => {
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    const { payer } = await newMember()
    await sendAll(api, bought({ ...payer, reference: null }))
    const [one] = (await admin.loadDesk({})).cases
    await admin.decideCase({ id: one?.id ?? '', decision: 'acted' })
    await sendAll(api, [completed(payer, later(2))])
    await admin.undoCaseDecision({ id: one?.id ?? '' })
    expect((await admin.loadDesk({})).cases).toEqual([])
  })

  test('names another product’s customer: its refund names their address', async () => {
    const payer = newPayer('shop-order-7')
    await sendAll(api, [...bought(payer), refunded(payer, later(60), FIRST)])
    expect((await casesOf(payer)).map(({ kind, email }) => [kind, email])).toEqual([
      ['refund', 'payer@example.com'],
      ['unknown-payer', 'payer@example.com'],
    ])
  })

  test('of an account deleted since is one when more is charged, not when its subscription ends, and names no address', async () => {
    const { person, payer } = await newMember()
    await sendAll(api, bought(payer))
    await api.db.delete(schema.users).where(eq(schema.users.id, person.id))
    const renewed = updated(payer, later(90), { end: new Date('2027-02-01T00:00:00Z') })
    await sendAll(api, [renewed])
    expect(await casesOf(payer)).toMatchObject([{ kind: 'unknown-payer', email: null }])
    const admin = await api.a.user({ isAdmin: true })
    await sendAll(api, [refunded(payer, later(95), FIRST)])
    expect((await casesOf(payer)).map(({ kind, email }) => [kind, email])).toEqual([
      ['refund', null],
      ['unknown-payer', null],
    ])
    expect(JSON.stringify(await lettersTo(admin.id, 'payment-case'))).not.toContain('payer@')
    const other = await newMember()
    await sendAll(api, bought(other.payer))
    await api.db.delete(schema.users).where(eq(schema.users.id, other.person.id))
    await sendAll(api, [deleted(other.payer, later(90))])
    expect(await casesOf(other.payer)).toEqual([])
  })
})

// holds Decisions §6: Webhook: idempotent, in any order
describe('events come twice and in any order', () => {
  const STORIES: [string, (payer: Payer) => StripeEvent[]][] = [
    ['refunded', (payer) => [...bought(payer), updated(payer, later(9)), refunded(payer, later(60), FIRST)]],
    [
      'refunded in part, then in full, then paid again',
      (payer) => [
        ...bought(payer),
        refunded(payer, later(60), { ...FIRST, cents: 500 }),
        refunded(payer, later(61), FIRST),
        updated(payer, later(90_000), { end: new Date('2027-02-01T00:00:00Z') }),
      ],
    ],
    [
      'disputed, with a day that moves',
      (payer) => [
        ...bought(payer),
        due(disputed(payer, later(60), 'needs_response', FIRST), later(9 * DAY)),
        updatedDispute(due(disputed(payer, later(70), 'needs_response', FIRST), later(3 * DAY))),
      ],
    ],
    [
      'disputed and won',
      (payer) => [
        ...bought(payer),
        disputed(payer, later(60), 'needs_response', FIRST),
        disputed(payer, later(70), 'won', FIRST),
      ],
    ],
    [
      'disputed twice, won and lost',
      (payer) => [
        ...bought(payer),
        disputed(payer, later(60), 'needs_response', FIRST),
        disputed(payer, later(70), 'won', FIRST),
        disputed(payer, later(80), 'needs_response', { ...FIRST, nth: 2 }),
        disputed(payer, later(90), 'lost', { ...FIRST, nth: 2 }),
      ],
    ],
    ['warned of fraud', (payer) => [...bought(payer), fraudWarned(payer, later(60), FIRST)]],
    [
      'warned of fraud, then refunded',
      (payer) => [
        ...bought(payer),
        fraudWarned(payer, later(60), FIRST),
        fraudWarned(payer, later(61), FIRST),
        refunded(payer, later(70), FIRST),
      ],
    ],
    [
      'warned of fraud, then disputed',
      (payer) => [
        ...bought(payer),
        fraudWarned(payer, later(60), FIRST),
        disputed(payer, later(70), 'needs_response', FIRST),
      ],
    ],
    [
      'failed for good, and ended',
      (payer) => [
        ...bought(payer),
        paymentFailed(payer, later(50)),
        updated(payer, later(51), { status: 'past_due' }),
        lastTryFailed(payer, later(60)),
        deleted(payer, later(61)),
      ],
    ],
    [
      'failed for good, paid after all',
      (payer) => [...bought(payer), lastTryFailed(payer, later(60)), updated(payer, later(70))],
    ],
  ]

  const stateOf = async (payer: Payer) => {
    const [row] = await api.db
      .select()
      .from(schema.subscriptions)
      .where(eq(schema.subscriptions.stripeSubscriptionId, payer.subscription))
    const { stripeSubscriptionId: _i, stripeCustomerId: _c, userId, ...rest } = row ?? { userId: null }
    const cases = (await casesOf(payer)).map(({ kind, email, amount, outcome, openedAt, settledAt }) => ({
      kind,
      email,
      amount,
      outcome,
      openedAt,
      isSettled: settledAt !== null,
    }))
    return { rest, isOwned: userId !== null, cases }
  }

  const PAYERS: [string, boolean][] = [
    ['a member', true],
    ['nobody we know', false],
  ]
  test.each(
    STORIES.flatMap(([name, story]) =>
      PAYERS.map(([whose, isMember]) => [name, whose, story, isMember] as const),
    ),
  )('%s, by %s: the same end for any order with any repeats', async (_name, _whose, story, isMember) => {
    const payerOf = async () => (isMember ? (await newMember()).payer : newPayer())
    const straight = await payerOf()
    await sendAll(api, story(straight))
    const expected = await stateOf(straight)
    const places = [...story(straight).keys()]
    const orders = fc
      .array(fc.constantFrom(...places), { maxLength: 3 })
      .chain((again) =>
        fc.shuffledSubarray([...places, ...again], { minLength: places.length + again.length }),
      )
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const payer = await payerOf()
        const events = story(payer)
        await sendAll(
          api,
          order.flatMap((place) => events[place] ?? []),
        )
        expect(await stateOf(payer)).toEqual(expected)
      }),
      { numRuns: 12 },
    )
  })

  test('all at the same moment, twice each', async () => {
    const { person, payer } = await newMember()
    const events = [
      ...bought(payer),
      refunded(payer, later(60), FIRST),
      disputed(payer, later(61), 'needs_response', FIRST),
      disputed(payer, later(62), 'won', FIRST),
    ]
    const answers = await Promise.all([...events, ...events].map((event) => sendEvent(api, event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stateOf(payer)).toMatchObject({ rest: { accessEnd: 'refund' }, isOwned: true })
    expect((await casesOf(payer)).map(({ kind }) => kind)).toEqual(['dispute', 'refund'])
    expect((await lettersTo(person.id)).length).toBeLessThanOrEqual(3)
  })
})

describe('a signed event without the fields that it must have', () => {
  const EMPTY = [
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
    'radar.early_fraud_warning.created',
    'customer.subscription.updated',
  ]
  test.each(EMPTY)('is a 400, and changes nothing: %s', async (type) => {
    const before = await api.db.$count(schema.stripeEvents)
    const base = { id: 'evt_1', type, created: 1 }
    for (const event of [{ ...base, data: { object: {} } }, base, { ...base, data: null }, { type }]) {
      const response = await sendEvent(api, event)
      expect([response.status, await response.json()]).toEqual([
        400,
        { success: false, message: 'This event lacks fields that it must have.' },
      ])
    }
    expect(await api.db.$count(schema.stripeEvents)).toBe(before)
    expect(
      await api.db
        .select()
        .from(schema.stripeEvents)
        .where(inArray(schema.stripeEvents.id, ['evt_1'])),
    ).toEqual([])
  })

  const CHARGE = { id: 'ch_1', created: 1, amount: 900, amount_refunded: 900, currency: 'usd' }
  test.each([
    ['a time beyond all calendars', { ...CHARGE, created: 1e300 }],
    ['a time before 1970', { ...CHARGE, created: -1 }],
    ['more money than there is', { ...CHARGE, amount_refunded: 1e12 }],
    ['half a cent', { ...CHARGE, amount_refunded: 0.5 }],
    ['a NUL', { ...CHARGE, currency: 'us\u0000' }],
    ['an endless id', { ...CHARGE, id: 'c'.repeat(501) }],
  ])('or with values that cannot be is a 400: %s', async (_what, object) => {
    const event = { id: 'evt_impossible', type: 'charge.refunded', created: 1, data: { object } }
    expect((await sendEvent(api, event)).status).toBe(400)
  })
})
