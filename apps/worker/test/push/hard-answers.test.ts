import { createFetching } from '@lilypad/fetching'
import { type Answer, createPushKeys, makers, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPushService } from '../../src/services/push-service.ts'
import { DRIPPING_BODY, DRIPPING_HEAD, startDripping } from '../mail/hard-receivers.ts'
import { letPass, rowOf, useOutbox, writePush } from '../mail/test-outbox.ts'

const outbox = useOutbox()
const push = { privateKey: 'k'.repeat(43), contactEmail: 'hello@lilypad.example' }
const content = { title: 'Ponds', count: 2, address: '/#/dashboard/7' }

let answer: Answer
let service: Awaited<ReturnType<typeof startLocalServer>>
beforeAll(async () => {
  service = await startLocalServer(() => answer)
})
beforeEach(() => {
  answer = { status: 201 }
  service.seen.length = 0
})
afterAll(() => service.close())

function sender(wholeMs?: number) {
  const fetching = createFetching({ userAgent: 'Lilypad', allowPrivate: true, replayOrigin: null })
  onTestFinished(() => fetching.close())
  return outbox.sender(undefined, undefined, openPushService(push, fetching, wholeMs))
}

/** Notifications for one browser. */
async function notesAt(origin: string, count = 1) {
  const user = await makers(outbox.db).subscriber()
  const { p256dh, auth } = createPushKeys()
  const browser = await makers(outbox.db).pushBrowser(user, {
    p256dh,
    auth,
    endpoint: `${origin}/${user.id}`,
  })
  const ids: number[] = []
  for (let made = 0; made < count; made += 1)
    ids.push(await writePush(outbox.db, { userId: user.id, recipient: String(browser.id), push: content }))
  return ids
}

test('a redirect is not followed, and is tried again', async () => {
  const [id = 0] = await notesAt(service.origin)
  answer = { status: 301, headers: { location: '/elsewhere' } }
  expect(await sender()(id)).toBe(false)
  expect(service.seen).toHaveLength(1)
  expect(await rowOf(outbox.db, id)).toMatchObject({
    failedAt: null,
    error: 'The push service answered 301.',
  })
})

test.each([
  ['seconds', () => '7200'],
  ['a date', () => new Date(Date.now() + 7_200_000).toUTCString()],
])(
  'a service that asks for patience in %s gets nothing for that browser until then',
  async (_form, header) => {
    const [first = 0, second = 0] = await notesAt(service.origin, 2)
    answer = { status: 429, headers: { 'retry-after': header() } }
    const send = sender()
    await send(first)
    await letPass(outbox.db, '119 minutes')
    expect([await send(first), await send(second)]).toEqual([false, false])
    expect(service.seen).toHaveLength(1)
    answer = { status: 201 }
    await letPass(outbox.db, '2 minutes')
    expect([await send(first), await send(second)]).toEqual([true, true])
  },
)

test('an endpoint that failed rests: what else waits for it is not tried, and comes when it is well', async () => {
  const ids = await notesAt(service.origin, 3)
  const [other = 0] = await notesAt(service.origin)
  answer = { status: 503 }
  const send = sender()
  for (const id of ids) await send(id)
  expect(service.seen).toHaveLength(1)
  answer = { status: 201 }
  expect(await send(other)).toBe(true)
  await letPass(outbox.db, '1 minute')
  for (const id of ids) expect(await send(id)).toBe(true)
})

test.each([
  ['a head', DRIPPING_HEAD, null],
  ['the text after a head', DRIPPING_BODY, expect.any(Date)],
])(
  'a service that sends %s byte by byte is given up; its status counts',
  async (_which, beginning, sentAt) => {
    const [id = 0] = await notesAt(await startDripping(beginning))
    await sender(1_000)(id)
    expect(await rowOf(outbox.db, id)).toMatchObject({ attempts: 1, failedAt: null, sentAt })
  },
)
