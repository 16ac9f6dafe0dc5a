import { type Busy, listDueMessages, schema, writeTestMessage } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { useWebhooks } from './test-webhooks.ts'

const hooks = useWebhooks()
const DAY = 24 * 60 * 60 * 1000
const lastWebhook = async () => (await hooks.db.select().from(schema.webhooks))[0]

/** A webhook with a message that waits for its last try, and that has failed for this many days. */
async function nearItsEnd(days: number) {
  const user = await hooks.a.subscriber()
  const webhook = await hooks.webhookOf(user)
  await hooks.job()
  await hooks.write()
  await hooks.db.update(schema.webhooks).set({ failingSince: new Date(Date.now() - days * DAY) })
  await hooks.db.update(schema.outbox).set({ attempts: 10 })
  hooks.tools.answer = () => ({ status: 500 })
  return { user, webhook }
}

// holds Beyond §4: Webhooks: what can reach nobody ends, and its person is told by e-mail
describe('a webhook ends', () => {
  test('when it is answered 410, with all that waits', async () => {
    const user = await hooks.a.subscriber()
    const webhook = await hooks.webhookOf(user)
    await hooks.job()
    await hooks.write()
    hooks.tools.answer = () => ({ status: 410 })
    await hooks.send()
    expect(await lastWebhook()).toMatchObject({ endedAt: expect.any(Date), endReason: 'gone' })
    await hooks.job()
    expect([await hooks.write(), await hooks.send()]).toEqual([0, 0])
    expect(await hooks.rows(webhook)).toMatchObject([
      { failedAt: expect.any(Date), error: 'The address answered 410.', answerStatus: 410 },
    ])
    expect(hooks.seen).toHaveLength(1)
    expect(await hooks.letters()).toMatchObject([
      { recipient: user.email, content: { search: 'Ponds', url: webhook.url, reason: 'gone' } },
    ])
  })

  test('with at most ten letters a day, however many are made and end', async () => {
    const user = await hooks.a.subscriber()
    hooks.tools.answer = () => ({ status: 410 })
    for (let made = 0; made < 12; made += 1) {
      await hooks.test(await hooks.webhookOf(user))
      await hooks.db.delete(schema.webhooks)
    }
    expect(await hooks.letters()).toHaveLength(10)
  })

  test('when a message is given up after five days without success', async () => {
    const { user, webhook } = await nearItsEnd(5)
    await hooks.send()
    expect(await lastWebhook()).toMatchObject({ endReason: 'failing' })
    expect(await hooks.letters()).toMatchObject([
      { recipient: user.email, content: { url: webhook.url, reason: 'failing' } },
    ])
  })

  test('not when it has failed for a shorter time, nor while it took one in between', async () => {
    const { webhook } = await nearItsEnd(4)
    await hooks.send()
    expect(await hooks.rows(webhook)).toMatchObject([{ failedAt: expect.any(Date) }])
    expect(await lastWebhook()).toMatchObject({ endedAt: null, failingSince: expect.any(Date) })
    await hooks.job()
    hooks.tools.answer = () => ({ status: 204 })
    await hooks.tell()
    expect(await lastWebhook()).toMatchObject({ endedAt: null, failingSince: null })
    expect(await hooks.letters()).toEqual([])
  })
})

// holds Beyond §4: Webhooks: sent within a minute, whatever other addresses do
test('a person whose addresses hang holds up nobody: one at a time is sent to, those that fail last', async () => {
  const slow = await hooks.a.subscriber()
  const theirs = [await hooks.webhookOf(slow), await hooks.webhookOf(slow), await hooks.webhookOf(slow)]
  await hooks.db.update(schema.webhooks).set({ failingSince: new Date() })
  const good = await hooks.webhookOf(await hooks.a.subscriber())
  await hooks.job()
  await hooks.write()
  const peopleOf = async (busy?: Busy) => (await listDueMessages(hooks.db, busy)).map(({ userId }) => userId)
  expect(await peopleOf()).toEqual([good.userId, slow.id])
  expect(await peopleOf({ people: [good.userId], hosts: [] })).toEqual([slow.id])
  expect(await peopleOf({ people: [], hosts: [new URL(good.url).host] })).toEqual([])
  let atOnce = 0
  let most = 0
  hooks.tools.answer = async ({ path }) => {
    if (good.url.endsWith(path)) return { status: 204 }
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce -= 1
    return { status: 500 }
  }
  await hooks.send()
  expect(hooks.seen).toHaveLength(theirs.length + 1)
  expect(most).toBe(1)
})

test('what becomes due while an address hangs is sent meanwhile', async () => {
  const slow = await hooks.webhookOf(await hooks.a.subscriber())
  await hooks.job()
  await hooks.write()
  const quick = await hooks.webhookOf(await hooks.a.user())
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  const path = (webhook: { url: string }) => new URL(webhook.url).pathname
  hooks.tools.answer = async (seen) => {
    if (seen.path === path(slow)) await hanging
    return { status: 204 }
  }
  const sender = hooks.sender()
  const running = sender()
  await expect.poll(() => hooks.seen.length).toBe(1)
  expect(await writeTestMessage(hooks.db, quick)).toBe('written')
  expect(await sender()).toBe(0)
  await expect.poll(() => hooks.seen.map((seen) => seen.path)).toContain(path(quick))
  release()
  expect(await running).toBe(2)
})
