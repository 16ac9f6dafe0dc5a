import { MADE_PASSWORD } from '@lilypad/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import {
  accountOf,
  COOKIE,
  DEAD_LINK,
  emailsTo,
  failureOf,
  LOG_IN_FIRST,
  mailedToken,
  newAddress,
  profileOf,
  sessionsOf,
  signUpOf,
} from './account-kit.ts'

const NEW_PASSWORD = 'a brand new lily'
const api = useApi()
afterEach(() => {
  expect(api.log.filter((line) => line.includes('A request failed.'))).toEqual([])
})

describe('twice', () => {
  test('logging out does no harm, and logs nobody else out', async () => {
    const person = await api.a.user()
    const [here, elsewhere] = [await api.as(person), await api.as(person)]
    const token = here.cookies.get(COOKIE) ?? ''
    for (let turn = 0; turn < 2; turn += 1) {
      here.cookies.set(COOKIE, token)
      expect(await here.logOut({})).toEqual({ success: true })
    }
    expect((await elsewhere.getLoggedInUser({})).user?.id).toBe(person.id)
  })

  test('signing up by a double click: the second is told, and is logged in no less', async () => {
    const browser = api.visitor()
    const form = signUpOf()
    await browser.signUp(form)
    expect((await failureOf(browser.signUp(form))).status).toBe(409)
    expect((await browser.getLoggedInUser({})).user?.email).toBe(form.email)
  })

  test('changing the password by a double click: the session stays, and each change is told', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const change = () => browser.changePassword({ password: NEW_PASSWORD })
    expect(await Promise.all([change(), change()])).toMatchObject([{ success: true }, { success: true }])
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
    expect((await emailsTo(api.db, person.email)).length).toBeGreaterThan(0)
  })

  test('deleting the account by a double click: one is done, the other asks to log in or is done', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const leave = () => browser.deleteMyAccount({ password: MADE_PASSWORD })
    const both = await Promise.allSettled([leave(), leave()])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    for (const one of both)
      if (one.status === 'rejected') expect([400, 401]).toContain((one.reason as { status: number }).status)
    expect((await emailsTo(api.db, person.email)).map(({ kind }) => kind)).toEqual(['account-deleted'])
  })

  test('saving the same profile twice at once is the same as once', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const email = newAddress()
    await Promise.all([browser.saveProfile(profileOf({ email })), browser.saveProfile(profileOf({ email }))])
    expect(await accountOf(api.db, email)).toMatchObject({ id: person.id, firstName: 'Fern' })
    expect(await emailsTo(api.db, person.email)).toHaveLength(1)
  })
})

describe('after the account is deleted', () => {
  const leaver = async () => {
    const person = await api.a.user()
    await api.visitor().requestReset({ email: person.email })
    const token = await mailedToken(api.db, person.email)
    const [browser, elsewhere] = [await api.as(person), await api.as(person)]
    await browser.deleteMyAccount({ password: MADE_PASSWORD })
    return { person, elsewhere, token }
  }

  test('the old cookie is a visitor’s', async () => {
    const { person, elsewhere } = await leaver()
    expect((await elsewhere.getLoggedInUser({})).user).toBeNull()
    expect(await failureOf(elsewhere.loadProfile({}))).toEqual(LOG_IN_FIRST)
    expect(await failureOf(elsewhere.saveProfile(profileOf(person)))).toEqual(LOG_IN_FIRST)
    expect(await failureOf(elsewhere.changePassword({ password: NEW_PASSWORD }))).toEqual(LOG_IN_FIRST)
    expect(await failureOf(elsewhere.deleteMyAccount({ password: MADE_PASSWORD }))).toEqual(LOG_IN_FIRST)
    expect(await elsewhere.logOut({})).toEqual({ success: true })
  })

  test('credentials and reset links of it are unknown', async () => {
    const { person, token } = await leaver()
    const logIn = api.visitor().logIn({ email: person.email, password: MADE_PASSWORD })
    expect((await failureOf(logIn)).status).toBe(401)
    expect(await failureOf(api.visitor().resetPassword({ token, password: NEW_PASSWORD }))).toEqual(DEAD_LINK)
  })

  test('the address may sign up again, as somebody new, and is welcomed again', async () => {
    const { person } = await leaver()
    const { user } = await api.visitor().signUp(signUpOf({ email: person.email }))
    expect(user.id).not.toBe(person.id)
    expect((await emailsTo(api.db, person.email)).map(({ kind }) => kind)).toEqual([
      'account-deleted',
      'welcome',
    ])
  })

  test('a code that was used with it stays used', async () => {
    const { code } = await api.a.redemptionCode()
    const browser = api.visitor()
    const form = signUpOf({ redemption_code: code })
    await browser.signUp(form)
    await browser.deleteMyAccount({ password: form.password })
    const again = api.visitor().signUp(signUpOf({ redemption_code: code }))
    expect((await failureOf(again)).status).toBe(400)
  })
})

describe('in the wrong order', () => {
  test('a reset while logged in elsewhere logs out there', async () => {
    const person = await api.a.user()
    const [laptop, phone] = [await api.as(person), await api.as(person)]
    await phone.requestReset({ email: person.email })
    await phone.resetPassword({ token: await mailedToken(api.db, person.email), password: NEW_PASSWORD })
    for (const browser of [laptop, phone])
      expect(await failureOf(browser.changePassword({ password: 'once more, lilies' }))).toEqual(LOG_IN_FIRST)
  })

  test('asking for a reset and then logging in: the old password stays until the link is used', async () => {
    const person = await api.a.user()
    await api.visitor().requestReset({ email: person.email })
    const browser = api.visitor()
    await browser.logIn({ email: person.email, password: MADE_PASSWORD })
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
    const token = await mailedToken(api.db, person.email)
    expect(await browser.resetPassword({ token, password: NEW_PASSWORD })).toEqual({ success: true })
  })

  test('resetting one account’s password while logged in as another leaves that session', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const browser = await api.as(other)
    await browser.requestReset({ email: person.email })
    await browser.resetPassword({ token: await mailedToken(api.db, person.email), password: NEW_PASSWORD })
    expect((await browser.getLoggedInUser({})).user?.id).toBe(other.id)
  })

  test('a code that fails at sign-up still works afterwards with another address', async () => {
    const { code } = await api.a.redemptionCode()
    const taken = await api.a.user()
    const refused = api.visitor().signUp(signUpOf({ email: taken.email, redemption_code: code }))
    expect((await failureOf(refused)).status).toBe(409)
    const { user } = await api.visitor().signUp(signUpOf({ redemption_code: code }))
    expect(user.is_free).toBe(false)
  })

  test('logging in as somebody else ends the first session', async () => {
    const [first, second] = [await api.a.user(), await api.a.user()]
    const browser = await api.as(first)
    await browser.logIn({ email: second.email, password: MADE_PASSWORD })
    expect(await sessionsOf(api.db, first.id)).toEqual([])
    expect((await browser.getLoggedInUser({})).user?.id).toBe(second.id)
  })

  test('a failed log-in leaves the session that there is', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    await failureOf(browser.logIn({ email: person.email, password: 'not the password' }))
    expect((await browser.getLoggedInUser({})).user?.id).toBe(person.id)
  })

  test('an old e-mail address logs nobody in after it was changed', async () => {
    const person = await api.a.user()
    await (await api.as(person)).saveProfile(profileOf({ email: newAddress() }))
    const logIn = api.visitor().logIn({ email: person.email, password: MADE_PASSWORD })
    expect((await failureOf(logIn)).status).toBe(401)
  })
})
