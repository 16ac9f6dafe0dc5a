import { type Call, type CallName, calls } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import {
  accountOf,
  COOKIE,
  FORBIDDEN,
  failureOf,
  HOUR,
  LOG_IN_FIRST,
  post,
  profileOf,
  sessionsOf,
} from './account-kit.ts'

const OWN_SESSION = { status: 409, message: 'You are logged in to your own account.' }
let clock = new Date()
const api = useApi({ now: () => clock })
beforeEach(() => {
  clock = new Date()
})

const makeAdmin = () => api.a.user({ isAdmin: true })
const userOf = async (browser: Browser) => (await browser.getLoggedInUser({})).user

/** An admin who has just logged in as somebody. */
async function impersonate() {
  const [admin, person] = [await makeAdmin(), await api.a.user()]
  const browser = await api.as(admin)
  await browser.logInAsUser({ id: person.id })
  return { admin, person, browser }
}

// holds Part 2 §7 Admin: `GET /admin-api/admin/log_in_as_user`
describe('log in as a user', () => {
  // holds Decisions §5: Log in as a user: marked, strip, audit log
  test('opens a session marked as impersonated by that admin, in place of their own', async () => {
    const [admin, person] = [await makeAdmin(), await api.a.user()]
    const browser = await api.as(admin)
    const before = browser.cookies.get(COOKIE)
    expect(await browser.logInAsUser({ id: person.id })).toEqual({ success: true })
    expect(browser.cookies.get(COOKIE)).not.toBe(before)
    expect(await userOf(browser)).toMatchObject({ id: person.id, is_impersonated: true, is_admin: false })
    expect(await sessionsOf(api.db, person.id)).toMatchObject([{ impersonatorId: admin.id }])
    expect(await sessionsOf(api.db, admin.id)).toEqual([])
  })

  test('is no log-in of the person, and leaves their own sessions alone', async () => {
    const [admin, person] = [await makeAdmin(), await api.a.user()]
    const theirs = await api.as(person)
    await (await api.as(admin)).logInAsUser({ id: person.id })
    expect(await api.db.$count(schema.logIns, eq(schema.logIns.userId, person.id))).toBe(0)
    expect(await userOf(theirs)).toMatchObject({ id: person.id, is_impersonated: false })
  })

  test('the person sees it among their sessions', async () => {
    const { person } = await impersonate()
    const { sessions } = await (await api.as(person)).loadSessions({})
    expect(sessions.map(({ device }) => device)).toContain('An admin of Lilypad, logged in as you')
  })

  // holds Decisions §5: Log in as a user: its bounds; an admin cannot be impersonated
  test('an admin cannot be impersonated, neither another nor oneself', async () => {
    const admin = await makeAdmin()
    const browser = await api.as(admin)
    const refusal = { status: 403, message: 'Nobody can log in as an admin.' }
    expect(await failureOf(browser.logInAsUser({ id: (await makeAdmin()).id }))).toEqual(refusal)
    expect(await failureOf(browser.logInAsUser({ id: admin.id }))).toEqual(refusal)
    expect((await userOf(browser))?.id).toBe(admin.id)
  })

  test('an unknown user is a 404, and what is no id a 400', async () => {
    const browser = await api.as(await makeAdmin())
    expect(await failureOf(browser.logInAsUser({ id: 999_999_999 }))).toEqual({
      status: 404,
      message: 'There is no such user.',
    })
    for (const id of ['', '0', 'x', '1.5'])
      expect((await browser.fetch(`/admin-api/admin/log_in_as_user?id=${id}`)).status).toBe(400)
  })

  test('from there, nobody can log in as somebody else, nor reach any call of admins', async () => {
    const { person, browser } = await impersonate()
    const other = await api.a.user()
    expect(await failureOf(browser.logInAsUser({ id: other.id }))).toEqual(FORBIDDEN)
    for (const call of Object.values<Call>(calls).filter(({ access }) => access === 'admin')) {
      const response = await browser.fetch(call.path, { method: call.method })
      expect([call.path, response.status]).toEqual([call.path, 403])
    }
    expect((await userOf(browser))?.id).toBe(person.id)
  })

  test('ends after an hour, regardless of activity', async () => {
    const { person, browser } = await impersonate()
    for (const minutes of [20, 59]) {
      clock = new Date(Date.now() + minutes * 60_000)
      expect((await userOf(browser))?.id).toBe(person.id)
    }
    clock = new Date(Date.now() + HOUR + 1_000)
    expect(await userOf(browser)).toBeNull()
    expect(await failureOf(browser.stopImpersonating({}))).toEqual(LOG_IN_FIRST)
  })
})

