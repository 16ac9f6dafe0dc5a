import { type Call, calls } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { accountOf, emailsTo, failureOf, newAddress, post, profileOf, signUpOf } from './account-kit.ts'

const api = useApi()

/** None of the bodies below may break the server. */
afterEach(() => {
  expect(api.log.filter((line) => line.includes('A request failed.'))).toEqual([])
})

const userOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { user?: unknown }).user,
]
const messageOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { message?: unknown }).message,
]

describe('mass assignment: a body cannot set what it must not', () => {
  const LOOT = {
    id: 1,
    is_admin: true,
    isAdmin: true,
    is_free: false,
    stripe_subscription_id: 'sub_free_lunch',
    stripeCustomerId: 'cus_1',
    stripe_client_reference_id: '00000000-0000-4000-8000-000000000000',
    should_display_welcome: true,
    shouldDisplayWelcome: true,
    password_hash: 'x',
    passwordHash: 'x',
    last_search_id: 7,
    __proto__: { is_admin: true },
    constructor: { prototype: { is_admin: true } },
  }
  const HONEST = {
    is_admin: false,
    is_free: true,
    stripe_subscription_id: null,
    should_display_welcome: false,
    is_impersonated: false,
  }

  test('at sign-up', async () => {
    const form = signUpOf()
    const body = `{"__proto__":{"is_admin":true},${JSON.stringify({ ...LOOT, ...form }).slice(1)}`
    const response = await post(api.visitor(), '/api/headless_sign_up', body)
    expect(await userOf(response)).toMatchObject([200, HONEST])
    const account = await accountOf(api.db, form.email)
    expect(account).toMatchObject({ isAdmin: false, shouldDisplayWelcome: false, lastSearchId: null })
    expect(account.stripeCustomerId).toBeNull()
    expect(account.stripeClientReferenceId).not.toBe(LOOT.stripe_client_reference_id)
  })

  test('when saving the profile', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const browser = await api.as(person)
    const response = await post(browser, '/api/save_profile', { ...LOOT, ...profileOf(person), id: other.id })
    expect(await userOf(response)).toMatchObject([200, { ...HONEST, id: person.id }])
    const { isAdmin, passwordHash, stripeClientReferenceId, stripeCustomerId, lastSearchId } = person
    const untouched = { isAdmin, passwordHash, stripeClientReferenceId, stripeCustomerId, lastSearchId }
    expect(await accountOf(api.db, person.email)).toMatchObject(untouched)
    expect(await accountOf(api.db, other.email)).toEqual(other)
  })

  test('when saving a search: neither whose it is nor its marker', async () => {
    const [person, other] = [await api.a.subscriber(), await api.a.subscriber()]
    const loot = { id: 1, user_id: other.id, userId: other.id, marker: '2020-01-01', new_jobs: [1] }
    await post(await api.as(person), '/api/save_search', { name: 'Ponds', state: '{}', ...loot })
    const rows = await api.db
      .select()
      .from(schema.savedSearches)
      .where(eq(schema.savedSearches.userId, person.id))
    expect(rows).toMatchObject([{ marker: null, newJobs: [], schedule: null }])
    expect((await (await api.as(other)).getSearches({})).filters_states).toEqual([])
  })
})

describe('bodies that are too large, malformed, or hold characters that people do not type', () => {
  const paths = Object.values<Call>(calls)
    .filter(({ area, method }) => method === 'POST' && ['accounts', 'searches'].includes(area))
    .map(({ path }) => path)

  test.each(paths)('%s: above 1 MiB is 413, and no JSON is 400', async (path) => {
    const browser = await api.as(await api.a.subscriber())
    const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024 + 1) })
    expect(await messageOf(await post(browser, path, large))).toEqual([413, 'The body is too large.'])
    expect((await post(browser, path, '{"email":')).status).toBe(400)
  })

  test.each(['fname', 'lname', 'email', 'linkedin', 'role', 'job_title', 'state', 'password'])(
    'NUL, half a letter and wrong types in %s are 400',
    async (name) => {
      for (const value of ['a\0b', 'a\ud800b', 7, true, {}, ['x'], { toString: 'x' }]) {
        const response = await post(api.visitor(), '/api/headless_sign_up', { ...signUpOf(), [name]: value })
        expect([name, value, response.status]).toEqual([name, value, 400])
      }
    },
  )

  test('a list where preferences are expected holds known texts only', async () => {
    for (const workplace_prefs of ['Remote', [7], [null], ['Moon'], Array(3_000).fill('Remote\0')]) {
      const response = await post(api.visitor(), '/api/headless_sign_up', { ...signUpOf(), workplace_prefs })
      expect(response.status).toBe(400)
    }
  })
})

describe('line breaks in names forge no header of a mail', () => {
  const forged = 'Fern\r\nBcc: victim@example.com\u2028\u202eX'

  test('they are kept as one line, and mailed so', async () => {
    const form = signUpOf({ fname: forged, lname: forged })
    const { user } = await api.visitor().signUp(form)
    expect(user.fname).toBe('Fern Bcc: victim@example.com X')
    const [email] = await emailsTo(api.db, form.email)
    expect(email?.content).toEqual({ firstName: 'Fern Bcc: victim@example.com X' })
    expect(email?.recipient).toBe(form.email)
  })

  test.each(['fern@example.com\r\nBcc: victim@example.com', 'fern@example.com\n', 'fern@example.com\t'])(
    'in an address they are refused: %j',
    async (email) => {
      expect((await failureOf(api.visitor().signUp(signUpOf({ email })))).status).toBe(400)
      const person = await api.a.user()
      const saved = (await api.as(person)).saveProfile(profileOf({ email }))
      expect((await failureOf(saved)).status).toBe(400)
    },
  )
})

describe('addresses that look alike', () => {
  test.each([
    'аdmin@example.com',
    'fern@exаmple.com',
    'fern@ｅxample.com',
    'fern\u200b@example.com',
    'ﬁn@example.com',
  ])('a letter of another alphabet makes no account: %s', async (email) =>
    expect(await failureOf(api.visitor().signUp(signUpOf({ email })))).toEqual({
      status: 400,
      message: 'Your e-mail address appears to be invalid. Please check for typos.',
    }),
  )

  test('no e-mail goes to the look-alike of a known address', async () => {
    const person = await api.a.user({ email: newAddress('kim.brook') })
    // The Kelvin sign, a dotted capital I, a Cyrillic o.
    for (const email of [
      person.email.replace('k', '\u212a'),
      person.email.replace('i', '\u0130'),
      person.email.replace('o', '\u043e'),
    ]) {
      await api.visitor().requestReset({ email })
      expect(await emailsTo(api.db, email)).toEqual([])
    }
  })
})
