import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTestApi, useApi } from '../create-test-api.ts'
import { COOKIE, DAY, failureOf, sessionsOf as openSessionsOf } from './account-kit.ts'

let clock = new Date()

const api = useApi({ now: () => clock })

const logIn = (email: string | null, password: string | null = MADE_PASSWORD, code: string | null = null) =>
  api.visitor().logIn({ email, password, redemption_code: code })
const sessionsOf = (userId: number) => openSessionsOf(api.db, userId)

// holds Part 1 §7: `GET /api/get_logged_in_user`
// holds Decisions §3: A visitor is `{ success: true, user: null }`
test('get_logged_in_user for a visitor is { success: true, user: null }', async () => {
  const response = await api.visitor().fetch('/api/get_logged_in_user')
  expect(await response.json()).toEqual({ success: true, user: null })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

// holds Part 1 §7: `POST /api/headless_log_in`
describe('log-in', () => {
  // holds Part 1 §3: User
  // holds Part 1 §7: Credentials are sent; POST bodies are JSON
  // holds Part 1 §7: `GET /api/get_logged_in_user`
  test('opens a session, answers with the user, and the next call knows them', async () => {
    const person = await api.a.user({ firstName: 'Fern', role: 'Other', shouldDisplayWelcome: true })
    const browser = api.visitor()
    const reply = await browser.logIn({ email: person.email, password: MADE_PASSWORD })
    expect(reply).toMatchObject({ success: true, should_display_welcome: true })
    expect(reply.user).toEqual({
      id: person.id,
      fname: 'Fern',
      lname: 'Pond',
      email: person.email,
      is_admin: false,
      is_free: true,
      stripe_subscription_id: null,
      redeemed_until: null,
      stripe_client_reference_id: person.stripeClientReferenceId,
      linkedin: null,
      role: 'Other',
      job_title: null,
      state: null,
      workplace_prefs: [],
      should_display_welcome: true,
      is_impersonated: false,
    })
    expect((await browser.getLoggedInUser({})).user).toEqual(reply.user)
  })

  // holds Decisions §5: Addresses are unique without regard to case
  test('e-mail addresses ignore case and outer blanks', async () => {
    const person = await api.a.user({ email: 'Willow.Reed@Example.com' })
    expect((await logIn('  willow.reed@example.COM ')).user.id).toBe(person.id)
  })

  test('a missing e-mail address or password gets its own sentence', async () => {
    expect(await failureOf(logIn(null))).toEqual({ status: 400, message: 'E-mail address is required!' })
    expect(await failureOf(logIn('  '))).toEqual({ status: 400, message: 'E-mail address is required!' })
    expect(await failureOf(logIn('a@example.com', ''))).toEqual({
      status: 400,
      message: 'Password is required!',
    })
  })

  // holds Decisions §5: Log-in failure: same words, about the same time
  test('failure is 401 with the same words for an unknown address and a wrong password', async () => {
    const person = await api.a.user()
    const wrong = { status: 401, message: 'Incorrect e-mail address or password.' }
    expect(await failureOf(logIn(person.email, 'not the password'))).toEqual(wrong)
    expect(await failureOf(logIn('nobody@example.com'))).toEqual(wrong)
    expect(await failureOf(logIn(`${person.email}' or '1'='1`))).toEqual(wrong)
  })

  // holds Decisions §5: Log-in failure: same words, about the same time
  test('does the same work for an unknown address, and so takes about the same time', async () => {
    const person = await api.a.user()
    // Processor time of this process, which other work of the machine does not change.
    const leastWorkOf = async (email: string) => {
      const works: number[] = []
      for (let turn = 0; turn < 8; turn += 1) {
        const before = process.cpuUsage()
        await failureOf(logIn(email, 'not the password'))
        const { user, system } = process.cpuUsage(before)
        works.push(user + system)
      }
      return Math.min(...works)
    }
    const [known, unknown] = [await leastWorkOf(person.email), await leastWorkOf('nobody@example.com')]
    // Without the hash of nobody's password the unknown address takes a tenth of the work.
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })

  // holds Decisions §1: Session cookie `lilypad_session`
  // holds Decisions §5: Sessions: 256 bits, HttpOnly, Lax, hashed, Secure on https
  test('the session’s token is 256 bits in an HttpOnly, SameSite=Lax cookie, and stored hashed', async () => {
    const person = await api.a.user()
    const response = await api.visitor().fetch('/api/headless_log_in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'A browser' },
      body: JSON.stringify({ email: person.email, password: MADE_PASSWORD }),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    const token = /^lilypad_session=([\w-]{43});/.exec(cookie)?.[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
    const [session] = await sessionsOf(person.id)
    expect(session).toMatchObject({ userAgent: 'A browser', impersonatorId: null })
    expect(JSON.stringify(session)).not.toContain(token)
    expect(session?.tokenHash).toMatch(/^[\da-f]{64}$/)
  })

  // holds Decisions §5: Rolling 30 days; a new token at every log-in
  test('a new token at every log-in, and the old one ends', async () => {
    const person = await api.a.user()
    const browser = api.visitor()
    await browser.logIn({ email: person.email, password: MADE_PASSWORD })
    const first = browser.cookies.get(COOKIE) ?? ''
    await browser.logIn({ email: person.email, password: MADE_PASSWORD })
    expect(browser.cookies.get(COOKIE)).not.toBe(first)
    expect(await sessionsOf(person.id)).toHaveLength(1)
    const thief = api.visitor()
    thief.cookies.set(COOKIE, first)
    expect((await thief.getLoggedInUser({})).user).toBeNull()
  })

  test('a planted token is not adopted', async () => {
    const person = await api.a.user()
    const browser = api.visitor()
    const planted = 'A'.repeat(43)
    browser.cookies.set(COOKIE, planted)
    await browser.logIn({ email: person.email, password: MADE_PASSWORD })
    expect(browser.cookies.get(COOKIE)).not.toBe(planted)
  })

  test('is recorded', async () => {
    const person = await api.a.user()
    await logIn(person.email)
    await failureOf(logIn(person.email, 'not the password'))
    const rows = await api.db.select().from(schema.logIns).where(eq(schema.logIns.userId, person.id))
    expect(rows).toHaveLength(1)
  })
})

// holds Part 1 §7: `POST /api/headless_log_in`
describe('log-in with a redemption code', () => {
  // holds Decisions §5: A bad code: 400 and no account at sign-up; log-in succeeds
  test('redeems it once; a bad code lets the log-in succeed and carries the message', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const { code } = await api.a.redemptionCode()
    const reply = await logIn(person.email, MADE_PASSWORD, code)
    expect(reply).toMatchObject({ user: { is_free: false, stripe_subscription_id: null } })
    expect(reply.message).toBeUndefined()
    const second = await logIn(other.email, MADE_PASSWORD, code)
    expect(second).toMatchObject({
      success: true,
      user: { is_free: true },
      message: 'This code is not valid or has already been used.',
    })
  })

  // holds Decisions §5: Redeeming while redeemed adds the days
  test('redeeming while redeemed adds the days to the end', async () => {
    const person = await api.a.user()
    for (const durationDays of [10, 20]) {
      const { code } = await api.a.redemptionCode({ durationDays })
      await logIn(person.email, MADE_PASSWORD, code)
    }
    const rows = await api.db
      .select()
      .from(schema.redemptions)
      .where(eq(schema.redemptions.userId, person.id))
    const last = Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime()))
    expect((last - clock.getTime()) / DAY).toBeCloseTo(30, 1)
  })

  test('a deleted code is not valid', async () => {
    const person = await api.a.user()
    const { code } = await api.a.redemptionCode({ deletedAt: new Date() })
    expect(await logIn(person.email, MADE_PASSWORD, code)).toMatchObject({ user: { is_free: true } })
  })
})

describe('sessions', () => {
  // holds Part 1 §7: `POST /api/headless_log_out`
  test('log-out ends the session on the server and clears the cookie', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const token = browser.cookies.get(COOKIE) ?? ''
    await browser.logOut({})
    expect(browser.cookies.has(COOKIE)).toBe(false)
    browser.cookies.set(COOKIE, token)
    expect((await browser.getLoggedInUser({})).user).toBeNull()
    expect(await sessionsOf(person.id)).toHaveLength(0)
  })

  test('logging out twice, or without a session, does no harm', async () => {
    expect(await api.visitor().logOut({})).toMatchObject({ success: true })
  })

  // holds Decisions §5: Rolling 30 days; a new token at every log-in
  test('roll: 30 days from the last visit, and not a day longer', async () => {
    const start = clock
    const person = await api.a.user()
    const browser = await api.as(person)
    clock = new Date(start.getTime() + 29 * DAY)
    const response = await browser.fetch('/api/get_logged_in_user')
    expect(response.headers.get('set-cookie')).toContain('Max-Age=2592000')
    clock = new Date(start.getTime() + 58 * DAY)
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
    clock = new Date(start.getTime() + 88.1 * DAY)
    expect((await browser.getLoggedInUser({})).user).toBeNull()
    clock = start
  })

  test('a visit a moment later renews nothing', async () => {
    const browser = await api.as(await api.a.user())
    expect((await browser.fetch('/api/get_logged_in_user')).headers.get('set-cookie')).toBeNull()
  })

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, "' or 1=1 --", 'A'.repeat(4000)])(
    'a cookie that is no token is a visitor: %#',
    async (value) => {
      const response = await fetch(`${api.origin}/api/get_logged_in_user`, {
        headers: { cookie: `${COOKIE}=${value}` },
      })
      expect([response.status, await response.json()]).toEqual([200, { success: true, user: null }])
    },
  )

  test('an admin logged in as a person is marked as such', async () => {
    const [admin, person] = [await api.a.user({ isAdmin: true }), await api.a.user()]
    const browser = api.visitor()
    browser.cookies.set(COOKIE, await api.a.session(person, { impersonatorId: admin.id }))
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ id: person.id, is_impersonated: true })
  })
})

