import { request as httpRequest } from 'node:http'
import { MADE_PASSWORD } from '@lilypad/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import {
  accountOf,
  COOKIE,
  emailsTo,
  failureOf,
  mailedToken,
  newAddress,
  post,
  profileOf,
  sessionsOf,
  signUpOf,
} from './account-kit.ts'

const api = useApi()

/** None of the attacks below may break the server. */
afterEach(() => {
  expect(api.log.filter((line) => line.includes('A request failed.'))).toEqual([])
})

describe('session fixation: an earlier token is not kept', () => {
  const planted = 'A'.repeat(43)
  const ways: [string, (browser: Browser) => Promise<unknown>][] = [
    [
      'log-in',
      async (browser) => browser.logIn({ email: (await api.a.user()).email, password: MADE_PASSWORD }),
    ],
    ['sign-up', (browser) => browser.signUp(signUpOf())],
  ]
  test.each(ways)('%s gives a new token in place of a planted one', async (_way, enter) => {
    const browser = api.visitor()
    browser.cookies.set(COOKIE, planted)
    await enter(browser)
    expect(browser.cookies.get(COOKIE)).not.toBe(planted)
    const attacker = api.visitor()
    attacker.cookies.set(COOKIE, planted)
    expect((await attacker.getLoggedInUser({})).user).toBeNull()
  })

  test.each(ways)('%s ends the attacker’s own session that was planted', async (_way, enter) => {
    const attacker = await api.as(await api.a.user())
    const victim = api.visitor()
    victim.cookies.set(COOKIE, attacker.cookies.get(COOKIE) ?? '')
    await enter(victim)
    expect((await attacker.getLoggedInUser({})).user).toBeNull()
  })
})

describe('cross-site requests change nothing', () => {
  const password = 'chosen by the attacker'
  const attempts: [string, (person: { email: string }) => object][] = [
    ['/api/change_password', () => ({ password })],
    ['/api/save_profile', () => profileOf({ email: newAddress('attacker') })],
    ['/api/delete_my_account', () => ({ password: MADE_PASSWORD })],
    ['/api/end_other_sessions', () => ({})],
    ['/api/headless_log_out', () => ({})],
    ['/api/headless_log_in', ({ email }) => ({ email, password: MADE_PASSWORD })],
    ['/api/headless_sign_up', () => signUpOf()],
    ['/api/headless_reset', ({ email }) => ({ email })],
    ['/api/save_search', () => ({ name: 'Planted', state: '{}' })],
  ]
  const disguises: [string, Record<string, string>][] = [
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['Origin: null', { origin: 'null' }],
  ]
  test.each(attempts)('%s', async (path, bodyFor) => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    await api.as(person)
    for (const [, headers] of disguises)
      expect((await post(browser, path, bodyFor(person), headers)).status).toBe(403)
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect(await sessionsOf(api.db, person.id)).toHaveLength(2)
    expect(await emailsTo(api.db, person.email)).toEqual([])
    expect((await browser.getSearches({})).filters_states).toEqual([])
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form cannot send a call (%s)',
    async (type) => {
      const browser = await api.as(await api.a.user())
      const response = await post(browser, '/api/change_password', `{"password":"${password}"}`, {
        'content-type': type,
      })
      expect(response.status).toBe(415)
    },
  )

  test('a link cannot: no account call that changes something answers to GET', async () => {
    const browser = await api.as(await api.a.user())
    for (const [path] of attempts) expect((await browser.fetch(path)).status).toBe(404)
  })
})

describe('the reset link is built from PUBLIC_URL, never from a header', () => {
  const askWith = (email: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const body = JSON.stringify({ email })
      const sent = httpRequest(
        `${api.origin}/api/headless_reset`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  test.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
    { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('%j does not reach the mail', async (headers) => {
    const person = await api.a.user()
    expect(await askWith(person.email, headers)).toBe(200)
    const [email] = await emailsTo(api.db, person.email)
    expect(JSON.stringify(email)).not.toContain('evil')
    expect(Object.keys(email?.content as object).sort()).toEqual(['firstName', 'token'])
  })
})

test('the log carries no password, token or e-mail address of all that', async () => {
  const person = await api.a.user()
  const browser = api.visitor()
  await failureOf(browser.logIn({ email: person.email, password: 'a wrong secret word' }))
  await browser.logIn({ email: person.email, password: MADE_PASSWORD })
  await browser.requestReset({ email: person.email })
  const token = await mailedToken(api.db, person.email)
  const text = api.log.join('\n')
  for (const secret of [
    person.email,
    'a wrong secret word',
    MADE_PASSWORD,
    token,
    browser.cookies.get(COOKIE),
  ])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/@example\.com/)
})
