import { verifyPassword } from '@lilypad/crypto'
import { schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import {
  accountOf,
  emailsTo,
  failureOf,
  newAddress,
  type SignUp,
  sessionsOf,
  signUpOf,
} from './account-kit.ts'

const api = useApi()

const INVALID = 'Your e-mail address appears to be invalid. Please check for typos.'
const USED = { status: 409, message: 'An account with this e-mail address already exists.' }
const BAD_CODE = { status: 400, message: 'This code is not valid or has already been used.' }
const signUp = (more: Partial<SignUp> = {}) => api.visitor().signUp({ ...signUpOf(), ...more })
const countUsers = () => api.db.$count(schema.users)

// holds Part 1 §5: The order; the first failure is the one that is told
describe('the rules run in this order; the first failure is the message', () => {
  const breaks = [
    ['First name is required.', { fname: '' }],
    ['Last name is required.', { lname: ' ' }],
    ['E-mail address is required.', { email: null }],
    ['Current full-time role is required.', { role: null }],
    ['Current job title is required.', { role: 'Other', job_title: '  ' }],
    ['Password must be at least 8 characters.', { password: '1234567' }],
  ] as const

  test.each(breaks)('%s', async (message, broken) => {
    const before = await countUsers()
    expect(await failureOf(signUp(broken))).toEqual({ status: 400, message })
    expect(await countUsers()).toBe(before)
  })

  test.each(breaks.map(([message], index) => [message, index] as const))(
    '%s comes before all that follow it',
    async (message, index) => {
      const role = index < 3 ? { role: null } : {}
      const broken = Object.assign({}, ...breaks.slice(index).map(([, fields]) => fields), role)
      // A missing role cannot also require a job title.
      if (index === 3) broken.role = null
      expect(await failureOf(signUp(broken))).toEqual({ status: 400, message })
    },
  )

  // holds Decisions §5: Rules 1 to 7 at the call, 8 and 9 in the form
  test.each([undefined, null, '', '   '])('a first name of %j counts as empty', async (fname) => {
    const { fname: _, ...rest } = signUpOf()
    const request = fname === undefined ? rest : { ...rest, fname }
    expect(await failureOf(api.visitor().signUp(request))).toEqual({
      status: 400,
      message: 'First name is required.',
    })
  })

  test.each([
    'fern',
    'fern@',
    '@example.com',
    'fern@example',
    'fern@example.notatld',
    'fern reed@example.com',
  ])('the address %s appears to be invalid', async (email) =>
    expect(await failureOf(signUp({ email }))).toEqual({ status: 400, message: INVALID }),
  )

  // holds Part 1 §5: Rule 6: job title of five roles; else null
  test.each([
    ['Higher Ed Admin/Faculty', true],
    ['Edtech Employee', true],
    ['L&D/Instructional Design', true],
    ['Non-Profit Employee', true],
    ['Other', true],
    ['preK-12 Educator', false],
    ['Student', false],
    ['Not currently employed', false],
  ])('the role %s asks for a job title: %s; for other roles it is kept as null', async (role, isAsked) => {
    if (isAsked) expect((await failureOf(signUp({ role, job_title: null }))).status).toBe(400)
    const { user } = await signUp({ role, job_title: 'Dean' })
    expect(user).toMatchObject({ role, job_title: isAsked ? 'Dean' : null })
  })

  // holds Decisions §5: Common passwords and 128 after the nine; at change and reset, too
  test('the common-password and 128-character checks come after the nine', async () => {
    expect(await failureOf(signUp({ password: 'Password1' }))).toEqual({
      status: 400,
      message: 'Please choose a less common password.',
    })
    expect((await failureOf(signUp({ password: 'x'.repeat(129) }))).status).toBe(400)
    expect((await failureOf(signUp({ password: 'password', fname: '' }))).message).toBe(
      'First name is required.',
    )
  })
})

// holds Part 1 §7: `POST /api/headless_sign_up`
describe('headless_sign_up', () => {
  // holds Part 1 §3: User
  // holds Part 1 §3: Sign-up response
  // holds Decisions §5: Sign-up opens a session on every plan
  test('makes a free account, opens a session, records the log-in, and sends a welcome', async () => {
    const browser = api.visitor()
    const form = signUpOf({ linkedin: ' linkedin.example/fern ', workplace_prefs: ['Hybrid', 'Remote'] })
    const { user } = await browser.signUp(form)
    expect(user).toMatchObject({
      fname: 'Fern',
      lname: 'Reed',
      email: form.email,
      is_admin: false,
      is_free: true,
      stripe_subscription_id: null,
      linkedin: 'linkedin.example/fern',
      role: 'Edtech Employee',
      job_title: 'Support Lead',
      state: 'Ohio',
      should_display_welcome: false,
      is_impersonated: false,
    })
    expect(user.stripe_client_reference_id).toMatch(/^[\da-f-]{36}$/)
    expect([...user.workplace_prefs].sort()).toEqual(['Hybrid', 'Remote'])
    expect((await browser.getLoggedInUser({})).user).toEqual(user)
    expect(await api.db.$count(schema.logIns, eq(schema.logIns.userId, user.id))).toBe(1)
    const [email, ...more] = await emailsTo(api.db, form.email)
    expect(email).toMatchObject({ kind: 'welcome', userId: user.id, content: { firstName: 'Fern' } })
    expect(more).toEqual([])
  })

  // holds Decisions §5: argon2id; 8 to 128 characters
  test('keeps the password as argon2id of at least 19 MiB and two passes', async () => {
    const form = signUpOf()
    await api.visitor().signUp(form)
    const { passwordHash } = await accountOf(api.db, form.email)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(passwordHash, form.password)).toBe(true)
  })

  test('ends the session that the browser came with, and gives a new token', async () => {
    const former = await api.a.user()
    const browser = await api.as(former)
    const [before] = browser.cookies.values()
    const { user } = await browser.signUp(signUpOf())
    expect([...browser.cookies.values()]).not.toContain(before)
    expect(await sessionsOf(api.db, former.id)).toEqual([])
    expect((await browser.getLoggedInUser({})).user?.id).toBe(user.id)
  })

  // holds Decisions §3: `409 conflict`
  // holds Decisions §5: A used address: 409 and its sentence
  test('a used address is 409 in any case, and changes nothing', async () => {
    const person = await api.a.user({ email: 'Willow.Reed@Example.com' })
    const browser = api.visitor()
    const again = browser.signUp(signUpOf({ email: ' willow.reed@EXAMPLE.com', newsletter_signup: true }))
    expect(await failureOf(again)).toEqual(USED)
    expect(browser.cookies.size).toBe(0)
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect(await api.db.$count(schema.newsletterSubscriptions)).toBe(0)
  })

  test('an address is kept as typed, without the blanks around it', async () => {
    const email = newAddress('Fern.Reed')
    expect((await signUp({ email: `  ${email} ` })).user.email).toBe(email)
  })

  // holds Part 1 §6: Affiliate referral id and name are recorded
  test('an affiliate’s referral id and name are recorded when present', async () => {
    const form = signUpOf({ rewardful_referral: 'ref-7', rewardful_affiliate: 'Brook' })
    await api.visitor().signUp(form)
    expect(await accountOf(api.db, form.email)).toMatchObject({ referral: 'ref-7', affiliate: 'Brook' })
    const plain = signUpOf()
    await api.visitor().signUp(plain)
    expect(await accountOf(api.db, plain.email)).toMatchObject({ referral: null, affiliate: null })
  })

  test.each([
    [true, [{ listId: 10638331, status: 'subscribed', syncedAt: null }]],
    [false, []],
    [null, []],
  ])('newsletter_signup %s', async (newsletter_signup, expected) => {
    const { user } = await signUp({ newsletter_signup })
    const rows = await api.db
      .select()
      .from(schema.newsletterSubscriptions)
      .where(eq(schema.newsletterSubscriptions.email, user.email))
    expect(rows).toMatchObject(expected)
  })

  // holds Decisions §5: Addresses are unique without regard to case
  test('two at once with the same address: one account', async () => {
    const email = newAddress()
    const both = await Promise.allSettled([signUp({ email }), signUp({ email: email.toUpperCase() })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const same = sql`lower(${schema.users.email}) = ${email}`
    expect(await api.db.$count(schema.users, same)).toBe(1)
  })
})

describe('sign-up with a redemption code', () => {
  // holds Decisions §5: should_display_welcome until the first save_profile
  test('is premium from the start, displays the welcome, and mails the receipt', async () => {
    const { code } = await api.a.redemptionCode({ durationDays: 93 })
    const { user } = await signUp({ redemption_code: ` ${code.toLowerCase()} ` })
    expect(user).toMatchObject({ is_free: false, stripe_subscription_id: null, should_display_welcome: true })
    const [email, ...more] = await emailsTo(api.db, user.email)
    expect(email).toMatchObject({ kind: 'redeemed', content: { firstName: 'Fern' } })
    expect(more).toEqual([])
  })

  // holds Decisions §5: A bad code: 400 and no account at sign-up; log-in succeeds
  test.each([
    ['unknown', async () => 'NOSUCHCODE34'],
    ['deleted', async () => (await api.a.redemptionCode({ deletedAt: new Date() })).code],
  ])('a code that is %s: 400, and no account', async (_kind, codeOf) => {
    const before = await countUsers()
    const form = signUpOf({ redemption_code: await codeOf(), newsletter_signup: true })
    const browser = api.visitor()
    expect(await failureOf(browser.signUp(form))).toEqual(BAD_CODE)
    expect(await countUsers()).toBe(before)
    expect(browser.cookies.size).toBe(0)
    expect(await emailsTo(api.db, form.email)).toEqual([])
  })

  test('two at once with one code: one account, and the other learns that it was used', async () => {
    const { code } = await api.a.redemptionCode()
    const before = await countUsers()
    const both = await Promise.allSettled([
      signUp({ redemption_code: code }),
      signUp({ redemption_code: code }),
    ])
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([BAD_CODE])
    expect(await countUsers()).toBe(before + 1)
  })
})
