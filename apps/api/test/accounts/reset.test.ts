import { UNUSABLE_PASSWORD_HASH, verifyPassword } from '@lilypad/crypto'
import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import {
  accountOf,
  DEAD_LINK,
  emailsTo,
  failureOf,
  HOUR,
  mailedToken,
  newAddress,
  sessionsOf,
} from './account-kit.ts'

const NEW_PASSWORD = 'a brand new lily'
let clock = new Date()
const api = useApi({ now: () => clock })

const ask = (email: string | null) => api.visitor().requestReset({ email })
const reset = (token: string | null, password: string | null = NEW_PASSWORD) =>
  api.visitor().resetPassword({ token, password })
async function personWithToken() {
  const person = await api.a.user()
  await ask(person.email)
  return { person, token: await mailedToken(api.db, person.email) }
}
const holds = async (email: string, password: string) =>
  verifyPassword((await accountOf(api.db, email)).passwordHash, password)

// holds Part 1 §7: `POST /api/headless_reset`
describe('headless_reset', () => {
  // holds Decisions §5: Reset: always success; a token once, for one hour
  test('always success: the same words for a known and an unknown address', async () => {
    const person = await api.a.user()
    const replies = [await ask(person.email), await ask(newAddress()), await ask('no address at all')]
    for (const reply of replies)
      expect(reply).toEqual({
        success: true,
        message: 'Please check your e-mail for a password reset link!',
      })
  })

  test.each([null, '', '  '])('an address of %j gets its own sentence', async (email) => {
    expect(await failureOf(ask(email))).toEqual({ status: 400, message: 'E-mail address is required!' })
  })

  test('mails a token of 256 bits to the known address, and keeps only its hash', async () => {
    const { person, token } = await personWithToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row, ...more] = await api.db
      .select()
      .from(schema.passwordResets)
      .where(eq(schema.passwordResets.userId, person.id))
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(more).toEqual([])
    const [email] = await emailsTo(api.db, person.email)
    expect(email).toMatchObject({ kind: 'reset', userId: person.id })
    expect(email?.cause).not.toContain(token)
  })

  test('an unknown address gets no e-mail', async () => {
    const email = newAddress()
    await ask(email)
    expect(await emailsTo(api.db, email)).toEqual([])
  })

  test('after two requests only the newest link works', async () => {
    const { person, token } = await personWithToken()
    await ask(person.email.toUpperCase())
    expect(await failureOf(reset(token))).toEqual(DEAD_LINK)
    expect(await reset(await mailedToken(api.db, person.email))).toMatchObject({ success: true })
  })

  test('an address gets at most three e-mails an hour, with the same answer each time; the last link works on', async () => {
    const start = clock
    const person = await api.a.user()
    const replies = await Promise.all([1, 2].map(() => ask(person.email.toUpperCase())))
    replies.push(await ask(person.email))
    const token = await mailedToken(api.db, person.email)
    for (let turn = 0; turn < 3; turn += 1) replies.push(await ask(person.email))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await emailsTo(api.db, person.email)).toHaveLength(3)
    clock = new Date(start.getTime() + HOUR - 60_000)
    expect(await reset(token)).toMatchObject({ success: true })
    clock = new Date(start.getTime() + HOUR + 60_000)
    await ask(person.email)
    const kinds = (await emailsTo(api.db, person.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['reset', 'reset', 'reset', 'password-changed', 'reset'])
    clock = start
  })

  test('asking twice at once leaves one link that works', async () => {
    const person = await api.a.user()
    await Promise.all([ask(person.email), ask(person.email), ask(person.email)])
    expect(await api.db.$count(schema.passwordResets, eq(schema.passwordResets.userId, person.id))).toBe(1)
  })
})