describe('the session of an admin as somebody else dies', () => {
  test('when they are no longer an admin', async () => {
    const { admin, browser } = await impersonate()
    await api.db.update(schema.users).set({ isAdmin: false }).where(eq(schema.users.id, admin.id))
    expect(await userOf(browser)).toBeNull()
    expect(await failureOf(browser.loadProfile({}))).toEqual(LOG_IN_FIRST)
    expect(await failureOf(browser.stopImpersonating({}))).toEqual(LOG_IN_FIRST)
  })

  test('when their account is deleted', async () => {
    const { admin, browser } = await impersonate()
    await (await api.as(await makeAdmin())).deleteUser({ user_id: admin.id })
    expect(await userOf(browser)).toBeNull()
  })

  test('when the person becomes an admin', async () => {
    const { person, browser } = await impersonate()
    await api.db.update(schema.users).set({ isAdmin: true }).where(eq(schema.users.id, person.id))
    expect(await userOf(browser)).toBeNull()
  })

  test('when the admin changes their password, or logs out every other device', async () => {
    for (const end of [
      (elsewhere: Browser) => elsewhere.changePassword({ password: 'a brand new lily' }),
      (elsewhere: Browser) => elsewhere.endOtherSessions({}),
    ]) {
      const { admin, browser } = await impersonate()
      const elsewhere = await api.as(admin)
      await end(elsewhere)
      expect(await userOf(browser)).toBeNull()
      expect((await userOf(elsewhere))?.id).toBe(admin.id)
    }
  })
})

// holds Decisions §3: `POST /api/stop_impersonating`
describe('‘Return to your account’', () => {
  test('opens an own session for the admin and ends the impersonated one', async () => {
    const { admin, person, browser } = await impersonate()
    const borrowed = browser.cookies.get(COOKIE) ?? ''
    const { user } = await browser.stopImpersonating({})
    expect(user).toMatchObject({ id: admin.id, is_admin: true, is_impersonated: false })
    expect(await userOf(browser)).toMatchObject({ id: admin.id, is_impersonated: false })
    expect(browser.cookies.get(COOKIE)).not.toBe(borrowed)
    expect(await sessionsOf(api.db, person.id)).toEqual([])
    const stale = api.visitor()
    stale.cookies.set(COOKIE, borrowed)
    expect(await userOf(stale)).toBeNull()
    expect((await browser.loadUsers({})).num_users).toBeGreaterThan(0)
  })

  test('the session lasts as any of theirs', async () => {
    const { admin, browser } = await impersonate()
    await browser.stopImpersonating({})
    const [session] = await sessionsOf(api.db, admin.id)
    expect(session?.expiresAt.getTime()).toBe(clock.getTime() + 30 * 24 * HOUR)
  })

  test('works once: of two at the same moment one is let in', async () => {
    const { admin, browser } = await impersonate()
    const same = api.visitor()
    same.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '')
    const [first, second] = await Promise.allSettled([
      browser.stopImpersonating({}),
      same.stopImpersonating({}),
    ])
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await sessionsOf(api.db, admin.id)).toHaveLength(1)
  })

  test('is a 409 for everybody in their own account, and a 401 for a visitor', async () => {
    for (const person of [await api.a.user(), await makeAdmin()]) {
      const browser = await api.as(person)
      expect(await failureOf(browser.stopImpersonating({}))).toEqual(OWN_SESSION)
      expect((await userOf(browser))?.id).toBe(person.id)
    }
    expect(await failureOf(api.visitor().stopImpersonating({}))).toEqual(LOG_IN_FIRST)
  })
})

