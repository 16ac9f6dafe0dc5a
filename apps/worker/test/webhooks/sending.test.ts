import { schema, writeTestMessage } from '@lilypad/db'
import type { Answer } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useWebhooks } from './test-webhooks.ts'

const hooks = useWebhooks()

/** A webhook with a message that waits. */
async function waiting() {
  const webhook = await hooks.webhookOf(await hooks.a.subscriber())
  await hooks.job()
  await hooks.write()
  return webhook
}

// holds Beyond §4: Webhooks: first retry within 60 s, retried for a day
describe('a message to a webhook', () => {
  test.each<[string, Answer]>([
    ['500', { status: 500, body: 'ill' }],
    ['429', { status: 429 }],
    ['404', { status: 404 }],
    ['302', { status: 302, headers: { location: '/elsewhere' } }],
  ])(
    'that is answered %s is sent again within a minute under the same id with the same words, and not after that',
    async (_status, answer) => {
      const webhook = await waiting()
      hooks.tools.answer = () => answer
      expect([await hooks.send(), await hooks.send()]).toEqual([0, 0])
      expect(await hooks.rows(webhook)).toMatchObject([
        { attempts: 1, sentAt: null, failedAt: null, answerStatus: answer.status },
      ])
      hooks.tools.answer = () => ({ status: 200, body: 'thanks' })
      // The worker looks for due messages every 20 seconds.
      await hooks.letPass('40 seconds')
      expect([await hooks.send(), await hooks.send()]).toEqual([1, 0])
      expect(hooks.seen.map(({ path }) => path)).toEqual([1, 2].map(() => new URL(webhook.url).pathname))
      const [first, second] = hooks.seen.map(({ headers }) => headers['webhook-id'])
      expect(first).toBe(second)
      expect(hooks.seen[0]?.body).toBe(hooks.seen[1]?.body)
      for (const seen of hooks.seen) hooks.verify(webhook, seen)
      expect(await hooks.rows(webhook)).toMatchObject([
        {
          attempts: 2,
          sentAt: expect.any(Date),
          error: null,
          answerStatus: 200,
          answer: 'thanks',
          content: {},
        },
      ])
    },
  )

  test('counts as delivered when the text of a 2xx cannot be read', async () => {
    const webhook = await waiting()
    hooks.tools.answer = () => ({ status: 200, body: 'no gzip', headers: { 'content-encoding': 'gzip' } })
    expect(await hooks.send()).toBe(1)
    expect(await hooks.rows(webhook)).toMatchObject([{ answerStatus: 200, answer: '', error: null }])
  })

  test('waits as long as its address asks, at most six hours', async () => {
    const webhook = await waiting()
    hooks.tools.answer = () => ({ status: 429, headers: { 'retry-after': '600' } })
    await hooks.send()
    await hooks.letPass('9 minutes')
    await hooks.send()
    expect(hooks.seen).toHaveLength(1)
    hooks.tools.answer = () => ({ status: 503, headers: { 'retry-after': '9999999' } })
    await hooks.letPass('1 minute')
    await hooks.send()
    await hooks.letPass('6 hours')
    await hooks.send()
    expect(hooks.seen).toHaveLength(3)
    expect(await hooks.rows(webhook)).toMatchObject([{ attempts: 3 }])
  })

  test('is given up after a day of tries, and says why', async () => {
    const webhook = await waiting()
    hooks.tools.answer = () => ({ status: 503 })
    await hooks.db.update(schema.outbox).set({ attempts: 10 })
    await hooks.send()
    expect(await hooks.rows(webhook)).toMatchObject([
      { attempts: 11, failedAt: expect.any(Date), error: 'The address answered 503.', content: {} },
    ])
  })

  test('waits for another try when its address does not answer, and keeps no other waiting', async () => {
    const [slow, quick] = [await hooks.webhookOf(await hooks.a.subscriber()), await waiting()]
    let release = () => {}
    const never = new Promise<void>((resolve) => {
      release = resolve
    })
    hooks.tools.answer = async ({ path }) => {
      if (slow.url.endsWith(path)) await never
      return { status: 204 }
    }
    expect(await hooks.send({ timeScale: 0.02 })).toBe(1)
    release()
    expect(await hooks.rows(slow)).toMatchObject([
      {
        attempts: 1,
        failedAt: null,
        error: 'The address did not answer within 15 seconds.',
        answerStatus: null,
      },
    ])
    expect(await hooks.rows(quick)).toMatchObject([{ sentAt: expect.any(Date) }])
  })

  test('waits for another try when nobody is at its address', async () => {
    const webhook = await waiting()
    await hooks.db.update(schema.webhooks).set({ url: 'http://127.0.0.1:1/' })
    await hooks.send()
    expect(await hooks.rows(webhook)).toMatchObject([
      { failedAt: null, error: '127.0.0.1:1 refused the connection.', answerStatus: null },
    ])
  })

  // holds Beyond §4: Webhooks: a private or loopback address is refused again at sending
  test('never goes to a private address', async () => {
    const webhook = await waiting()
    expect(await hooks.send({ allowPrivate: false })).toBe(0)
    expect(hooks.seen).toEqual([])
    expect(await hooks.rows(webhook)).toMatchObject([
      { failedAt: null, error: 'This address is not a public web address.' },
    ])
    expect(await hooks.db.select().from(schema.webhooks)).toMatchObject([{ failingSince: expect.any(Date) }])
  })

  test('that cannot be written is given up, and says so', async () => {
    const webhook = await waiting()
    await hooks.db.update(schema.jobs).set({ applyBy: '10000-01-01' })
    expect(await hooks.send()).toBe(0)
    expect(await hooks.rows(webhook)).toMatchObject([
      { failedAt: expect.any(Date), error: 'It cannot be written from what is stored.', answerStatus: null },
    ])
  })

  test('leaves of its answer the status and the first 200 characters', async () => {
    const webhook = await waiting()
    hooks.tools.answer = () => ({ status: 400, body: '\0🐸'.repeat(1_000) })
    await hooks.send()
    expect(await hooks.rows(webhook)).toMatchObject([{ answerStatus: 400, answer: '🐸'.repeat(200) }])
  })
})

