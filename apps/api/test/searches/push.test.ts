import { schema } from '@lilypad/db'
import { createPushKeys } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FORBIDDEN, failureOf } from '../accounts/account-kit.ts'
import { useApi } from '../create-test-api.ts'

const VAPID_PRIVATE_KEY = `${'A'.repeat(42)}E`
const api = useApi({ env: { VAPID_PRIVATE_KEY } })

let made = 0
const target = () => {
  made += 1
  const { p256dh, auth } = createPushKeys()
  return { endpoint: `https://push.example/browser-${made}`, p256dh, auth }
}
const subscriptionsOf = ({ id }: { id: number }) => {
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

  test.each(['http://push.example/x', 'ftp://push.example', 'push'])('is not at %s', async (endpoint) => {
    const browser = await api.as(await api.a.subscriber())
    expect(await failureOf(browser.subscribeToPush({ ...target(), endpoint }))).toEqual({
      status: 400,
      message: 'This is not the address of a push service.',
    })
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
