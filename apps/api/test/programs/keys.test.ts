import { type CallName, calls } from '@lilypad/contracts'
import { hashPassword, hashToken, isPersonalKey, newPersonalKey } from '@lilypad/crypto'
import { openPasswordReset, schema } from '@lilypad/db'
import { MAX_KEYS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'
import { keyOf } from './key-kit.ts'

let clock = new Date()
const api = useApi({ now: () => clock })
beforeEach(() => {
  clock = new Date()
})

const listOf = async (browser: Browser) => (await browser.loadKeys({})).keys
const statusOf = async (key: string, path = '/v1/searches') =>
  (await fetch(api.origin + path, { headers: { authorization: `Bearer ${key}` } })).status

describe('a key', () => {
  // holds Beyond §4: Abuse: found by secret scanners: `lp_` prefix with checksum
  test('is lp_ and 49 letters and digits, the last six a checksum of those before', () => {
    const key = newPersonalKey()
    expect(key).toMatch(/^lp_[0-9A-Za-z]{49}$/)
    expect(isPersonalKey(key)).toBe(true)
    expect(newPersonalKey()).not.toBe(key)
    // The checksum as an outside scanner computes it.
    expect(isPersonalKey(`lp_${'0'.repeat(43)}2CZclj`)).toBe(true)
    const swapped = key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11)
    for (const wrong of [swapped, key.slice(0, -1), `${key}0`, key.toUpperCase(), ''])
      expect(isPersonalKey(wrong)).toBe(false)
  })

  // holds Beyond §4: `POST /api/create_key`
  // holds Beyond §4: `GET /api/load_keys`
  test('is shown once; afterwards its name, first characters, scopes and last use are', async () => {
    const browser = await api.as(await api.a.user())
    const { id, key } = await browser.createKey({
      name: '  My \n script ',
      scopes: ['tracker:read', 'searches:read', 'tracker:read'],
    })
    const text = await (await browser.fetch('/api/load_keys')).text()
    expect(text).not.toContain(key)
    expect(await listOf(browser)).toEqual([
      {
        id,
        name: 'My script',
        prefix: key.slice(0, 9),
        scopes: ['searches:read', 'tracker:read'],
        created_at: clock.toISOString(),
        last_used_at: null,
      },
    ])
    expect(await statusOf(key)).toBe(200)
    expect((await listOf(browser))[0]?.last_used_at).toBe(clock.toISOString())
  })

  test('keeps its last use to the minute', async () => {
    const person = await api.a.user()
    const [browser, key] = [await api.as(person), await keyOf(api, person)]
    const first = clock
    await statusOf(key)
    clock = new Date(first.getTime() + 59_000)
    await statusOf(key)
    expect((await listOf(browser))[0]?.last_used_at).toBe(first.toISOString())
    clock = new Date(first.getTime() + 60_000)
    await statusOf(key)
    expect((await listOf(browser))[0]?.last_used_at).toBe(clock.toISOString())
  })

  // holds Beyond §4: `POST /api/revoke_key`
  test('that is revoked is refused from the next request on; nobody else can revoke it', async () => {
    const person = await api.a.user()
    const [browser, stranger, key] = [
      await api.as(person),
      await api.as(await api.a.user()),
      await keyOf(api, person),
    ]
    const id = (await listOf(browser))[0]?.id ?? 0
    const unknown = { status: 404, message: 'This key could not be found.' }
    expect(await failureOf(stranger.revokeKey({ id }))).toEqual(unknown)
    expect(await statusOf(key)).toBe(200)
    await browser.revokeKey({ id })
    expect([await statusOf(key), await listOf(browser)]).toEqual([401, []])
    expect(await failureOf(browser.revokeKey({ id }))).toEqual(unknown)
  })

  test.each([
    [{ name: ' ', scopes: ['jobs:read'] }, 'A name is required.'],
    [{ scopes: ['jobs:read'] }, 'A name is required.'],
    [{ name: 'x'.repeat(61), scopes: ['jobs:read'] }, 'The name must have at most 60 characters.'],
    [{ name: 'x', scopes: [] }, 'Please choose what the key may do.'],
    [
      { name: 'x', scopes: ['account:write'] },
      "The field 'scopes' must be jobs:read, searches:read, tracker:read, or tracker:write.",
    ],
    [{ name: 'x' }, "The field 'scopes' is required."],
  ])('cannot be made of %j', async (body, message) => {
    const browser = await api.as(await api.a.user())
    const response = await browser.fetch('/api/create_key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.json()]).toEqual([400, { success: false, message }])
  })

  test('a person has at most 20, even when they are made at the same moment', async () => {
    const browser = await api.as(await api.a.user())
    // More at the same moment would be refused before they are counted.
    const atOnce = (length: number) =>
      Promise.allSettled(
        Array.from({ length }, () => browser.createKey({ name: 'x', scopes: ['jobs:read'] })),
      )
    const made = [...(await atOnce(MAX_KEYS - 7)), ...(await atOnce(10))]
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_KEYS)
    expect(await failureOf(browser.createKey({ name: 'x', scopes: ['jobs:read'] }))).toEqual({
      status: 400,
      message: 'You have 20 keys. Please revoke one first.',
    })
  })

  test('is made and revoked by its owner alone, not by an admin who is logged in as them', async () => {
    for (const name of ['createKey', 'revokeKey'] satisfies CallName[])
      expect(calls[name]).toMatchObject({ ownerOnly: true, access: 'member' })
    const person = await api.a.user()
    const admin = await api.impersonating(person)
    const refused = await failureOf(admin.createKey({ name: 'x', scopes: ['jobs:read'] }))
    expect(refused).toEqual({ status: 403, message: 'You do not have access to this.' })
  })

  test('ends when the password is changed, and when a forgotten one is replaced', async () => {
    const person = await api.a.user()
    const first = await keyOf(api, person)
    await (await api.as(person)).changePassword({ password: 'a brand new lily' })
    expect(await statusOf(first)).toBe(401)
    const key = await keyOf(api, person)
    const token = await openPasswordReset(api.db, { userId: person.id, now: clock })
    await api.visitor().resetPassword({ token, password: 'another brand new lily' })
    expect(await statusOf(key)).toBe(401)
  })

  test('ends when a change of the password or address is undone', async () => {
    const person = await api.a.user({ passwordHash: await hashPassword('hop skip and jump') })
    const key = await keyOf(api, person)
    const token = 'u'.repeat(43)
    await api.db.insert(schema.accountChanges).values({
      tokenHash: hashToken(token),
      userId: person.id,
      changed: 'password',
      formerEmail: person.email,
      expiresAt: new Date(clock.getTime() + 60_000),
    })
    const undone = await api.visitor().fetch(`/api/undo_change?token=${token}`, { method: 'POST' })
    expect([undone.status, await statusOf(key)]).toEqual([200, 401])
  })

  test('is in the person’s data without its hash', async () => {
    const person = await api.a.user()
    const key = await keyOf(api, person)
    const { data } = await (await api.as(person)).downloadMyData({})
    expect(data.keys).toMatchObject([{ name: 'test', prefix: key.slice(0, 9) }])
    expect(JSON.stringify(data)).not.toContain(hashToken(key))
  })

  test('goes with the account', async () => {
    const person = await api.a.user()
    const key = await keyOf(api, person)
    await api.db.delete(schema.users).where(eq(schema.users.id, person.id))
    expect(await statusOf(key)).toBe(401)
  })
})
