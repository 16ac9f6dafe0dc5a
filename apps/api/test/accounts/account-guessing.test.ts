import { MADE_PASSWORD } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi, useApi } from '../create-test-api.ts'
import { DEAD_LINK, failureOf, newAddress, post, signUpOf } from './account-kit.ts'

const api = useApi({ env: { TRUST_PROXY: '1' } })

// holds Decisions §5: Log-in failure: same words, about the same time
describe('no one learns whether an address is known', () => {
  const spentOn = async (work: () => Promise<unknown>) => {
    const since = performance.now()
    await work()
    return performance.now() - since
  }
  const medianOf = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  /** Alternately, so that other load on the machine affects both equally. */
  const compare = async (ask: (email: string) => Promise<unknown>) => {
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      const person = await api.a.user()
      known.push(await spentOn(() => ask(person.email)))
      unknown.push(await spentOn(() => ask(newAddress())))
    }
    return medianOf(unknown) / medianOf(known)
  }

  test('by the time of a reset', async () => {
    const ratio = await compare((email) => api.visitor().requestReset({ email }))
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.33)
  })

  test('by the time of a log-in', async () => {
    const ratio = await compare((email) =>
      failureOf(api.visitor().logIn({ email, password: 'not the password' })),
    )
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  test('by the words, the status or the headers of either', async () => {
    const person = await api.a.user()
    const seenBy = async (path: string, email: string) => {
      const response = await post(api.visitor(), path, { email, password: 'not the password' })
      const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort()
      return { status: response.status, body: await response.text(), headers }
    }
    for (const path of ['/api/headless_reset', '/api/headless_log_in'])
      expect(await seenBy(path, person.email)).toEqual(await seenBy(path, newAddress()))
  })
})

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
describe('the limits of guessing', () => {
  let strict: TestApi
  beforeAll(async () => {
    strict = await createTestApi({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  })
  afterAll(() => strict.close())

  let network = 0
  /** A person without any counter yet. */
  const newIp = () => {
    network += 1
    return `10.1.${Math.floor(network / 250)}.${network % 250}`
  }
  const statuses = async (times: number, send: (turn: number) => Promise<Response>) => {
    const seen: number[] = []
    for (let turn = 0; turn < times; turn += 1) seen.push((await send(turn)).status)
    return seen
  }
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const reset = (ip: string, token = 'x') =>
    post(strict.visitor(), '/api/reset_password', { token, password: 'a brand new lily' }, from(ip))
  const guess = (browser: Browser, ip: string) =>
    post(browser, '/api/delete_my_account', { password: 'a wrong guess' }, from(ip))

  test('reset: 10 a minute for an address, known or not, wherever they come from', async () => {
    const person = await strict.a.user()
    const ask = (email: string) =>
      statuses(12, (turn) =>
        post(
          strict.visitor(),
          '/api/headless_reset',
          { email: turn % 2 ? email.toUpperCase() : ` ${email}` },
          from(newIp()),
        ),
      )
    const seen = [...Array(10).fill(200), 429, 429]
    expect(await Promise.all([person.email, newAddress()].map(ask))).toEqual([seen, seen])
  })

  test('sign-up: 10 a minute for an address', async () => {
    const form = signUpOf({ password: 'short' })
    const seen = await statuses(11, () =>
      post(strict.visitor(), '/api/headless_sign_up', form, from(newIp())),
    )
    expect(seen).toEqual([...Array(10).fill(400), 429])
  })

  test('reset_password names nobody: it counts by client IP alone, 30 a minute', async () => {
    expect(await statuses(31, () => reset('10.9.9.9'))).toEqual([...Array(30).fill(400), 429])
    expect(await statuses(5, () => reset(newIp()))).toEqual(Array(5).fill(400))
  })

  test('nor do empty addresses share one counter', async () => {
    const ask = () => post(strict.visitor(), '/api/headless_reset', { email: ' ' }, from(newIp()))
    expect(await statuses(12, ask)).toEqual(Array(12).fill(400))
  })

  test('delete_my_account: 10 guesses a minute for an account, and another account is free', async () => {
    const [person, other] = [await strict.a.user(), await strict.a.user()]
    const [thief, friend] = [await strict.as(person), await strict.as(other)]
    const seen = await statuses(11, () => guess(thief, newIp()))
    expect(seen).toEqual([...Array(10).fill(400), 429])
    expect((await guess(friend, newIp())).status).toBe(400)
  })

  const logIn = (email: string, password: string) =>
    post(strict.visitor(), '/api/headless_log_in', { email, password }, from(newIp()))

  test('a letter that folds to another opens no second counter for the same account', async () => {
    const person = await strict.a.user({ email: newAddress('kick') })
    const kelvin = person.email.replaceAll('k', '\u212a')
    const seen = await statuses(12, (turn) => logIn(turn % 2 ? kelvin : person.email, 'a wrong guess'))
    expect(seen).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('a letter that does not is another address, even with the right password', async () => {
    const person = await strict.a.user({ email: newAddress('kick') })
    for (const email of [person.email.replace('i', '\u0130'), person.email.replace('c', '\u0441')])
      expect((await logIn(email, MADE_PASSWORD)).status).toBe(401)
    expect((await logIn(person.email, MADE_PASSWORD)).status).toBe(200)
  })
})

test('a token is not guessed by its hash, its neighbours or its case', async () => {
  const person = await api.a.user()
  await api.visitor().requestReset({ email: person.email })
  const [row] = await api.db.query.passwordResets.findMany()
  for (const token of [row?.tokenHash ?? '', `${row?.tokenHash ?? ''}`.toUpperCase()]) {
    const reset = api.visitor().resetPassword({ token, password: 'a brand new lily' })
    expect(await failureOf(reset)).toEqual(DEAD_LINK)
  }
})

test('of many log-ins at once some wait, and the others are 503 with when to come back', async () => {
  const person = await api.a.user()
  const seen: (number | null)[] = []
  const logIn = async () => {
    const sent = { email: newAddress(), password: 'not the password' }
    const { status, headers } = await post(api.visitor(), '/api/headless_log_in', sent)
    seen.push(status)
    if (status === 503) expect(headers.get('retry-after')).toBe('1')
  }
  await Promise.all(Array.from({ length: 90 }, logIn))
  expect(new Set(seen)).toEqual(new Set([401, 503]))
  expect(await api.visitor().logIn({ email: person.email, password: MADE_PASSWORD })).toMatchObject({
    user: { id: person.id },
  })
})