// holds Decisions §4: Premium: active, trialing, past due for 14 days, redeemed, admin
describe('premium is computed at each request', () => {
  // holds Decisions §4: is_free is computed at each request
  test('it comes and goes with the subscription, without a new log-in', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const subscriptionId = `sub_${person.id}`
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: false,
      stripe_subscription_id: subscriptionId,
    })
    await api.db
      .update(schema.subscriptions)
      .set({ status: 'past_due', pastDueSince: new Date(clock.getTime() - 15 * DAY) })
      .where(eq(schema.subscriptions.stripeSubscriptionId, subscriptionId))
    expect((await browser.getLoggedInUser({})).user).toMatchObject({
      is_free: true,
      stripe_subscription_id: null,
    })
  })

  test('an admin is premium without paying', async () => {
    const browser = await api.as(await api.a.user({ isAdmin: true }))
    expect((await browser.getLoggedInUser({})).user).toMatchObject({ is_admin: true, is_free: false })
  })
})

// holds Decisions §5: Sessions: 256 bits, HttpOnly, Lax, hashed, Secure on https
test('on https the cookie is __Host-lilypad_session, and Secure', async () => {
  const secure = await createTestApi({ env: { PUBLIC_URL: 'https://lilypad.example' } })
  try {
    const person = await secure.a.user()
    const browser = secure.visitor()
    const response = await browser.fetch('/api/headless_log_in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: MADE_PASSWORD }),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-lilypad_session=[\w-]{43}; /)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'Path=/', 'HttpOnly']))
    expect(cookie).not.toContain('Domain')
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
  } finally {
    await secure.close()
  }
})
