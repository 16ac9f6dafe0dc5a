import { ApiError } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { type StripeStandIn, startStripeStandIn } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'
import { SECRET_KEY, stripeEnv } from './stripe-events.ts'

const DAY = 24 * 60 * 60 * 1000
const UNAVAILABLE = { status: 409, message: 'Paid plans are not available at the moment.' }
const BAD_CODE = { status: 400, message: 'This code is not valid or has already been used.' }
const PORTAL_DOWN = {
  status: 500,
  message: 'The payment provider does not answer at the moment. Please try again in a few minutes.',
}
const NOTHING_TO_MANAGE = { status: 409, message: 'There is no subscription to manage on this account.' }

let clock = new Date()
let stripe: StripeStandIn
let api: TestApi

beforeAll(async () => {
  stripe = await startStripeStandIn(SECRET_KEY)
  api = await createTestApi({ env: stripeEnv(stripe.origin), now: () => clock, paymentPatienceMs: 400 })
})
afterAll(async () => {
  await api.close()
  await stripe.close()
})
beforeEach(() => {
  clock = new Date()
  stripe.requests.length = 0
  stripe.troubles.length = 0
  stripe.mayChangePlans = true
})
afterEach(() => expect(stripe.faults).toEqual([]))

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It should have been refused.')
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, message: error.message }
    },
  )

/** A paying member whom Stripe knows too. */
async function subscriber(subscription: Partial<typeof schema.subscriptions.$inferInsert> = {}) {
  const person = await api.a.subscriber({}, subscription)
  stripe.customers.add(`cus_${person.id}`)
  stripe.subscriptions.set(`sub_${person.id}`, `cus_${person.id}`)
  return person
}

