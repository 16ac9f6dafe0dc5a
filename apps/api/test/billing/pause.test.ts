import { ApiError } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { pauseEnd } from '@lilypad/domain'
import { type StripeStandIn, startStripeStandIn } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi, useApi } from '../create-test-api.ts'
import {
  completed,
  created,
  disputed,
  newPayer,
  SECRET_KEY,
  sendAll,
  stripeEnv,
  updated,
} from './stripe-events.ts'

const DAY = 24 * 60 * 60 * 1000
const NOTHING_TO_PAUSE = { status: 409, message: 'There is no plan on this account that can be paused now.' }
const HAS_BEGUN = { status: 409, message: 'The pause has begun or ended meanwhile. Please look again.' }
const NOTHING_PAUSED = { status: 409, message: 'No plan on this account is paused.' }

const isFree = async (browser: Browser) => (await browser.getLoggedInUser({})).user?.is_free
const planOf = async (browser: Browser) => (await browser.loadPayments({})).subscription
const kindsOf = async (browser: Browser) => (await browser.loadPayments({})).payments.map(({ kind }) => kind)
const inSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)
async function failureOf(promise: Promise<unknown>) {
  const error = await promise.catch((error: unknown) => error)
  if (!(error instanceof ApiError)) throw error
  return { status: error.status, message: error.message }
}

describe('in the sandbox', () => {
  let clock = new Date()
  const api = useApi({ env: { PAYMENTS: 'sandbox' }, now: () => clock })
  beforeEach(() => {
    clock = new Date()
  })
  const newMember = async (paidDays = 20) => {
    const currentPeriodEnd = new Date(Math.floor((clock.getTime() + paidDays * DAY) / 1000) * 1000)
    const person = await api.a.subscriber({}, { plan: 'skip', currentPeriodEnd })
    return { person, currentPeriodEnd, browser: await api.as(person) }
  }

  // holds Beyond §3: `POST /api/pause_subscription`
  test('a pause begins with the end of the paid time: until then all jobs are open, then the free ones', async () => {
    const { browser, currentPeriodEnd } = await newMember()
    const until = pauseEnd(currentPeriodEnd, 2)
    const told = { paused_from: currentPeriodEnd.toISOString(), paid_until: until.toISOString() }
    expect(await browser.pauseSubscription({ months: 2 })).toMatchObject(told)
    expect(await planOf(browser)).toEqual({ plan: 'skip', ...told, can_pause: false })
    expect(await isFree(browser)).toBe(false)
    clock = new Date(currentPeriodEnd.getTime() - 1000)
    expect(await isFree(browser)).toBe(false)
    clock = currentPeriodEnd
    expect(await isFree(browser)).toBe(true)
    expect(await kindsOf(browser)).toContain('paused')
  })

  // holds Beyond §3: `POST /api/resume_subscription`
  test('ending a pause that has begun opens all jobs at once, and a new period runs', async () => {
    const { browser, currentPeriodEnd } = await newMember()
    await browser.pauseSubscription({ months: 3 })
    clock = new Date(currentPeriodEnd.getTime() + DAY)
    expect(await failureOf(browser.resumeSubscription({ charge_now: false }))).toEqual(HAS_BEGUN)
    await browser.resumeSubscription({ charge_now: true })
    expect(await isFree(browser)).toBe(false)
    expect(await planOf(browser)).toMatchObject({ paused_from: null, can_pause: true })
    expect((await kindsOf(browser))[0]).toBe('renewed')
  })

  test('ending one that has not begun leaves everything as it was', async () => {
    const { browser, currentPeriodEnd } = await newMember()
    await browser.pauseSubscription({ months: 1 })
    expect(await failureOf(browser.resumeSubscription({ charge_now: true }))).toEqual(HAS_BEGUN)
    await browser.resumeSubscription({ charge_now: false })
    const paid_until = currentPeriodEnd.toISOString()
    expect(await planOf(browser)).toMatchObject({ paid_until, paused_from: null })
    expect(await kindsOf(browser)).not.toContain('paused')
    expect(await isFree(browser)).toBe(false)
    expect(await failureOf(browser.resumeSubscription({ charge_now: false }))).toEqual(NOTHING_PAUSED)
  })

  test.each([
    ['a free member', (browser: () => Promise<Browser>) => browser()],
    ['a member whose next charge is within a day', async () => (await newMember(0.9)).browser],
    [
      'a member whose plan is paused',
      async () => {
        const { browser } = await newMember()
        await browser.pauseSubscription({ months: 1 })
        return browser
      },
    ],
  ])('%s cannot pause', async (_name, make) => {
    const browser = await make(async () => api.as(await api.a.user()))
    expect(await failureOf(browser.pauseSubscription({ months: 1 }))).toEqual(NOTHING_TO_PAUSE)
  })

  test('nobody pauses for four months, for none, or in somebody’s name', async () => {
    const { browser, person } = await newMember()
    for (const months of [0, 4, 1.5, '2'] as unknown as 1[])
      expect(await failureOf(browser.pauseSubscription({ months }))).toMatchObject({ status: 400 })
    expect(await failureOf(api.visitor().pauseSubscription({ months: 1 }))).toMatchObject({ status: 401 })
    const asPerson = api.visitor()
    const impersonatorId = (await api.a.user({ isAdmin: true })).id
    asPerson.cookies.set('lilypad_session', await api.a.session(person, { impersonatorId }))
    expect(await failureOf(asPerson.pauseSubscription({ months: 1 }))).toMatchObject({ status: 403 })
    expect(await failureOf(asPerson.resumeSubscription({ charge_now: true }))).toMatchObject({ status: 403 })
    expect(await planOf(browser)).toMatchObject({ paused_from: null })
  })
})