// holds Decisions §3: `POST /api/reset_password`
describe('reset_password', () => {
  // holds Decisions §5: Change and reset end the other sessions
  test('sets the password, ends all sessions, opens none, and tells the owner', async () => {
    const { person, token } = await personWithToken()
    const elsewhere = await api.as(person)
    const browser = await api.as(person)
    const before = [...browser.cookies.values()]
    expect(await browser.resetPassword({ token, password: NEW_PASSWORD })).toEqual({ success: true })
    expect([...browser.cookies.values()]).toEqual(before)
    expect(await sessionsOf(api.db, person.id)).toEqual([])
    expect((await elsewhere.getLoggedInUser({})).user).toBeNull()
    expect((await browser.getLoggedInUser({})).user).toBeNull()
    expect(await holds(person.email, NEW_PASSWORD)).toBe(true)
    const emails = await emailsTo(api.db, person.email)
    expect(emails.map(({ kind }) => kind)).toEqual(['reset', 'password-changed'])
    const logIn = (password: string) => api.visitor().logIn({ email: person.email, password })
    expect((await failureOf(logIn(MADE_PASSWORD))).status).toBe(401)
    expect((await logIn(NEW_PASSWORD)).user.id).toBe(person.id)
  })

  // holds Decisions §5: Reset: always success; a token once, for one hour
  test('the token works once', async () => {
    const { person, token } = await personWithToken()
    await reset(token)
    expect(await failureOf(reset(token, 'yet another lily'))).toEqual(DEAD_LINK)
    expect(await holds(person.email, NEW_PASSWORD)).toBe(true)
  })

  test('two at once with one token: one wins', async () => {
    const { person, token } = await personWithToken()
    const passwords = ['the first of lilies', 'the other of lilies']
    const both = await Promise.allSettled(passwords.map((password) => reset(token, password)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = passwords[both.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    expect(await holds(person.email, winner)).toBe(true)
  })

  // holds Decisions §5: Reset: always success; a token once, for one hour
  test('the token works for one hour', async () => {
    const start = clock
    const { person, token } = await personWithToken()
    clock = new Date(start.getTime() + HOUR)
    expect(await failureOf(reset(token))).toEqual(DEAD_LINK)
    expect(await holds(person.email, MADE_PASSWORD)).toBe(true)
    clock = new Date(start.getTime() + HOUR - 1_000)
    expect(await reset(token)).toMatchObject({ success: true })
    clock = start
  })

  test.each([null, '', 'x', 'A'.repeat(43), "' or '1'='1", 'x'.repeat(5_000)])(
    'a token that was never given out is refused: %#',
    async (token) => expect(await failureOf(reset(token))).toEqual(DEAD_LINK),
  )

  test('the hash of a token is no token', async () => {
    const { person } = await personWithToken()
    const [row] = await api.db
      .select()
      .from(schema.passwordResets)
      .where(eq(schema.passwordResets.userId, person.id))
    expect(await failureOf(reset(row?.tokenHash ?? ''))).toEqual(DEAD_LINK)
  })

  // holds Decisions §5: Common passwords and 128 after the nine; at change and reset, too
  test.each([
    ['1234567', 'Password must be at least 8 characters.'],
    [null, 'Password must be at least 8 characters.'],
    ['        ', 'Password must be at least 8 characters.'],
    ['x'.repeat(129), 'Password must be at most 128 characters.'],
    ['Password1', 'Please choose a less common password.'],
  ])('the password %j is refused, and the token is not used up', async (password, message) => {
    const { token } = await personWithToken()
    expect(await failureOf(reset(token, password))).toEqual({ status: 400, message })
    expect(await reset(token)).toMatchObject({ success: true })
  })

  test('the link of a mail stops working when the password or the e-mail address changes', async () => {
    const { person, token } = await personWithToken()
    await (await api.as(person)).changePassword({ password: 'changed in the account' })
    expect(await failureOf(reset(token))).toEqual(DEAD_LINK)
  })

  test('a log-in that began with the old password opens no session after the reset', async () => {
    const { person, token } = await personWithToken()
    const logIn = api.visitor().logIn({ email: person.email, password: MADE_PASSWORD })
    const [entered] = await Promise.allSettled([logIn, reset(token)])
    // In either order, no one is logged in with the old password.
    expect(['fulfilled', 'rejected']).toContain(entered.status)
    expect(await sessionsOf(api.db, person.id)).toEqual([])
  })

  test('an account with the unmatchable hash accepts no password, and can still be reset', async () => {
    const person = await api.a.user({ passwordHash: UNUSABLE_PASSWORD_HASH })
    await ask(person.email)
    await reset(await mailedToken(api.db, person.email))
    expect(await holds(person.email, NEW_PASSWORD)).toBe(true)
  })
})
