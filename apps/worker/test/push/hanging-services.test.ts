import { createFetching } from '@lilypad/fetching'
import { createPushKeys, makers, startLocalServer } from '@lilypad/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openPushService } from '../../src/services/push-service.ts'
import { useOutbox, writePush } from '../mail/test-outbox.ts'

const outbox = useOutbox()
const push = { privateKey: 'k'.repeat(43), contactEmail: 'hello@lilypad.example' }
const content = { title: 'Ponds', count: 2, address: '/#/dashboard/7' }

/** A sender whose patience never ends a sending here. */
function sender() {
  const fetching = createFetching({ userAgent: 'Lilypad', allowPrivate: true, replayOrigin: null })
  onTestFinished(() => fetching.close())
  return outbox.sender(undefined, undefined, openPushService(push, fetching, 600_000))
}

/** A push service that answers when it is told to, and counts how many wait there at once, by path. */
async function hangingService() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting: string[] = []
  const most = { all: 0, ofOnePerson: 0 }
  const service = await startLocalServer(async ({ path }) => {
    waiting.push(path)
    most.all = Math.max(most.all, waiting.length)
    most.ofOnePerson = Math.max(most.ofOnePerson, waiting.filter((other) => other === path).length)
    await released
    waiting.splice(waiting.indexOf(path), 1)
    return { status: 201 }
  })
  onTestFinished(service.close)
  return { ...service, most, waiting, release }
}

let nth = 0
async function noteFor(user: { id: number }, origin: string) {
  const { p256dh, auth } = createPushKeys()
  nth += 1
  const endpoint = `${origin}/${user.id}?${nth}`
  const browser = await makers(outbox.db).pushBrowser(user, { p256dh, auth, endpoint })
  return writePush(outbox.db, { userId: user.id, recipient: String(browser.id), push: content })
}
const subscriber = () => makers(outbox.db).subscriber()
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

test('twelve endpoints that hang keep nobody else waiting', async () => {
  const [hanging, healthy] = [await hangingService(), await startLocalServer(() => ({ status: 201 }))]
  onTestFinished(healthy.close)
  const one = await subscriber()
  const slow = [
    ...(await times(4, () => noteFor(one, hanging.origin))),
    ...(await times(8, async () => noteFor(await subscriber(), hanging.origin))),
  ]
  const quick = await times(30, async () => noteFor(await subscriber(), healthy.origin))
  const send = sender()
  const running = [...slow, ...quick].map((id) => send(id))
  await expect.poll(() => healthy.seen.length, { timeout: 10_000 }).toBe(quick.length)
  expect(hanging.waiting).toHaveLength(9)
  hanging.release()
  await Promise.all(running)
  expect(hanging.seen).toHaveLength(slow.length)
  expect(hanging.most.ofOnePerson).toBe(1)
})

test('a service that hangs takes at most half of the places, whoever’s browsers are there', async () => {
  const hanging = await hangingService()
  const slow = await times(12, async () => noteFor(await subscriber(), hanging.origin))
  const send = sender()
  const running = slow.map((id) => send(id))
  await expect.poll(() => hanging.waiting.length).toBe(10)
  hanging.release()
  await Promise.all(running)
  expect(hanging.most.all).toBe(10)
  expect(hanging.seen).toHaveLength(slow.length)
})
