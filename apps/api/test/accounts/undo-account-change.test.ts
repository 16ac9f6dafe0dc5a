import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, useApi } from '../create-test-api.ts'
import {
  accountOf,
  emailsTo,
  failureOf,
  HOUR,
  newAddress,
  post,
  profileOf,
  sessionsOf,
  signUpOf,
} from './account-kit.ts'

const THEIR_PASSWORD = 'not your own lily'
const NEW_PASSWORD = 'a brand new lily'
const start = new Date()
let clock = start
const api = useApi({ now: () => clock })
beforeEach(() => {
  clock = start
})

type Kind = 'email-changed' | 'password-changed'

/** The address of the link in the newest e-mail of a kind. */
async function linkTo(recipient: string, kind: Kind) {
  const found = (await emailsTo(api.db, recipient)).filter((email) => email.kind === kind).at(-1)
  const { token } = (found?.content ?? {}) as { token?: string }
  if (!token) throw new Error(`No link to undo came with ${kind}.`)
  return `/api/undo_change?token=${token}`
}
const open = (path: string) => api.visitor().fetch(path)
const press = (path: string, headers: Record<string, string> = {}) =>
  api.visitor().fetch(path, { method: 'POST', headers })
async function pressed(path: string) {
  const response = await press(path)
  return { status: response.status, page: await response.text() }
}
const resetTokenIn = (page: string) => /#\/reset-password\?token=([\w-]+)/.exec(page)?.[1] ?? ''
const logIn = (email: string, password: string) => api.visitor().logIn({ email, password })
const moveTo = (browser: Browser, email: string) => browser.saveProfile(profileOf({ email }))

/** Someone has the person's open session, changes the address, and gets the e-mails from then on. */
async function takenOver() {
  const person = await api.a.user()
  const thief = await api.as(person)
  const address = newAddress('thief')
  await moveTo(thief, address)
  return { person, thief, address, link: await linkTo(person.email, 'email-changed') }
}

describe('a changed e-mail address', () => {
  test('is undone from the old one: it is back, nobody is logged in, and a new password is asked for', async () => {
    const { person, thief, address, link } = await takenOver()
    await thief.setNewsletterSub({ list_id: 10638331, status: 'subscribed' })
    await api.visitor().requestReset({ email: address })
    const { status, page } = await pressed(link)
    expect([status, page]).toEqual([200, expect.stringContaining('Choose a new password')])
    expect((await accountOf(api.db, person.email)).id).toBe(person.id)
    expect(await sessionsOf(api.db, person.id)).toEqual([])
    expect((await thief.getLoggedInUser({})).user).toBeNull()
    expect((await failureOf(logIn(person.email, MADE_PASSWORD))).status).toBe(401)
    const newsletters = await api.db.select().from(schema.newsletterSubscriptions)
    expect(newsletters.map(({ email }) => email)).toEqual([person.email])
    await api.visitor().resetPassword({ token: resetTokenIn(page), password: NEW_PASSWORD })
    expect((await logIn(person.email, NEW_PASSWORD)).user.id).toBe(person.id)
  })

  test('the address that loses the account is told, and can undo nothing', async () => {
    const { address, link } = await takenOver()
    await press(link)
    const told = (await emailsTo(api.db, address)).filter(({ kind }) => kind === 'email-changed')
    expect(told).toMatchObject([{ content: { firstName: 'Fern' } }])
    expect(told[0]?.content).not.toHaveProperty('token')
  })

  test('meanwhile nobody else gets the old one, by sign-up or on the account page', async () => {
    const { person, link } = await takenOver()
    const taken = { status: 409, message: 'An account with this e-mail address already exists.' }
    const email = person.email.toUpperCase()
    expect(await failureOf(api.visitor().signUp(signUpOf({ email })))).toEqual(taken)
    const other = await api.as(await api.a.user())
    expect(await failureOf(moveTo(other, email))).toEqual(taken)
    expect((await pressed(link)).status).toBe(200)
  })

  test('its owner may return to the old one, and after 72 hours anybody may have it', async () => {
    const { person, thief, address } = await takenOver()
    expect((await moveTo(thief, person.email)).user.email).toBe(person.email)
    await moveTo(thief, address)
    clock = new Date(start.getTime() + 72 * HOUR)
    expect((await api.visitor().signUp(signUpOf({ email: person.email }))).user.email).toBe(person.email)
  })
})

describe('a changed password', () => {
  test('is undone: neither it nor the one before works, and a new one is asked for', async () => {
    const person = await api.a.user()
    const thief = await api.as(person)
    await thief.changePassword({ password: THEIR_PASSWORD })
    const { page } = await pressed(await linkTo(person.email, 'password-changed'))
    expect((await thief.getLoggedInUser({})).user).toBeNull()
    for (const password of [MADE_PASSWORD, THEIR_PASSWORD])
      expect((await failureOf(logIn(person.email, password))).status).toBe(401)
    await api.visitor().resetPassword({ token: resetTokenIn(page), password: NEW_PASSWORD })
    expect((await logIn(person.email, NEW_PASSWORD)).user.id).toBe(person.id)
  })

  test('and then a changed address: undoing the password brings back the address, too', async () => {
    const person = await api.a.user()
    const thief = await api.as(person)
    await thief.changePassword({ password: THEIR_PASSWORD })
    await moveTo(thief, newAddress('thief'))
    await press(await linkTo(person.email, 'password-changed'))
    expect((await accountOf(api.db, person.email)).id).toBe(person.id)
  })
})

