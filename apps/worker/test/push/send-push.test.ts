import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vapidPublicKey } from '@lilypad/crypto'
import { schema } from '@lilypad/db'
import { createFetching } from '@lilypad/fetching'
import { createPushKeys, makers, startPushService } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPushService, type PushService } from '../../src/services/push-service.ts'
import { letPass, rowOf, useOutbox, writePush } from '../mail/test-outbox.ts'

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

function sender(allowPrivate = true, wholeMs?: number) {
  const fetching = createFetching({ userAgent: 'Lilypad', allowPrivate, replayOrigin: null })
  const push = openPushService(
    { privateKey, contactEmail: 'Lilypad <hello@lilypad.example>' },
    fetching,
    wholeMs,
  )
  return outbox.sender(undefined, undefined, push)
}

async function browserWithNote(more: { cause?: string } = {}) {
  const a = makers(outbox.db)
  const user = await a.subscriber()
  const keys = createPushKeys()
  const { p256dh, auth } = keys
  const browser = await a.pushBrowser(user, { p256dh, auth, endpoint: `${service.origin}/for/${user.id}` })
  const id = await writePush(outbox.db, {
    userId: user.id,
    recipient: String(browser.id),
    push: note,
    ...more,
  })
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

  test.each([404, 410])('ends a subscription when the service answers %i', async (status) => {
    const { id, browser } = await browserWithNote()
    service.status = status
    expect(await sender()(id)).toBe(false)
    expect(await subscription(browser.id)).toBe(0)
    expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
  })

  test.each([401, 403])(
    'is tried again when the service answers %i: our clock or key may be at fault',
    async (status) => {
      const { id, browser } = await browserWithNote()
      service.status = status
      expect(await sender()(id)).toBe(false)
      expect(await subscription(browser.id)).toBe(1)
      expect((await rowOf(outbox.db, id)).failedAt).toBeNull()
    },
  )

  test('is tried again when the service does not answer', async () => {
    const { id, browser } = await browserWithNote()
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await outbox.db
      .update(schema.pushSubscriptions)
      .set({ endpoint })
      .where(eq(schema.pushSubscriptions.id, browser.id))
    expect(await sender(true, 50)(id)).toBe(false)
    expect((await rowOf(outbox.db, id)).failedAt).toBeNull()
    silent.close()
  })

  test.each([
    ['daily-2026-06-10', '86400'],
    ['weekly-2026-06-08', '604800'],
  ])('of the run %s is kept for %s seconds for a browser that is away', async (cause, ttl) => {
    const { id } = await browserWithNote({ cause })
    expect(await sender()(id)).toBe(true)
    expect(service.received).toMatchObject([{ ttl }])
  })

  test('leaves its place to other works while another is being sent, and is sent meanwhile', async () => {
    const [first, second] = [await browserWithNote(), await browserWithNote()]
    const sent: string[] = []
    const [begun, gate] = [new EventEmitter(), new EventEmitter()]
    const pushService: PushService = {
      async send({ target: { endpoint } }) {
        begun.emit('one')
        if (endpoint === first.browser.endpoint) await once(gate, 'open')
        sent.push(endpoint)
        return { outcome: 'sent' }
      },
    }
    const send = outbox.sender(undefined, undefined, pushService)
    const [running] = [send(first.id), await once(begun, 'one')]
    expect([await send(second.id), await send(first.id)]).toEqual([false, false])
    await expect.poll(() => sent).toEqual([second.browser.endpoint])
    gate.emit('open')
    expect(await running).toBe(true)
    expect(sent).toEqual([second.browser.endpoint, first.browser.endpoint])
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
