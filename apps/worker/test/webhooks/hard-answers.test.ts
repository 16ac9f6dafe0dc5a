import { schema, writeTestMessage } from '@lilypad/db'
import { expect, test } from 'vitest'
import { DRIPPING_BODY, DRIPPING_HEAD, startDripping } from '../mail/hard-receivers.ts'
import { useWebhooks } from './test-webhooks.ts'

const hooks = useWebhooks()

/** A webhook with as many messages that wait. */
async function waiting(count = 1) {
  const webhook = await hooks.webhookOf(await hooks.a.subscriber())
  for (let made = 0; made < count; made += 1) {
    await hooks.job()
    await hooks.write()
  }
  return webhook
}

test('an address that fails rests: one of its messages is tried, the rest come when it is well', async () => {
  await waiting(3)
  hooks.tools.answer = () => ({ status: 500 })
  await hooks.send()
  expect(hooks.seen).toHaveLength(1)
  await hooks.letPass('40 seconds')
  await hooks.send()
  expect(hooks.seen).toHaveLength(2)
  hooks.tools.answer = () => ({ status: 204 })
  await hooks.letPass('90 seconds')
  expect(await hooks.send()).toBe(3)
})

test('a test does not wait for the rest of its address', async () => {
  const webhook = await waiting(2)
  hooks.tools.answer = () => ({ status: 500 })
  await hooks.send()
  expect(await writeTestMessage(hooks.db, webhook)).toBe('written')
  hooks.tools.answer = () => ({ status: 204 })
  expect(await hooks.send()).toBe(1)
})

test('an address that asks for patience, also by a date, gets nothing until then', async () => {
  await waiting(2)
  const until = new Date(Date.now() + 600_000).toUTCString()
  hooks.tools.answer = () => ({ status: 429, headers: { 'retry-after': until } })
  await hooks.send()
  await hooks.letPass('9 minutes')
  await hooks.send()
  expect(hooks.seen).toHaveLength(1)
  hooks.tools.answer = () => ({ status: 204 })
  await hooks.letPass('2 minutes')
  expect(await hooks.send()).toBe(2)
})

test.each([
  ['a head', DRIPPING_HEAD, null],
  ['the text after a head', DRIPPING_BODY, 200],
])('a receiver that sends %s byte by byte is given up; its status counts', async (_which, head, status) => {
  const webhook = await waiting()
  await hooks.db.update(schema.webhooks).set({ url: await startDripping(head) })
  expect(await hooks.send({ timeScale: 0.02 })).toBe(status === null ? 0 : 1)
  expect(await hooks.rows(webhook)).toMatchObject([{ attempts: 1, failedAt: null, answerStatus: status }])
})