// holds Beyond §4: `POST /api/test_webhook` sends a test, and the deliveries show what came back
describe('a test', () => {
  test('is signed, tells no job, and leaves what came back', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.user())
    hooks.tools.answer = () => ({ status: 200, body: 'ribbit' })
    expect(await hooks.test(webhook)).toBe(1)
    const [message] = hooks.seen
    expect(message && hooks.verify(webhook, message)).toMatchObject({
      type: 'search.test',
      data: { search: { id: webhook.searchId, name: 'Ponds' }, jobs: [] },
    })
    expect(await hooks.rows(webhook)).toMatchObject([{ answerStatus: 200, answer: 'ribbit', error: null }])
  })

  test.each<[string, Answer, string]>([
    ['500', { status: 500 }, 'The address answered 500.'],
    [
      '302',
      { status: 302, headers: { location: '/' } },
      'The address answered 302: redirects are not followed.',
    ],
  ])(
    'is sent once: answered %s it says so, and its webhook does not count as failing',
    async (_status, answer, error) => {
      const webhook = await hooks.webhookOf(await hooks.a.user())
      hooks.tools.answer = () => answer
      expect(await hooks.test(webhook)).toBe(0)
      expect(await hooks.rows(webhook)).toMatchObject([{ attempts: 1, failedAt: expect.any(Date), error }])
      expect(await hooks.db.select().from(schema.webhooks)).toMatchObject([{ failingSince: null }])
    },
  )

  test('that cannot be written does not keep the next one from being asked for', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.user())
    expect(await writeTestMessage(hooks.db, webhook)).toBe('written')
    await hooks.db.update(schema.outbox).set({ createdAt: sql`'10000-01-01'` })
    await hooks.send()
    expect(await hooks.test(webhook)).toBe(1)
  })

  test('is one at a time for a person', async () => {
    const user = await hooks.a.user()
    const [one, other] = [await hooks.webhookOf(user), await hooks.webhookOf(user)]
    expect(await writeTestMessage(hooks.db, one)).toBe('written')
    expect(await writeTestMessage(hooks.db, other)).toBe('busy')
    await hooks.send()
    expect(await writeTestMessage(hooks.db, other)).toBe('written')
  })
})
