import { schema } from '@lilypad/db'
import { createPushKeys } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FORBIDDEN, failureOf } from '../accounts/account-kit.ts'
import { createTestApi, useApi } from '../create-test-api.ts'

const VAPID_PRIVATE_KEY = `${'A'.repeat(42)}E`
/** What names lead to, beside public addresses. */
const NAMES: Record<string, string[]> = {
  'inward.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '10.0.0.7'],
  'nowhere.example': [],
}
const lookup = async (name: string) => NAMES[name] ?? ['93.184.215.14']
const api = useApi({ env: { VAPID_PRIVATE_KEY }, lookup })

let made = 0
function target() {
  made += 1
  const { p256dh, auth } = createPushKeys()
  return { endpoint: `https://push.example/browser-${made}`, p256dh, auth }
}
function subscriptionsOf({ id }: { id: number }) {
  const { pushSubscriptions: table } = schema
  return api.db.select().from(table).where(eq(table.userId, id)).orderBy(table.id)
}
const endpointsOf = async (person: { id: number }) =>
  (await subscriptionsOf(person)).map(({ endpoint }) => endpoint)

// holds Beyond §3: `POST /api/subscribe_to_push`, `POST /api/unsubscribe_from_push`, `GET /api/load_push`
describe('a browser that takes push notifications', () => {
  test('subscribes with our key, once however often it is told, and can end it', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const before = await browser.loadPush({})
    expect(before).toMatchObject({ public_key: expect.stringMatching(/^B[\w-]{86}$/), is_subscribed: false })
    const [first, second] = [target(), target()]
    await browser.subscribeToPush(first)
    await browser.subscribeToPush(first)
    await browser.subscribeToPush(second)
    expect(await endpointsOf(person)).toEqual([second.endpoint])
    expect(await browser.loadPush({})).toMatchObject({ is_subscribed: true })
    expect(await (await api.as(person)).loadPush({})).toMatchObject({ is_subscribed: false })
    await browser.unsubscribeFromPush({})
    expect(await browser.loadPush({})).toMatchObject({ is_subscribed: false })
  })

  test('told of once more, gets what was waiting for it', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const first = target()
    await browser.subscribeToPush(first)
    const before = await subscriptionsOf(person)
    const { p256dh, auth } = target()
    await browser.subscribeToPush({ ...first, p256dh, auth })
    expect(await subscriptionsOf(person)).toEqual(before.map((row) => ({ ...row, p256dh, auth })))
  })

  test('takes none after log-out; other browsers of the person still do', async () => {
    const person = await api.a.subscriber()
    const [one, other] = [await api.as(person), await api.as(person)]
    const [first, second] = [target(), target()]
    await one.subscribeToPush(first)
    await other.subscribeToPush(second)
    await one.logOut({})
    expect(await endpointsOf(person)).toEqual([second.endpoint])
  })

  test('serves the person who subscribed last', async () => {
    const [before, now] = [await api.a.subscriber(), await api.a.subscriber()]
    const theirs = target()
    await (await api.as(before)).subscribeToPush(theirs)
    await (await api.as(now)).subscribeToPush(theirs)
    expect([await endpointsOf(before), await endpointsOf(now)]).toEqual([[], [theirs.endpoint]])
  })

  test.each([
    'http://push.example/x',
    'ftp://push.example',
    'push',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://inward.example/x',
    'https://mixed.example/x',
  ])('is not at %s', async (endpoint) => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    expect(await failureOf(browser.subscribeToPush({ ...target(), endpoint }))).toEqual({
      status: 400,
      message: 'This is not the address of a push service.',
    })
    expect(await endpointsOf(person)).toEqual([])
  })

  test('is not at a name that leads nowhere', async () => {
    const browser = await api.as(await api.a.subscriber())
    const endpoint = 'https://nowhere.example/x'
    expect(await failureOf(browser.subscribeToPush({ ...target(), endpoint }))).toEqual({
      status: 400,
      message: 'The name in this address could not be looked up. Please check it, or try again later.',
    })
  })

  test('has its address stored in normalised form, so that it is the same however it is written', async () => {
    const person = await api.a.subscriber()
    const [one, other] = [await api.as(person), await api.as(person)]
    await one.subscribeToPush({ ...target(), endpoint: 'https://PUSH.example:443/a/../same#part' })
    await other.subscribeToPush({ ...target(), endpoint: 'https://push.example./same' })
    expect(await endpointsOf(person)).toEqual(['https://push.example/same'])
  })

  test('may be at a private address where the operator allows it', async () => {
    const open = await createTestApi({ env: { VAPID_PRIVATE_KEY, SCRAPE_ALLOW_PRIVATE: 'on' } })
    const browser = await open.as(await open.a.subscriber())
    await browser.subscribeToPush({ ...target(), endpoint: 'http://127.0.0.1:8080/x' })
    expect(await browser.loadPush({})).toMatchObject({ is_subscribed: true })
    await open.close()
  })

  test('is one of ten at most: the one that was used least lately makes room', async () => {
    const person = await api.a.subscriber()
    const browsers = await Promise.all(Array.from({ length: 11 }, () => api.as(person)))
    const targets = browsers.map(() => target())
    const [, second, ...rest] = targets.map(({ endpoint }) => endpoint)
    const subscribe = (nth: number) => browsers[nth]?.subscribeToPush(targets[nth] ?? target())
    for (const nth of [10, ...Array.from({ length: 9 }, (_, at) => at)]) await subscribe(nth)
    const used = sql`now() - interval '1 day' * (select count(*) from push_subscriptions
      where session_hash = ${schema.sessions.tokenHash} and endpoint = ${second})`
    await api.db
      .update(schema.sessions)
      .set({ lastSeenAt: used })
      .where(eq(schema.sessions.userId, person.id))
    await subscribe(9)
    expect(new Set(await endpointsOf(person))).toEqual(new Set([targets[0]?.endpoint, ...rest]))
    expect(await browsers[1]?.loadPush({})).toMatchObject({ is_subscribed: false })
  })

  test('is subscribed by premium members, and by nobody in their name', async () => {
    const person = await api.a.subscriber()
    for (const other of [await api.as(await api.a.user()), await api.impersonating(person)])
      expect(await failureOf(other.subscribeToPush(target()))).toMatchObject({ status: FORBIDDEN.status })
    expect(await endpointsOf(person)).toEqual([])
  })

  test('is in the download of a person’s data without its address and keys', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const secrets = target()
    await browser.subscribeToPush(secrets)
    const text = JSON.stringify(await browser.downloadMyData({}))
    expect(JSON.parse(text)).toMatchObject({ data: { pushSubscriptions: [{ lastSentAt: null }] } })
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  })
})

test('a search’s alerts are switched to push and back; left out, the way stays', async () => {
  const person = await api.a.subscriber()
  const { id } = await api.a.search(person)
  const browser = await api.as(person)
  const search = async () => (await browser.getSearches({})).filters_states[0]
  await browser.saveNotificationSchedule({ id, notification_schedule: 'daily', is_pushed: true })
  await browser.saveNotificationSchedule({ id, notification_schedule: 'weekly' })
  expect(await search()).toMatchObject({ notification_schedule: 'weekly', is_pushed: true })
  await browser.saveNotificationSchedule({ id, notification_schedule: 'weekly', is_pushed: false })
  expect(await search()).toMatchObject({ is_pushed: false })
})
