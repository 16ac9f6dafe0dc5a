import { schema, setNewsletterStatus } from '@lilypad/db'
import { FREE_NEWSLETTER } from '@lilypad/domain'
import { type Answer, startLocalServer } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

const API_KEY = 'kit-key-for-tests'
const TAG = `/v4/tags/${FREE_NEWSLETTER}/subscribers`

let answer: (path: string) => Answer
const kit = await startLocalServer(({ path }) => answer(path))
const worker = useWorker(async () => ({ KIT_API_KEY: API_KEY, KIT_API_ORIGIN: kit.origin }))
afterAll(() => kit.close())

beforeEach(async () => {
  answer = () => ({ status: 201, body: { subscriber: { id: 1 } } })
  await worker.db.delete(schema.newsletterSubscriptions)
  kit.seen.length = 0
})

const set = (email: string, status: 'subscribed' | 'unsubscribed', now = new Date()) =>
  setNewsletterStatus(worker.db, { email, listId: FREE_NEWSLETTER, status, now })
const sync = () => worker.queue.ask('sync-newsletter', {}, 60_000)
const rows = () => worker.db.select().from(schema.newsletterSubscriptions)
/** For a poll: a turn that the minute's sweep began may have looked before the test's change, so the next is asked for. */
async function rowsAfterTurn() {
  await sync()
  return rows()
}
const told = () => kit.seen.map(({ method, path, body }) => [method, path, JSON.parse(body)])
/** The minutes of waiting after a failure are over. */
const letTimePass = () =>
  worker.db.update(schema.newsletterSubscriptions).set({ changedAt: sql`changed_at - interval '1 day'` })

// holds Decisions §8: With a provider's key: its API by a queue job with retries
test('a subscription makes the subscriber and gives the tag, with the key and nothing else', async () => {
  await set('Fern@Example.com', 'subscribed')
  await expect.poll(async () => (await rowsAfterTurn())[0]?.syncedAt).toBeInstanceOf(Date)
  expect(told()).toEqual([
    ['POST', '/v4/subscribers', { email_address: 'fern@example.com', state: 'active' }],
    ['POST', TAG, { email_address: 'fern@example.com' }],
  ])
  expect(kit.seen.map(({ headers }) => headers['x-kit-api-key'])).toEqual([API_KEY, API_KEY])
  await sync()
  expect(kit.seen).toHaveLength(2)
})

test('leaving removes the tag and erases the address here; a missing tag is fine', async () => {
  answer = () => ({ status: 404, body: { errors: ['Not Found'] } })
  await set('fern@example.com', 'unsubscribed')
  await expect.poll(rowsAfterTurn).toEqual([])
  expect(told()).toEqual([['DELETE', TAG, { email_address: 'fern@example.com' }]])
})

// holds Decisions §8: With a provider's key: its API by a queue job with retries
test.each([429, 500, 401])('after %i nothing is lost: it is sent again later', async (status) => {
  answer = () => ({ status, body: { errors: ['no'] } })
  await set('fern@example.com', 'subscribed')
  await set('reed@example.com', 'subscribed')
  await expect
    .poll(async () => (await rowsAfterTurn()).map(({ attempts }) => attempts).toSorted())
    .toEqual([0, 1])
  answer = () => ({ status: 200, body: {} })
  await letTimePass()
  await expect.poll(async () => (await rowsAfterTurn()).every(({ syncedAt }) => syncedAt !== null)).toBe(true)
})

test('one address that the provider refuses does not hold up the others', async () => {
  answer = (path) => ({ status: path === '/v4/subscribers' && kit.seen.length === 1 ? 422 : 200, body: {} })
  await set('bad@example.com', 'subscribed', new Date(Date.now() - 1_000))
  await set('good@example.com', 'subscribed')
  await expect
    .poll(async () => (await rowsAfterTurn()).find(({ email }) => email === 'good@example.com')?.syncedAt)
    .toBeInstanceOf(Date)
})

test('a change made while another is being sent is sent, too', async () => {
  let isChanged = false
  answer = (path) => {
    if (path === TAG && !isChanged) {
      isChanged = true
      return set('fern@example.com', 'unsubscribed').then(() => ({ status: 201, body: {} })) as never
    }
    return { status: 204 }
  }
  await set('fern@example.com', 'subscribed', new Date(Date.now() - 60_000))
  await expect.poll(async () => (await rowsAfterTurn())[0]?.status ?? 'told').toBe('unsubscribed')
  await expect.poll(rowsAfterTurn).toEqual([])
  expect(told().at(-1)).toEqual(['DELETE', TAG, { email_address: 'fern@example.com' }])
})
