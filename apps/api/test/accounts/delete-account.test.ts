import { schema } from '@lilypad/db'
import { type Answer, MADE_PASSWORD, startLocalServer } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTestApi, type TestApi, useApi } from '../create-test-api.ts'
import { accountOf, emailsTo, failureOf, sessionsOf, signUpOf } from './account-kit.ts'

const NOT_CANCELLED =
  'Your subscription could not be cancelled, so nothing was deleted. Please try again later, or write to us.'
const api = useApi()

async function leave(person: { id: number }, password: string | null = MADE_PASSWORD) {
  const browser = await api.as(person)
  await browser.deleteMyAccount({ password })
  return browser
}

/** A person with rows in every table about people. */
async function settledPerson() {
  const person = await api.a.user()
  const browser = await api.as(person)
  const job = await api.a.job({ featured: true })
  const { code } = await api.a.redemptionCode()
  await browser.logIn({ email: person.email, password: MADE_PASSWORD, redemption_code: code })
  await browser.setNewsletterSub({ list_id: 10638331, status: 'subscribed' })
  await browser.saveSearch({ name: 'Ponds', state: '{}', notification_schedule: 'daily' })
  await browser.toggleFavoriteJob({ id: job.id })
  await browser.onJobClick({ id: job.id })
  await api.visitor().requestReset({ email: person.email })
  await api.db.insert(schema.intakeAnswers).values({ userId: person.id, answers: {} })
  return { person, browser, job }
}

// holds Decisions §3 Added calls: Account: `POST /api/delete_my_account`
describe('delete_my_account', () => {
  test('asks for the password again', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    expect(await failureOf(browser.deleteMyAccount({ password: null }))).toEqual({
      status: 400,
      message: 'Password is required!',
    })
    expect(await failureOf(browser.deleteMyAccount({ password: 'not the password' }))).toEqual({
      status: 400,
      message: 'The password is not correct.',
    })
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
  })

  // holds Decisions §5: Deleting a user removes the person's data, keeps counts
  test('removes the person’s data and keeps anonymous counts', async () => {
    const { person, browser, job } = await settledPerson()
    await browser.deleteMyAccount({ password: MADE_PASSWORD })
    const { users, sessions, passwordResets, savedSearches, trackedJobs, intakeAnswers } = schema
    expect(await api.db.$count(users, eq(users.id, person.id))).toBe(0)
    for (const table of [sessions, passwordResets, savedSearches, trackedJobs, intakeAnswers])
      expect(await api.db.$count(table, eq(table.userId, person.id))).toBe(0)
    const clicks = await api.db.select().from(schema.clicks).where(eq(schema.clicks.jobId, job.id))
    expect(clicks).toMatchObject([{ userId: null }])
    const { logIns, redemptions } = schema
    for (const table of [logIns, redemptions]) {
      expect(await api.db.$count(table, eq(table.userId, person.id))).toBe(0)
      expect(await api.db.$count(table)).toBeGreaterThan(0)
    }
    const lists = schema.newsletterSubscriptions
    expect(await api.db.$count(lists, eq(lists.email, person.email))).toBe(0)
  })

  test('says farewell to the address; what still waited to be sent is gone', async () => {
    const { person, browser } = await settledPerson()
    await browser.deleteMyAccount({ password: MADE_PASSWORD })
    expect(await emailsTo(api.db, person.email)).toMatchObject([
      { kind: 'account-deleted', userId: null, content: { firstName: person.firstName } },
    ])
  })

  test('an address whose accounts are made and deleted again and again is written to three times', async () => {
    const signUp = signUpOf()
    for (let round = 0; round < 4; round += 1) {
      const browser = api.visitor()
      await browser.signUp(signUp)
      await browser.deleteMyAccount({ password: signUp.password })
    }
    const last = api.visitor()
    await last.signUp(signUp)
    await last.changePassword({ password: 'a brand new lily' })
    const kinds = (await emailsTo(api.db, signUp.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['account-deleted', 'account-deleted', 'account-deleted'])
  })

  test('clears the cookie, and ends the sessions everywhere', async () => {
    const person = await api.a.user()
    const elsewhere = await api.as(person)
    const browser = await leave(person)
    expect(browser.cookies.size).toBe(0)
    expect((await elsewhere.getLoggedInUser({})).user).toBeNull()
    expect(await sessionsOf(api.db, person.id)).toEqual([])
  })

  test('leaves everybody else alone', async () => {
    const other = await settledPerson()
    await leave(await api.a.user())
    expect(await accountOf(api.db, other.person.email)).toMatchObject({ id: other.person.id })
    expect((await other.browser.getSearches({})).filters_states).toHaveLength(1)
  })

  test('where a subscription cannot be cancelled nothing is deleted, and the message says so', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const failure = await failureOf(browser.deleteMyAccount({ password: MADE_PASSWORD }))
    expect(failure.status).toBeGreaterThanOrEqual(409)
    expect(failure.message).toBe(NOT_CANCELLED)
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
    expect(await emailsTo(api.db, person.email)).toEqual([])
  })

  test('with an outside newsletter provider, the address stays until the provider was told', async () => {
    const told = await createTestApi({
      env: { KIT_API_KEY: 'kit_test', KIT_API_ORIGIN: 'http://127.0.0.1:9' },
    })
    try {
      const person = await told.a.user()
      const browser = await told.as(person)
      await browser.setNewsletterSub({ list_id: 10638331, status: 'subscribed' })
      await browser.deleteMyAccount({ password: MADE_PASSWORD })
      expect(await told.db.select().from(schema.newsletterSubscriptions)).toMatchObject([
        { email: person.email, status: 'unsubscribed', syncedAt: null },
      ])
    } finally {
      await told.close()
    }
  })
})