// holds Decisions §5: Log in as a user: its bounds; an admin cannot be impersonated
describe('it can change neither password nor e-mail, delete, download data, end sessions or pay', () => {
  const guarded = (Object.entries(calls) as [CallName, Call][]).filter(([, { ownerOnly }]) => ownerOnly)

  test('every call that only the owner may make is marked so', () => {
    const names = `changePassword createKey createWebhook deleteMyAccount deleteWebhook downloadMyData endOtherSessions
      getPortalUrl loadCalendarFeed noteVisit pauseSubscription renewCalendarFeed resumeSubscription revokeKey
      saveLeavingReason setCalendarFeed setInboundMail subscribeToPush testWebhook turnOnWebhook unsubscribeFromPush`
    expect(guarded.map(([name]) => name).sort()).toEqual(names.split(/\s+/))
  })

  test.each(guarded)('%s is refused with any body', async (_name, call) => {
    const person = await api.a.subscriber()
    const owner = await api.as(person)
    const admin = await api.impersonating(person)
    for (const sent of [{ password: MADE_PASSWORD }, '{']) {
      const response =
        call.method === 'GET' ? await admin.fetch(call.path) : await post(admin, call.path, sent)
      const { message } = (await response.json()) as { message: string }
      expect({ status: response.status, message }).toEqual(FORBIDDEN)
    }
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect((await userOf(owner))?.id).toBe(person.id)
  })

  test.each(['download_resume', 'download_cover_letter', 'reminder.ics', 'interview.ics', 'export.csv'])(
    'of the tracker, %s is refused',
    async (path) => {
      const { browser } = await impersonate()
      expect((await browser.fetch(`/api/tracker/${path}?airtable_id=1`)).status).toBe(403)
    },
  )

  test('no payment is possible in the person’s name: the payment reference is withheld', async () => {
    const { person, browser } = await impersonate()
    expect((await userOf(browser))?.stripe_client_reference_id).toBe('')
    expect((await browser.saveProfile(profileOf(person))).user.stripe_client_reference_id).toBe('')
    const owner = await userOf(await api.as(person))
    expect(owner?.stripe_client_reference_id).toBe(person.stripeClientReferenceId)
  })

  test('another e-mail address is refused, the rest of the profile is not', async () => {
    const { person, browser } = await impersonate()
    const moved = profileOf({ email: 'elsewhere@example.com' })
    expect(await failureOf(browser.saveProfile(moved))).toEqual(FORBIDDEN)
    expect((await browser.saveProfile(profileOf(person))).user.email).toBe(person.email)
  })
})

describe('a browser that goes to log_in_as_user', () => {
  const visit = async (browser: Browser, id: number, headers: Record<string, string> = {}) => {
    const response = await browser.fetch(`/admin-api/admin/log_in_as_user?id=${id}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
      redirect: 'manual',
    })
    return { response, text: await response.text() }
  }

  // holds Part 2 §4: Log-in as a user is a full navigation
  test('is sent on to the dashboard as that person', async () => {
    const person = await api.a.user()
    const browser = await api.as(await makeAdmin())
    const { response, text } = await visit(browser, person.id, { 'sec-fetch-site': 'same-origin' })
    expect([response.status, response.headers.get('location'), text]).toEqual([303, '/#/dashboard', ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await userOf(browser)).toMatchObject({ id: person.id, is_impersonated: true })
  })

  test('reads a page, not JSON, when it fails', async () => {
    const person = await api.a.user()
    const admin = await api.as(await makeAdmin())
    const failures: [Browser, number, number, string][] = [
      [admin, 999_999_999, 404, 'There is no such user.'],
      [admin, (await makeAdmin()).id, 403, 'Nobody can log in as an admin.'],
      [admin, 0, 400, 'must be more than 0.'],
      [await api.as(person), person.id, 403, FORBIDDEN.message],
      [api.visitor(), person.id, 401, LOG_IN_FIRST.message],
    ]
    for (const [browser, id, status, sentence] of failures) {
      const { response, text } = await visit(browser, id)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
      expect(text).toContain(sentence)
      expect(text).toContain(status === 401 ? '/#/log-in' : 'Back to Lilypad')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('is refused when another site sends it', async () => {
    const [admin, person] = [await makeAdmin(), await api.a.user()]
    const browser = await api.as(admin)
    const { response, text } = await visit(browser, person.id, { 'sec-fetch-site': 'cross-site' })
    expect([response.status, text.includes(FORBIDDEN.message)]).toEqual([403, true])
    expect((await userOf(browser))?.id).toBe(admin.id)
  })
})