// holds Part 1 §7: `POST /api/redeem`
describe('redeem', () => {
  const redeem = async (person: { id: number }, code: string | null) =>
    (await api.as(person)).redeem({ code })

  test('makes the member premium for the days of the code, and answers with the user', async () => {
    const person = await api.a.user()
    const { code } = await api.a.redemptionCode({ durationDays: 93 })
    const browser = await api.as(person)
    expect((await browser.redeem({ code })).user).toMatchObject({
      id: person.id,
      is_free: false,
      stripe_subscription_id: null,
    })
    clock = new Date(clock.getTime() + 93 * DAY - 60_000)
    expect((await (await api.as(person)).getLoggedInUser({})).user).toMatchObject({ is_free: false })
  })

  test('the downgrade at its expiry is computed', async () => {
    const person = await api.a.user()
    const { code } = await api.a.redemptionCode({ durationDays: 3 })
    const browser = await api.as(person)
    await browser.redeem({ code })
    clock = new Date(clock.getTime() + 3 * DAY)
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: true })
  })

  test('writes the receipt', async () => {
    const person = await api.a.user()
    const { code } = await api.a.redemptionCode({ durationDays: 10 })
    await redeem(person, code)
    const emails = await api.db.select().from(schema.outbox).where(eq(schema.outbox.userId, person.id))
    expect(emails).toMatchObject([
      {
        template: 'redeemed',
        recipient: person.email,
        content: { firstName: person.firstName, until: new Date(clock.getTime() + 10 * DAY).toISOString() },
      },
    ])
  })

  test('a code may be typed in lower case, with blanks and dashes', async () => {
    const person = await api.a.user()
    await api.a.redemptionCode({ code: 'QRTW34679ACD' })
    expect((await redeem(person, ' qrtw-3467 – 9acd ')).user).toMatchObject({ is_free: false })
  })

  test('a bad, used, deleted or missing code is a 400, and changes nothing', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const used = await api.a.redemptionCode()
    await redeem(other, used.code)
    const gone = await api.a.redemptionCode({ deletedAt: new Date() })
    for (const code of [used.code, gone.code, 'NO SUCH CODE', '', null])
      expect(await failureOf(redeem(person, code))).toEqual(BAD_CODE)
    expect((await (await api.as(person)).getLoggedInUser({})).user).toMatchObject({ is_free: true })
    expect(await failureOf(redeem(other, used.code))).toEqual(BAD_CODE)
  })

  // holds Decisions §5: Redeeming while redeemed adds the days
  test('redeeming while redeemed adds the days to the end, at the same moment, too', async () => {
    const person = await api.a.user()
    const codes = await Promise.all(
      [10, 20, 30].map((durationDays) => api.a.redemptionCode({ durationDays })),
    )
    await Promise.all(codes.map(({ code }) => redeem(person, code)))
    const rows = await api.db
      .select()
      .from(schema.redemptions)
      .where(eq(schema.redemptions.userId, person.id))
    const last = Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime()))
    expect((last - clock.getTime()) / DAY).toBeCloseTo(60, 5)
  })

  // holds Decisions §10: Codes: 12 characters without look-alikes, single use
  test('one code, many at the same moment: it is used once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => api.a.user()))
    const { code } = await api.a.redemptionCode()
    const results = await Promise.allSettled(people.map((person) => redeem(person, code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

// holds Part 1 §7: `GET /api/generate_stripe_customer_portal_url`, with `?upgrade=1`
// holds Decisions §6: Stripe's address can be set for tests
describe('the portal, at Stripe', () => {
  // holds Part 1 §4: is_free decides; with a subscription id the portal opens
  test('is opened for the person’s customer, and leads back to the account page', async () => {
    const person = await subscriber()
    const { url } = await (await api.as(person)).getPortalUrl({})
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\/p\/session\//)
    expect(stripe.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/billing_portal/sessions',
        key: SECRET_KEY,
        contentType: 'application/x-www-form-urlencoded',
        form: { customer: `cus_${person.id}`, return_url: 'http://localhost:3000/#/account' },
      },
    ])
    expect(Object.keys(stripe.requests[0]?.form ?? {})).toHaveLength(2)
  })

  // holds Part 1 §7: `GET /api/generate_stripe_customer_portal_url`, with `?upgrade=1`
  test('?upgrade=1 opens it on the plans', async () => {
    const person = await subscriber()
    await (await api.as(person)).getPortalUrl({ upgrade: '1' })
    expect(stripe.requests[0]?.form).toMatchObject({
      'flow_data[type]': 'subscription_update',
      'flow_data[subscription_update][subscription]': `sub_${person.id}`,
    })
  })

  test('?upgrade=1 opens it as it is where nothing runs, or plans cannot be changed', async () => {
    const ended = await subscriber({ status: 'canceled' })
    await (await api.as(ended)).getPortalUrl({ upgrade: '1' })
    expect(stripe.requests[0]?.form).not.toHaveProperty('flow_data[type]')
    stripe.mayChangePlans = false
    const person = await subscriber()
    expect((await (await api.as(person)).getPortalUrl({ upgrade: '1' })).url).toContain('billing.stripe.com')
    expect(stripe.requests).toHaveLength(3)
  })

  test('shows the newest of those that run', async () => {
    const person = await subscriber()
    const more = (id: string, status: string, at: number) => ({
      stripeSubscriptionId: `${id}_${person.id}`,
      stripeCustomerId: `${id}_customer_${person.id}`,
      userId: person.id,
      status,
      describedAt: clock,
      createdAt: new Date(clock.getTime() + at * DAY),
    })
    await api.db
      .insert(schema.subscriptions)
      .values([more('newer', 'past_due', 1), more('ended', 'canceled', 2), more('older', 'active', -9)])
    stripe.customers.add(`newer_customer_${person.id}`)
    await (await api.as(person)).getPortalUrl({})
    expect(stripe.requests[0]?.form.customer).toBe(`newer_customer_${person.id}`)
  })

  // holds Part 1 §4: is_free decides; with a subscription id the portal opens
  test('is a 409 with a clear message for who has no subscription', async () => {
    const free = await api.as(await api.a.user())
    expect(await failureOf(free.getPortalUrl({}))).toEqual(NOTHING_TO_MANAGE)
    const unknownToStripe = await api.as(await api.a.subscriber())
    expect(await failureOf(unknownToStripe.getPortalUrl({}))).toEqual(NOTHING_TO_MANAGE)
  })

  test('is not for an admin who is logged in as the person', async () => {
    const [admin, person] = [await api.a.user({ isAdmin: true }), await subscriber()]
    const browser = api.visitor()
    browser.cookies.set('lilypad_session', await api.a.session(person, { impersonatorId: admin.id }))
    expect(await failureOf(browser.getPortalUrl({}))).toMatchObject({ status: 403 })
    expect(stripe.requests).toEqual([])
  })

  test('a fault that passes is tried again, under the same idempotency key', async () => {
    const browser = await api.as(await subscriber())
    stripe.troubles.push('unavailable')
    expect((await browser.getPortalUrl({})).url).toContain('billing.stripe.com')
    const [first, second] = stripe.requests
    expect(first?.idempotencyKey).toMatch(/.{16,}/)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('a provider that is down, or silent, ends in words for a person', async () => {
    const browser = await api.as(await subscriber())
    for (const trouble of ['unavailable', 'silent'] as const) {
      stripe.troubles.push(trouble, trouble)
      expect(await failureOf(browser.getPortalUrl({}))).toEqual(PORTAL_DOWN)
    }
    expect(stripe.requests).toHaveLength(4)
    expect(api.log.join()).not.toContain(SECRET_KEY)
  })

  test('two openings are two sessions', async () => {
    const browser = await api.as(await subscriber())
    const [one, two] = [await browser.getPortalUrl({}), await browser.getPortalUrl({})]
    expect(one.url).not.toBe(two.url)
  })
})

describe('cancelling, at Stripe', () => {
  const cancel = (person: { id: number }) => api.deps.payments.cancelSubscriptions(person.id)

  test('ends every subscription that runs, and nothing else', async () => {
    const person = await subscriber()
    await api.db.insert(schema.subscriptions).values({
      stripeSubscriptionId: `ended_${person.id}`,
      stripeCustomerId: `cus_${person.id}`,
      userId: person.id,
      status: 'canceled',
      describedAt: clock,
    })
    await cancel(person)
    expect(stripe.requests).toMatchObject([{ method: 'DELETE', path: `/v1/subscriptions/sub_${person.id}` }])
    expect(stripe.subscriptions.has(`sub_${person.id}`)).toBe(false)
  })

  test('one that Stripe has ended already is no failure', async () => {
    const person = await subscriber()
    stripe.subscriptions.delete(`sub_${person.id}`)
    await cancel(person)
    expect(stripe.requests).toHaveLength(1)
  })

  test('fails in words when the provider is down', async () => {
    const person = await subscriber()
    stripe.troubles.push('unavailable', 'unavailable')
    expect(await failureOf(cancel(person))).toEqual({
      status: 500,
      message: 'Your subscription could not be cancelled. Please try again in a few minutes.',
    })
  })

  test('asks Stripe nothing for somebody who pays nothing', async () => {
    await cancel(await api.a.user())
    expect(stripe.requests).toEqual([])
  })
})

// holds Decisions §3: `GET /api/load_settings`
describe('settings', () => {
  const settingsOf = async (env: Record<string, string>) => {
    const other = await createTestApi({ env })
    try {
      const browser = await other.as(await other.a.subscriber())
      const { settings } = await other.visitor().loadSettings({})
      const { payment_link_skip, payment_link_jump, payment_link_jump_intake, is_payment_sandbox } = settings
      const webhook = await fetch(`${other.origin}/webhooks/stripe`, { method: 'POST', body: '{}' })
      const checkout = await fetch(`${other.origin}/sandbox/checkout?plan=skip`)
      return {
        links: [payment_link_skip, payment_link_jump, payment_link_jump_intake],
        is_payment_sandbox,
        portal: await failureOf(browser.getPortalUrl({})).catch(() => 'a page'),
        webhook: webhook.status,
        checkout: checkout.headers.get('content-type'),
      }
    } finally {
      await other.close()
    }
  }

  // holds Decisions §6: Links from the environment, reference with ? or &
  test('with Stripe: its links', async () => {
    const { settings } = await api.visitor().loadSettings({})
    expect(settings).toMatchObject({
      payment_link_skip: 'https://buy.stripe.com/test_skip',
      payment_link_jump: 'https://buy.stripe.com/test_jump?locale=en',
      payment_link_jump_intake: 'https://buy.stripe.com/test_jump_intake',
      is_payment_sandbox: false,
    })
  })

  // holds Decisions §6: Without keys paid plans say that they are not available
  test('with nothing: no plan can be bought, and calls say so', async () => {
    expect(await settingsOf({ STRIPE_LINK_SKIP: 'https://buy.stripe.com/test_skip' })).toEqual({
      links: [null, null, null],
      is_payment_sandbox: false,
      portal: UNAVAILABLE,
      webhook: 400,
      checkout: 'application/json; charset=utf-8',
    })
  })

  // holds Decisions §6: Sandbox only embedded without keys, or asked for
  test('in the sandbox: our own pages', async () => {
    expect(await settingsOf({ PAYMENTS: 'sandbox', PUBLIC_URL: 'https://pond.example' })).toEqual({
      links: [
        'https://pond.example/sandbox/checkout?plan=skip',
        'https://pond.example/sandbox/checkout?plan=jump',
        'https://pond.example/sandbox/checkout?plan=jump_intake',
      ],
      is_payment_sandbox: true,
      portal: 'a page',
      webhook: 400,
      checkout: 'text/html; charset=utf-8',
    })
  })
})