// holds Decisions §5: An active subscription is cancelled first
describe('an active subscription is cancelled at the provider first', () => {
  /** The API with Stripe's client, pointed at a stand-in that answers as it is told. */
  const withStripe = async (answer: () => Answer, work: (paid: TestApi) => Promise<void>) => {
    const stripe = await startLocalServer(answer)
    const paid = await createTestApi({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_pond',
        STRIPE_WEBHOOK_SECRET: 'whsec_pond',
        STRIPE_API_ORIGIN: stripe.origin,
      },
    })
    try {
      const askedFor = () => stripe.seen.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`)
      await work(paid)
      expect(new Set(askedFor())).toEqual(new Set(['DELETE /v1/subscriptions/sub_pond']))
    } finally {
      await paid.close()
      await stripe.close()
    }
  }
  const subscriber = (paid: TestApi) => paid.a.subscriber({}, { stripeSubscriptionId: 'sub_pond' })

  test('and then the account is deleted', () =>
    withStripe(
      () => ({ status: 200, body: { id: 'sub_pond', object: 'subscription', status: 'canceled' } }),
      async (paid) => {
        const person = await subscriber(paid)
        await (await paid.as(person)).deleteMyAccount({ password: MADE_PASSWORD })
        expect(await paid.db.$count(schema.users)).toBe(0)
        expect(await paid.db.select().from(schema.subscriptions)).toMatchObject([{ userId: null }])
      },
    ))

  test('if that fails nothing is deleted, and the message says so', () =>
    withStripe(
      () => ({ status: 500, body: { error: { type: 'api_error', message: 'Out of order.' } } }),
      async (paid) => {
        const person = await subscriber(paid)
        const browser = await paid.as(person)
        expect(await failureOf(browser.deleteMyAccount({ password: MADE_PASSWORD }))).toEqual({
          status: 500,
          message: NOT_CANCELLED,
        })
        expect(await accountOf(paid.db, person.email)).toEqual(person)
        expect((await browser.getLoggedInUser({})).user).toMatchObject({ id: person.id, is_free: false })
        expect(await emailsTo(paid.db, person.email)).toEqual([])
      },
    ))

  test('in the payment sandbox, too', async () => {
    const sandbox = await createTestApi({ env: { PAYMENTS: 'sandbox' } })
    try {
      const person = await sandbox.a.subscriber()
      await (await sandbox.as(person)).deleteMyAccount({ password: MADE_PASSWORD })
      expect(await sandbox.db.$count(schema.users)).toBe(0)
      expect(await sandbox.db.select().from(schema.subscriptions)).toMatchObject([
        { userId: null, status: 'canceled' },
      ])
    } finally {
      await sandbox.close()
    }
  })
})