describe('at Stripe', () => {
  let stripe: StripeStandIn
  let api: TestApi
  let clock = new Date()
  beforeAll(async () => {
    stripe = await startStripeStandIn(SECRET_KEY)
    api = await createTestApi({ env: stripeEnv(stripe.origin), now: () => clock, paymentPatienceMs: 400 })
  })
  afterAll(async () => {
    await api.close()
    await stripe.close()
    expect(stripe.faults).toEqual([])
  })
  beforeEach(() => {
    clock = new Date()
    stripe.requests.length = 0
  })
  /** All events of a pause that was asked for, as Stripe reports it. */
  const newMember = async () => {
    const start = new Date(Math.floor(clock.getTime() / 1000) * 1000)
    const end = new Date(start.getTime() + 20 * DAY)
    const person = await api.a.user()
    const payer = newPayer(person.stripeClientReferenceId)
    stripe.customers.add(payer.customer)
    stripe.subscriptions.set(payer.subscription, payer.customer)
    const items = { data: [{ current_period_end: end.getTime() / 1000 }] }
    stripe.states.set(payer.subscription, { items })
    await sendAll(api, [created(payer, start, { end }), completed(payer, start)])
    const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
    const metadata = { paused_from: String(end.getTime() / 1000) }
    const pausing = updated(payer, after(60), { status: 'trialing', end: pauseEnd(end, 2), metadata })
    return { person, payer, start, end, after, metadata, pausing, browser: await api.as(person) }
  }

  test('it is a trial that ends with the pause, and is taken back or ended by its end', async () => {
    const { payer, end, metadata, pausing, browser } = await newMember()
    const { paid_until: until } = await browser.pauseSubscription({ months: 2 })
    const path = `/v1/subscriptions/${payer.subscription}`
    const proration_behavior = 'none'
    const changes = () =>
      stripe.requests.flatMap(({ method, path, form }) => (method === 'POST' ? [{ path, form }] : []))
    const paused_from = String(end.getTime() / 1000)
    const trial_end = String(inSeconds(until))
    const asked = { trial_end, proration_behavior, 'metadata[paused_from]': paused_from }
    expect(changes()).toEqual([{ path, form: asked }])
    expect(await planOf(browser)).toMatchObject({ paused_from: null })

    await sendAll(api, [pausing])
    stripe.states.set(payer.subscription, { status: 'trialing', metadata })
    expect(await planOf(browser)).toMatchObject({ paused_from: end.toISOString(), paid_until: until })
    await browser.resumeSubscription({ charge_now: false })
    expect(changes().at(-1)?.form).toMatchObject({ trial_end: paused_from, 'metadata[paused_from]': '' })
    clock = end
    await browser.resumeSubscription({ charge_now: true })
    expect(changes().at(-1)?.form).toMatchObject({
      trial_end: 'now',
      payment_behavior: 'error_if_incomplete',
      'metadata[paused_from]': '',
    })
  })

  test.each([
    ['will be cancelled', { cancel_at_period_end: true }],
    ['is in arrears', { status: 'past_due' }],
    ['has an invoice that is not paid yet', { latest_invoice: { status: 'draft' } }],
    ['was renewed, which we do not know yet', { items: { data: [{ current_period_end: 1 }] } }],
  ])('a plan that, at Stripe, %s is not paused', async (_sentence, state) => {
    const { payer, browser } = await newMember()
    stripe.states.set(payer.subscription, { ...stripe.states.get(payer.subscription), ...state })
    expect(await failureOf(browser.pauseSubscription({ months: 1 }))).toEqual(NOTHING_TO_PAUSE)
    expect(stripe.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  // holds Beyond §3: a pause is no longer than Stripe allows
  test('one that would end later than Stripe allows is refused in words, before Stripe is asked', async () => {
    const { payer, end, browser } = await newMember()
    const anchor = (daysBefore: number) => {
      const billing_cycle_anchor = (pauseEnd(end, 1).getTime() - daysBefore * DAY) / 1000
      stripe.states.set(payer.subscription, {
        ...stripe.states.get(payer.subscription),
        billing_cycle_anchor,
      })
    }
    anchor(731)
    expect(await failureOf(browser.pauseSubscription({ months: 1 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('more than two years after a plan was first charged'),
    })
    expect(stripe.requests.filter(({ method }) => method === 'POST')).toEqual([])
    anchor(730)
    await browser.pauseSubscription({ months: 1 })
  })

  test('a pause that, at Stripe, has ended already is not ended again, which would charge twice', async () => {
    const { person, end, pausing, browser } = await newMember()
    await sendAll(api, [pausing])
    clock = end
    expect(await failureOf(browser.resumeSubscription({ charge_now: true }))).toEqual(HAS_BEGUN)
    clock = pauseEnd(end, 2)
    const later = await api.as(person)
    expect(await failureOf(later.resumeSubscription({ charge_now: true }))).toEqual(HAS_BEGUN)
    expect(stripe.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('what Stripe tells during a pause is not told as another one', async () => {
    const { payer, end, pausing, after, metadata, browser } = await newMember()
    const again = (seconds: number) =>
      updated(payer, after(seconds), { status: 'trialing', end: pauseEnd(end, 2), metadata })
    await sendAll(api, [pausing, again(120), again(240)])
    expect(await kindsOf(browser)).toEqual(['paused', 'started'])
  })

  test('the next payment opens all jobs, whatever the metadata still says', async () => {
    const { payer, end, pausing, metadata, browser } = await newMember()
    await sendAll(api, [pausing])
    clock = new Date(end.getTime() + DAY)
    expect(await isFree(browser)).toBe(true)
    const paidEnd = new Date(end.getTime() + 100 * DAY)
    await sendAll(api, [
      updated(payer, pauseEnd(end, 2), { end: paidEnd, metadata, before: { status: 'trialing' } }),
    ])
    expect(await isFree(browser)).toBe(false)
    expect(await kindsOf(browser)).toEqual(['renewed', 'paused', 'started'])
  })

  test('a repeated or late event of the pause changes nothing after the next payment', async () => {
    const { payer, end, pausing, after, browser } = await newMember()
    const paid = updated(payer, after(120), { end: new Date(end.getTime() + 100 * DAY) })
    await sendAll(api, [paid, pausing, pausing])
    clock = new Date(end.getTime() + DAY)
    expect(await isFree(browser)).toBe(false)
  })

  test('a pause does not give back access that a dispute took', async () => {
    const { payer, start, pausing, after, browser } = await newMember()
    await sendAll(api, [disputed(payer, after(30), 'needs_response', { chargedAt: start })])
    expect(await failureOf(browser.pauseSubscription({ months: 1 }))).toEqual(NOTHING_TO_PAUSE)
    await sendAll(api, [pausing])
    expect(await isFree(browser)).toBe(true)
  })

  test('metadata that is no time pauses nothing', async () => {
    const { payer, after, end, browser } = await newMember()
    for (const [index, paused_from] of ['', 'soon', '-1', '9'.repeat(40)].entries())
      await sendAll(api, [
        updated(payer, after(60 + index), { status: 'trialing', end, metadata: { paused_from } }),
      ])
    expect(await planOf(browser)).toMatchObject({ paused_from: null })
    expect(await isFree(browser)).toBe(false)
  })

  test('a promotion code of a checkout is kept as it is typed; its id stands for it while Stripe does not say', async () => {
    stripe.promotionCodes.set('promo_1', 'SUMMER')
    const codes = []
    for (const promotion_code of ['promo_1', 'promo_2']) {
      const { payer, start } = await newMember()
      const more = {
        subscription: `${payer.subscription}_${promotion_code}`,
        discounts: [{ promotion_code }],
      }
      await sendAll(api, [completed(payer, start, more)])
      const isIts = eq(schema.subscriptions.stripeSubscriptionId, more.subscription)
      const [row] = await api.db.select().from(schema.subscriptions).where(isIts)
      codes.push(row?.promotionCode)
    }
    expect(codes).toEqual(['SUMMER', 'promo_2'])
  })

  test('Stripe being down is said in words, and nothing is paused', async () => {
    const { browser } = await newMember()
    stripe.troubles.push('unavailable', 'unavailable')
    expect(await failureOf(browser.pauseSubscription({ months: 1 }))).toEqual({
      status: 500,
      message: 'Your plan could not be changed. Please try again in a few minutes.',
    })
    expect(await planOf(browser)).toMatchObject({ paused_from: null })
  })
})
