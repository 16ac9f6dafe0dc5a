import { vapidPublicKey } from '@lilypad/crypto'
import { schema } from '@lilypad/db'
import { createFetching } from '@lilypad/fetching'
import { createPushKeys, makers, startPushService } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPusher } from '../../src/push/pusher.ts'
import { letPass, rowOf, useOutbox, writeEmail } from '../mail/test-outbox.ts'

const outbox = useOutbox()
const note = { title: 'Ponds', count: 2, address: '/#/dashboard/7' }

const privateKey = 'k'.repeat(43)

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  service.status = 201
  service.received.length = 0
})
afterAll(() => service.close())

const sender = (allowPrivate = true) => {
  const fetching = createFetching({ userAgent: 'Lilypad', allowPrivate, replayOrigin: null })
  const push = openPusher({ privateKey, contactEmail: 'Lilypad <hello@lilypad.example>' }, fetching)
  return outbox.sender(undefined, undefined, push)
}

const browserWithNote = async () => {
  const a = makers(outbox.db)
  const user = await a.subscriber()
  const keys = createPushKeys()
  const { p256dh, auth } = keys
  const browser = await a.pushBrowser(user, { p256dh, auth, endpoint: `${service.origin}/for/${user.id}` })
  const letter = { kind: 'push', content: note } as const
  const id = await writeEmail(outbox.db, { userId: user.id, recipient: String(browser.id), letter })
  return { id, keys, browser }
}

const subscription = (id: number) =>
  outbox.db.$count(schema.pushSubscriptions, eq(schema.pushSubscriptions.id, id))

// holds Beyond §3: payloads hold a title, a count and an address and nothing else
describe('a push notification of the outbox', () => {
  test('is sent once, without a mail server, encrypted for its browser and signed with our key', async () => {
    const { id, keys, browser } = await browserWithNote()
    const [one, other] = [sender(), sender()]
    const sent = await Promise.all([one(id), other(id), one(id)])
    expect(sent.filter((isSent) => isSent)).toHaveLength(1)
    expect(await other(id)).toBe(false)
    const [message, ...more] = service.received
    expect(more).toEqual([])
    expect(keys.open(message?.body ?? Buffer.alloc(0))).toEqual(note)
    expect(() => createPushKeys().open(message?.body ?? Buffer.alloc(0))).toThrow()
    expect(message).toMatchObject({
      path: new URL(browser.endpoint).pathname,
      key: vapidPublicKey(privateKey),
      claims: { aud: service.origin, sub: 'mailto:hello@lilypad.example' },
    })
    expect((await rowOf(outbox.db, id)).content).toEqual({})
  })

  test('is tried again under the same topic when the service is ill, and not after that', async () => {
    const { id } = await browserWithNote()
    const send = sender()
    service.status = 503
    expect(await send(id)).toBe(false)
    service.status = 201
    await letPass(outbox.db, '1 hour')
    expect([await send(id), await send(id)]).toEqual([true, false])
    const topics = service.received.map(({ topic }) => topic)
    expect(topics).toEqual([expect.stringMatching(/^[\w-]{32}$/), topics[0]])
  })

  test.each([404, 410, 403])('ends a subscription when the service answers %i', async (status) => {
    const { id, browser } = await browserWithNote()
    service.status = status
    expect(await sender()(id)).toBe(false)
    expect(await subscription(browser.id)).toBe(0)
    expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
  })

  test('is not sent to a browser that was logged out meanwhile', async () => {
    const { id, browser } = await browserWithNote()
    await outbox.db.delete(schema.sessions).where(eq(schema.sessions.tokenHash, browser.sessionHash))
    expect(await subscription(browser.id)).toBe(0)
    expect(await sender()(id)).toBe(false)
    expect(service.received).toEqual([])
    expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
  })

  test('is never sent to a private address', async () => {
    const { id } = await browserWithNote()
    expect(await sender(false)(id)).toBe(false)
    expect(service.received).toEqual([])
    expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
  })
})