describe('two changes in a row: the oldest owner wins', () => {
  const twice = async () => {
    const first = await takenOver()
    const last = newAddress('last')
    await moveTo(first.thief, last)
    return { ...first, last, second: await linkTo(first.address, 'email-changed') }
  }

  test('undoing the first ends what came after', async () => {
    const { person, thief, last, link, second } = await twice()
    await thief.changePassword({ password: THEIR_PASSWORD })
    const third = await linkTo(last, 'password-changed')
    expect((await pressed(link)).status).toBe(200)
    for (const later of [second, third]) expect((await pressed(later)).status).toBe(400)
    expect((await accountOf(api.db, person.email)).id).toBe(person.id)
  })

  test('the second may undo its own, and the first still wins', async () => {
    const { person, address, link, second } = await twice()
    expect((await pressed(second)).status).toBe(200)
    expect((await accountOf(api.db, address)).id).toBe(person.id)
    expect((await pressed(link)).status).toBe(200)
    expect((await accountOf(api.db, person.email)).id).toBe(person.id)
  })
})

describe('the link', () => {
  test('opens a page with one button, and changes nothing, as often as scanners look', async () => {
    const { person, address, link } = await takenOver()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await api.visitor().fetch(link, { method })
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
    const page = await (await open(link)).text()
    expect(page.match(/<button/g)).toHaveLength(1)
    expect(page).not.toContain(address)
    expect((await accountOf(api.db, address)).id).toBe(person.id)
    expect(await sessionsOf(api.db, person.id)).toHaveLength(1)
  })

  test('works once, and says so', async () => {
    const { person, link } = await takenOver()
    const { page } = await pressed(link)
    await api.visitor().resetPassword({ token: resetTokenIn(page), password: NEW_PASSWORD })
    for (const again of [await open(link), await press(link)]) {
      expect(again.status).toBe(400)
      expect(await again.text()).toContain('This change has already been undone.')
    }
    expect((await logIn(person.email, NEW_PASSWORD)).user.id).toBe(person.id)
  })

  test('pressed twice at once works once', async () => {
    const { link } = await takenOver()
    const both = await Promise.all([press(link), press(link), press(link)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('works for 72 hours, and says so', async () => {
    const { person, link } = await takenOver()
    clock = new Date(start.getTime() + 72 * HOUR)
    for (const late of [await open(link), await press(link)]) {
      expect(late.status).toBe(400)
      expect(await late.text()).toContain('It worked for 72 hours.')
    }
    clock = new Date(start.getTime() + 72 * HOUR - 1_000)
    expect((await pressed(link)).status).toBe(200)
    expect((await accountOf(api.db, person.email)).id).toBe(person.id)
  })

  test('of a deleted account has nothing to undo', async () => {
    const { thief, link } = await takenOver()
    await thief.changePassword({ password: THEIR_PASSWORD })
    await thief.deleteMyAccount({ password: THEIR_PASSWORD })
    expect((await open(link)).status).toBe(400)
    expect((await pressed(link)).page).toContain('This link does not work.')
  })

  test.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`, `?token=${'x'.repeat(5_000)}`])(
    'that was never given out does nothing: %#',
    async (query) => {
      const { status, page } = await pressed(`/api/undo_change${query}`)
      expect([status, page]).toEqual([400, expect.stringContaining('This link does not work.')])
    },
  )

  test('is not pressed by another site’s page', async () => {
    const { address, person, link } = await takenOver()
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
      expect((await press(link, headers)).status).toBe(403)
    expect((await accountOf(api.db, address)).id).toBe(person.id)
    expect((await press(link, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('is stored as a hash, and never logged', async () => {
    const { link } = await takenOver()
    const token = link.split('=')[1] ?? ''
    api.log.length = 0
    await press(link)
    await post(api.visitor(), link, '{}')
    expect(api.log.join('')).toContain('/api/undo_change')
    expect(api.log.join('')).not.toContain(token)
    expect(JSON.stringify(await api.db.select().from(schema.accountChanges))).not.toContain(token)
  })
})

test('guesses of links are limited like guesses of passwords', async () => {
  const limited = await createTestApi({ env: { RATE_LIMIT_SCALE: '1' } })
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn += 1)
    statuses.push((await limited.visitor().fetch('/api/undo_change?token=x', { method: 'POST' })).status)
  await limited.close()
  expect([statuses.slice(0, 30), statuses[30]]).toEqual([Array(30).fill(400), 429])
})
