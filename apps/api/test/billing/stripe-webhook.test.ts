import { schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { profileOf } from '../accounts/account-kit.ts'
import { createTestApi, useApi } from '../create-test-api.ts'
import {
  completed,
  created,
  deleted,
  newPayer,
  type Payer,
  paymentFailed,
  sendAll,
  sendEvent,
  stripeEnv,
  updated,
} from './stripe-events.ts'

const DAY = 24 * 60 * 60 * 1000
const NOBODY = '00000000-0000-4000-8000-000000000000'
const start = new Date('2026-11-01T12:00:00Z')
let clock = start

const api = useApi({ env: stripeEnv('http://127.0.0.1:9'), now: () => clock })
beforeEach(() => {
  clock = start
  api.log.splice(0)
})

const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
async function rowOf({ subscription }: Payer) {
  const [row] = await api.db
    .select()
    .from(schema.subscriptions)
    .where(eq(schema.subscriptions.stripeSubscriptionId, subscription))
  return row ?? null
}
async function userOf(id: number) {
  const [row] = await api.db.select().from(schema.users).where(eq(schema.users.id, id))
  if (!row) throw new Error('There is no such user.')
  return row
}
const emailsTo = (userId: number) =>
  api.db
    .select({ kind: schema.outbox.template, content: schema.outbox.content })
    .from(schema.outbox)
    .where(eq(schema.outbox.userId, userId))
const eventCount = () => api.db.$count(schema.stripeEvents)
async function newMember() {
  const person = await api.a.user()
  return { person, payer: newPayer(person.stripeClientReferenceId) }
}

// holds Decisions §3: `POST /webhooks/stripe`
describe('the signature', () => {
  test('by Stripe’s own helper is accepted', async () => {
    const { payer } = await newMember()
    const response = await sendEvent(api, created(payer, start))
    expect([response.status, await response.json()]).toEqual([200, { success: true, received: true }])
    expect(await rowOf(payer)).toMatchObject({ status: 'active', plan: 'skip', userId: null })
  })

  // holds Decisions §6: Webhook: signature over the raw body
  test('is made over the raw bytes: an altered body is refused', async () => {
    const { payer } = await newMember()
    const event = created(payer, start)
    for (const body of [
      JSON.stringify(event).replace('"active"', '"trialing"'),
      JSON.stringify(event, null, 1),
      `${JSON.stringify(event)}\n`,
      '',
    ])
      expect((await sendEvent(api, event, { body })).status).toBe(400)
    expect(await rowOf(payer)).toBeNull()
  })

  // holds Decisions §6: Webhook: signature over the raw body
  test('by another secret is refused', async () => {
    const { payer } = await newMember()
    const response = await sendEvent(api, created(payer, start), { secret: 'whsec_of_somebody_else' })
    expect([response.status, await response.json()]).toEqual([
      400,
      { success: false, message: 'This event is not signed as it must be.' },
    ])
    expect(await rowOf(payer)).toBeNull()
  })

  test.each([
    [300, 200],
    [301, 400],
    [86_400, 400],
  ])('is %i seconds old: %i', async (age, status) => {
    const { payer } = await newMember()
    const signedAt = start.getTime() / 1000 - age
    expect((await sendEvent(api, created(payer, start), { signedAt })).status).toBe(status)
  })

  test.each([undefined, '', 't=1', 'v1=abc', 't=,v1=', 'x'.repeat(5000)])(
    'that is invalid is a 400: %#',
    async (signature) => {
      const response = await fetch(`${api.origin}/webhooks/stripe`, {
        method: 'POST',
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
        body: '{}',
      })
      expect(response.status).toBe(400)
    },
  )

  test('that is right over something that is no event changes nothing', async () => {
    const before = await eventCount()
    expect((await sendEvent(api, { id: 'evt_1', object: 'event' })).status).toBe(400)
    expect(await eventCount()).toBe(before)
  })
})

test('a body above 1 MiB is a 413', async () => {
  const response = await sendEvent(api, { id: 'x'.repeat(1024 * 1024) })
  expect(response.status).toBe(413)
})

// holds Decisions §3: Webhook and one-click are exempt
test('a request that says it comes from another site is taken: its signature decides', async () => {
  const response = await fetch(`${api.origin}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

// holds Decisions §5: Static files, health and webhook are not counted
test('no limit counts the webhook', async () => {
  const strict = await createTestApi({
    env: { ...stripeEnv('http://127.0.0.1:9'), RATE_LIMIT_SCALE: '0.001' },
  })
  try {
    const statuses = new Set<number>()
    for (let turn = 0; turn < 20; turn += 1)
      statuses.add(
        (await sendEvent(strict, { ...created(newPayer(), new Date()), type: 'charge.succeeded' })).status,
      )
    expect([...statuses]).toEqual([200])
  } finally {
    await strict.close()
  }
})

test('events of other types are answered with 200 and leave no trace', async () => {
  const before = await eventCount()
  const other = { ...created(newPayer(), start), type: 'customer.created' }
  const oneOff = completed(newPayer(), start, { mode: 'payment', subscription: null })
  await sendAll(api, [other, oneOff])
  expect(await eventCount()).toBe(before)
})

// holds Decisions §6: It alone grants and ends
describe('a first payment', () => {
  test('makes the member premium at once, without a new log-in', async () => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: true })
    await sendAll(api, [created(payer, start), completed(payer, later(1))])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: false,
      stripe_subscription_id: payer.subscription,
      should_display_welcome: true,
    })
    expect((await userOf(person.id)).stripeCustomerId).toBe(payer.customer)
  })

  test('is thanked for by one e-mail, even if its events repeat', async () => {
    const { person, payer } = await newMember()
    const events = [
      completed(payer, later(1), { amount_total: 1000, currency: 'usd' }),
      created(payer, start, { months: 3 }),
      updated(payer, later(2)),
    ]
    await sendAll(api, [...events, ...events, updated(payer, later(9))])
    expect(await emailsTo(person.id)).toEqual([
      {
        kind: 'subscription-started',
        content: { firstName: person.firstName, plan: 'jump', amount: 1000, currency: 'usd' },
      },
    ])
  })

  test('grants by the checkout alone, until the subscription speaks for itself', async () => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    await sendAll(api, [completed(payer, later(1))])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: false })
    expect(await emailsTo(person.id)).toEqual([])
  })

  test('that is not made yet grants nothing', async () => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    await sendAll(api, [
      created(payer, start, { status: 'incomplete' }),
      completed(payer, start, { payment_status: 'unpaid' }),
      paymentFailed(payer, later(1)),
    ])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: true,
      should_display_welcome: false,
    })
    expect(await emailsTo(person.id)).toEqual([])
  })

  // holds Decisions §5: should_display_welcome until the first save_profile
  test.each([
    ['before the first payment', true],
    ['between two payments', false],
  ])('does not display the welcome again to a member who saved their profile %s', async (_when, isBefore) => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    const first = [created(payer, start), completed(payer, later(1))]
    const second = { ...newPayer(person.stripeClientReferenceId), customer: payer.customer }
    if (!isBefore) await sendAll(api, first)
    await browser.saveProfile(profileOf(person))
    if (isBefore) await sendAll(api, first)
    await sendAll(api, [updated(payer, later(100)), updated(payer, later(200), { status: 'past_due' })])
    await sendAll(api, [updated(payer, later(300)), created(second, later(400))])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: false,
      should_display_welcome: false,
    })
  })

  test('by a customer whom we know is theirs, too', async () => {
    const { person, payer } = await newMember()
    const second = { ...newPayer(), customer: payer.customer }
    await sendAll(api, [created(second, later(5)), created(payer, start), completed(payer, later(1))])
    const third = { ...newPayer(), customer: payer.customer }
    await sendAll(api, [created(third, later(9))])
    for (const one of [payer, second, third]) expect(await rowOf(one)).toMatchObject({ userId: person.id })
  })

  test('for somebody whom we do not know is recorded, and logged without personal data', async () => {
    for (const reference of [NOBODY, 'somebody', "'; drop table users --"]) {
      const payer = newPayer(reference)
      await sendAll(api, [created(payer, start), completed(payer, later(1))])
      expect(await rowOf(payer)).toMatchObject({ userId: null, status: 'active' })
    }
    const log = api.log.join()
    expect(log).toContain('A payment names an unknown person.')
    for (const personal of ['payer@', 'Pat Payer', NOBODY, 'cus_']) expect(log).not.toContain(personal)
  })
})

test('paying with a subscription already keeps both, and the newest customer', async () => {
  const { person, payer } = await newMember()
  const second = newPayer(person.stripeClientReferenceId)
  await sendAll(api, [
    created(second, later(500)),
    completed(second, later(501)),
    created(payer, start),
    completed(payer, later(1)),
  ])
  expect(await rowOf(payer)).toMatchObject({ userId: person.id })
  expect(await rowOf(second)).toMatchObject({ userId: person.id })
  expect((await userOf(person.id)).stripeCustomerId).toBe(second.customer)
})

test('an event of a deleted account’s subscription is taken, and is nobody’s', async () => {
  const { person, payer } = await newMember()
  await sendAll(api, [created(payer, start), completed(payer, later(1))])
  await api.db.delete(schema.users).where(eq(schema.users.id, person.id))
  await sendAll(api, [deleted(payer, later(60))])
  expect(await rowOf(payer)).toMatchObject({ userId: null, status: 'canceled' })
})

// holds Decisions §4: is_free is computed at each request
// holds Decisions §6: It alone grants and ends
describe('the downgrade is computed, not stored', () => {
  test('when payments fail: after 14 days of grace, counted from the first failure', async () => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    await sendAll(api, [created(payer, start), completed(payer, later(1))])
    await sendAll(api, [paymentFailed(payer, later(100)), updated(payer, later(101), { status: 'past_due' })])
    clock = new Date(start.getTime() + 7 * DAY)
    await sendAll(api, [paymentFailed(payer, clock), updated(payer, clock, { status: 'past_due' })])
    expect(await rowOf(payer)).toMatchObject({ status: 'past_due', pastDueSince: later(100) })
    clock = new Date(later(100).getTime() + 14 * DAY)
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: false })
    clock = new Date(clock.getTime() + 1)
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: true,
      stripe_subscription_id: null,
    })
    await sendAll(api, [updated(payer, clock)])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: false })
    expect(await rowOf(payer)).toMatchObject({ pastDueSince: null })
  })

  test('when it ends: at once', async () => {
    const { person, payer } = await newMember()
    const browser = await api.as(person)
    await sendAll(api, [created(payer, start), completed(payer, later(1)), deleted(payer, later(60))])
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_free: true })
  })
})

// holds Decisions §6: Webhook: idempotent, in any order
describe('events come twice and out of order', () => {
  const story = (payer: Payer) => [
    created(payer, start, { status: 'incomplete' }),
    updated(payer, start, { before: { status: 'incomplete' } }),
    completed(payer, later(2)),
    updated(payer, later(1000), { end: later(9_000_000) }),
    paymentFailed(payer, later(4600)),
    updated(payer, later(4600), { status: 'past_due', before: { status: 'active' } }),
    paymentFailed(payer, later(90_000)),
    updated(payer, later(180_000), { months: 3, before: { status: 'past_due' } }),
    paymentFailed(payer, later(300_000)),
    updated(payer, later(300_001), { status: 'past_due', months: 3, before: { status: 'active' } }),
  ]

  /** Everything stored about a payer, except our own ids. */
  const stateOf = async (payer: Payer, userId: number) => {
    const { stripeSubscriptionId: _id, stripeCustomerId, userId: owner, ...row } = (await rowOf(payer)) ?? {}
    const user = await userOf(userId)
    return {
      row,
      isTheirs: owner === userId,
      isTheirCustomer: user.stripeCustomerId === payer.customer && stripeCustomerId === payer.customer,
      isWelcome: user.shouldDisplayWelcome,
    }
  }

  test('any order with any repeats ends in the same state', async () => {
    const places = [...story(newPayer()).keys()]
    const inOrder = await newMember()
    await sendAll(api, story(inOrder.payer))
    const expected = await stateOf(inOrder.payer, inOrder.person.id)
    expect(expected).toMatchObject({
      row: { status: 'past_due', plan: 'jump', pastDueSince: later(300_000), describedAt: later(300_001) },
      isTheirs: true,
      isTheirCustomer: true,
      isWelcome: true,
    })
    const orders = fc
      .array(fc.constantFrom(...places), { maxLength: 6 })
      .chain((again) =>
        fc.shuffledSubarray([...places, ...again], { minLength: places.length + again.length }),
      )
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { person, payer } = await newMember()
        const events = story(payer)
        await sendAll(
          api,
          order.flatMap((place) => events[place] ?? []),
        )
        expect(await stateOf(payer, person.id)).toEqual(expected)
        expect((await emailsTo(person.id)).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 15 },
    )
  })

  test('all at the same moment, twice each', async () => {
    const { person, payer } = await newMember()
    const events = [...story(payer).slice(0, 4), deleted(payer, later(2000))]
    const responses = await Promise.all([...events, ...events].map((event) => sendEvent(api, event)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rowOf(payer)).toMatchObject({ status: 'canceled', userId: person.id })
    expect((await emailsTo(person.id)).length).toBeLessThanOrEqual(1)
  })

  test('a repeated event is a 200 and does nothing, not even log', async () => {
    const { payer } = await newMember()
    const event = completed({ ...payer, reference: NOBODY }, start)
    await sendAll(api, [event])
    api.log.splice(0)
    await sendAll(api, [event])
    expect(api.log.join()).not.toContain('names nobody')
  })
})

describe('the database is gone in the middle', () => {
  /** Happens instead of the statement that changes the table. */
  const sabotage = async (what: string, work: () => Promise<void>) => {
    await api.db.execute(
      sql.raw(
        `create function sabotage() returns trigger language plpgsql as $$ begin ${what} return new; end $$`,
      ),
    )
    await api.db.execute(
      sql.raw(
        'create trigger sabotage before insert on subscriptions for each row execute function sabotage()',
      ),
    )
    try {
      await work()
    } finally {
      await api.db.execute(sql.raw('drop trigger sabotage on subscriptions'))
      await api.db.execute(sql.raw('drop function sabotage()'))
    }
  }

  test.each([
    ['a statement fails', "raise exception 'out of space';"],
    ['the connection breaks', 'perform pg_terminate_backend(pg_backend_pid());'],
  ])('%s: 500, so that Stripe repeats, and nothing is half done', async (_name, what) => {
    const { person, payer } = await newMember()
    const event = completed(payer, start)
    const before = await eventCount()
    await sabotage(what, async () => {
      const response = await sendEvent(api, event)
      expect([response.status, await response.json()]).toEqual([
        500,
        { success: false, message: 'An unknown error occurred.' },
      ])
    })
    expect(await eventCount()).toBe(before)
    expect(await rowOf(payer)).toBeNull()
    expect(await userOf(person.id)).toMatchObject({ stripeCustomerId: null, shouldDisplayWelcome: false })
    await sendAll(api, [event])
    expect(await rowOf(payer)).toMatchObject({ userId: person.id, status: 'active' })
  })
})
