import { webhookSecret } from '@lilypad/crypto'
import { addToOutbox, openPasswordReset, schema } from '@lilypad/db'
import { MAX_WEBHOOKS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { createTestApi, useApi } from '../create-test-api.ts'

/** A public address as a number, so that no test asks for a name. */
const PUBLIC = 'https://93.184.215.14/hook'
const NOT_PUBLIC = {
  status: 400,
  message: 'The address must be a public https address, such as https://example.com/lilypad.',
}
const NO_WEBHOOK = { status: 404, message: 'This webhook could not be found.' }

const lookup = async (name: string) => (name === 'inward.example' ? ['10.0.0.7'] : ['93.184.215.14'])
const api = useApi({ lookup })

async function ownerOfSearch() {
  const person = await api.a.user()
  const search = await api.a.search(person, { name: 'Ponds' })
  return { person, search, browser: await api.as(person) }
}
const countOf = ({ id }: { id: number }) => api.db.$count(schema.webhooks, eq(schema.webhooks.userId, id))

// holds Beyond §4: `POST /api/create_webhook`, `POST /api/delete_webhook`, `GET /api/load_webhooks`
describe('a webhook', () => {
  test('is made for a saved search; its secret is shown once and kept nowhere', async () => {
    const { search, browser } = await ownerOfSearch()
    const { id, secret } = await browser.createWebhook({ search_id: search.id, url: ` ${PUBLIC} ` })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const text = await (await browser.fetch('/api/load_webhooks')).text()
    expect(text).not.toContain(secret.slice(6))
    expect((await browser.loadWebhooks({})).webhooks).toEqual([
      {
        id,
        search_id: search.id,
        search_name: 'Ponds',
        url: PUBLIC,
        created_at: expect.any(String),
        ended_at: null,
        end_reason: null,
        deliveries: [],
      },
    ])
    const [row] = await api.db.select().from(schema.webhooks).where(eq(schema.webhooks.id, id))
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    expect(webhookSecret(api.deps.config.http.sessionSecret, row?.salt ?? '')).toBe(secret)
    expect(api.log.join('')).not.toContain(secret.slice(6))
    await browser.deleteWebhook({ id })
    expect((await browser.loadWebhooks({})).webhooks).toEqual([])
    expect(await failureOf(browser.deleteWebhook({ id }))).toEqual(NO_WEBHOOK)
  })

  // holds Beyond §4: Webhooks: a private or loopback address is a 400
  test.each([
    '',
    'no address',
    'ftp://example.com/hook',
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://localhost/hook',
    'https://db.internal/hook',
    'https://inward.example/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://me:secret@93.184.215.14/hook',
    'https://93.184.215.14:8443/hook',
    `https://93.184.215.14/${'x'.repeat(2_000)}`,
  ])('is not made for the address “%s”', async (url) => {
    const { person, search, browser } = await ownerOfSearch()
    expect(await failureOf(browser.createWebhook({ search_id: search.id, url }))).toEqual(NOT_PUBLIC)
    expect(await countOf(person)).toBe(0)
  })

  test('has its address stored in normalised form: another way to write it is the same', async () => {
    const { search, browser } = await ownerOfSearch()
    const make = (url: string) => browser.createWebhook({ search_id: search.id, url })
    await make('HTTPS://Example.com:443/a/../hook#part')
    expect((await browser.loadWebhooks({})).webhooks).toMatchObject([{ url: 'https://example.com/hook' }])
    expect(await failureOf(make('https://example.com./hook'))).toMatchObject({ status: 409 })
  })

  test('may go to a private address where the operator allows it', async () => {
    const open = await createTestApi({ env: { SCRAPE_ALLOW_PRIVATE: 'on' } })
    const person = await open.a.user()
    const asked = { search_id: (await open.a.search(person)).id, url: 'http://127.0.0.1:8080/hook' }
    expect(await (await open.as(person)).createWebhook(asked)).toMatchObject({ id: expect.any(Number) })
    await open.close()
  })

  test('belongs to its person: nobody else sees, tests or deletes it, or makes one of their search', async () => {
    const { search, browser } = await ownerOfSearch()
    const { id } = await browser.createWebhook({ search_id: search.id, url: PUBLIC })
    const other = await api.as(await api.a.user())
    expect((await other.loadWebhooks({})).webhooks).toEqual([])
    expect(await failureOf(other.deleteWebhook({ id }))).toEqual(NO_WEBHOOK)
    expect(await failureOf(other.testWebhook({ id }))).toEqual(NO_WEBHOOK)
    expect(await failureOf(other.createWebhook({ search_id: search.id, url: PUBLIC }))).toMatchObject({
      status: 404,
      message: 'This search could not be found.',
    })
    expect((await browser.loadWebhooks({})).webhooks).toHaveLength(1)
  })

  test('of the same search and address is made once, and again when it has ended', async () => {
    const { person, search, browser } = await ownerOfSearch()
    const make = (more: object = {}) => browser.createWebhook({ search_id: search.id, url: PUBLIC, ...more })
    const results = await Promise.allSettled([make(), make()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await failureOf(make())).toEqual({
      status: 409,
      message: 'This address already gets this search. Delete that webhook first.',
    })
    await make({ url: `${PUBLIC}/other` })
    await make({ search_id: (await api.a.search(person)).id })
    await api.db.update(schema.webhooks).set({ endedAt: new Date() })
    await make()
    expect(await countOf(person)).toBe(4)
  })

  test(`is one of ${MAX_WEBHOOKS} at most`, async () => {
    const { person, search, browser } = await ownerOfSearch()
    for (let made = 1; made < MAX_WEBHOOKS; made += 1) await api.a.webhook(search)
    const make = (path: string) => browser.createWebhook({ search_id: search.id, url: `${PUBLIC}/${path}` })
    const results = await Promise.allSettled([make('a'), make('b')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await failureOf(make('c'))).toEqual({
      status: 400,
      message: 'You have 10 webhooks. Please delete one first.',
    })
    expect(await countOf(person)).toBe(MAX_WEBHOOKS)
  })

  test('shows its last five deliveries, the newest first, with tries and what came back', async () => {
    const { person, search, browser } = await ownerOfSearch()
    const webhook = await api.a.webhook(search)
    const ids: (number | null)[] = []
    for (const job of [1, 2, 3, 4, 5, 6]) {
      const message = { recipient: String(webhook.id), cause: `job-${job}`, webhook: { jobIds: [job] } }
      ids.push(await addToOutbox(api.db, { userId: person.id, ...message }))
    }
    const set = (id: number | null | undefined, values: Partial<typeof schema.outbox.$inferInsert>) =>
      api.db
        .update(schema.outbox)
        .set(values)
        .where(eq(schema.outbox.id, id ?? 0))
    const error = 'The address answered 500.'
    await set(ids[5], { sentAt: new Date(), attempts: 2, answerStatus: 200, answer: 'thanks' })
    await set(ids[4], { failedAt: new Date(), attempts: 11, answerStatus: 500, answer: 'ill', error })
    const [shown] = (await browser.loadWebhooks({})).webhooks
    expect(shown?.deliveries.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
    expect(shown?.deliveries.slice(0, 3)).toMatchObject([
      { outcome: 'sent', tries: 2, status: 200, answer: 'thanks', error: null },
      { outcome: 'given_up', tries: 11, status: 500, answer: 'ill', error },
      { outcome: 'waiting', tries: 0, status: null, answer: null, error: null },
    ])
  })

  test('goes with its search', async () => {
    const { person, search, browser } = await ownerOfSearch()
    await browser.createWebhook({ search_id: search.id, url: PUBLIC })
    await browser.deleteSearch({ id: search.id })
    expect(await countOf(person)).toBe(0)
  })

  // holds Beyond §4: `POST /api/turn_on_webhook`
  test('ends when the password is changed or replaced, and is turned on again with its secret', async () => {
    const person = await api.a.user()
    const { id, salt } = await api.a.webhook(await api.a.search(person))
    const browser = await api.as(person)
    const endedFor = async () => (await browser.loadWebhooks({})).webhooks.map(({ end_reason }) => end_reason)
    await browser.testWebhook({ id })
    await browser.changePassword({ password: 'a brand new lily' })
    const [ended] = (await browser.loadWebhooks({})).webhooks
    expect(ended).toMatchObject({ end_reason: 'access_ended', deliveries: [{ outcome: 'given_up' }] })
    await browser.turnOnWebhook({ id })
    expect(await endedFor()).toEqual([null])
    const [row] = await api.db.select().from(schema.webhooks).where(eq(schema.webhooks.id, id))
    expect(row?.salt).toBe(salt)
    const token = await openPasswordReset(api.db, { userId: person.id, now: new Date() })
    await api.visitor().resetPassword({ token, password: 'another brand new lily' })
    const again = await api.as(person)
    const [replaced] = (await again.loadWebhooks({})).webhooks
    expect(replaced).toMatchObject({ ended_at: expect.any(String), end_reason: 'access_ended' })
  })

  test('is turned on by its person alone, and not beside another one of the same search and address', async () => {
    const { search, browser } = await ownerOfSearch()
    const { id } = await api.a.webhook(search, {
      url: PUBLIC,
      endedAt: new Date(),
      endReason: 'access_ended',
    })
    const other = await api.as(await api.a.user())
    expect(await failureOf(other.turnOnWebhook({ id }))).toEqual(NO_WEBHOOK)
    await browser.createWebhook({ search_id: search.id, url: PUBLIC })
    expect((await failureOf(browser.turnOnWebhook({ id }))).status).toBe(409)
  })

  test('is in the person’s data without what its secret is made of', async () => {
    const { search, browser } = await ownerOfSearch()
    const { id, url } = await api.a.webhook(search, { salt: 'the salt of this webhook' })
    await browser.testWebhook({ id })
    const { data } = await browser.downloadMyData({})
    expect(data.webhooks).toMatchObject([{ url, searchId: search.id }])
    expect(data.webhookDeliveries).toMatchObject([{ webhookId: id, sentAt: null }])
    expect(data.emails).toEqual([])
    expect(JSON.stringify(data)).not.toContain('the salt of this webhook')
  })
})

// holds Beyond §4: `POST /api/test_webhook`
test('a test is among the deliveries at once; another one waits until it is sent', async () => {
  const { search, browser } = await ownerOfSearch()
  const { id } = await api.a.webhook(search)
  await browser.testWebhook({ id })
  expect((await browser.loadWebhooks({})).webhooks).toMatchObject([
    { id, deliveries: [{ is_test: true, outcome: 'waiting', tries: 0, message_id: expect.any(String) }] },
  ])
  expect(await failureOf(browser.testWebhook({ id }))).toEqual({
    status: 409,
    message: 'A test is on its way. Please wait for what comes back.',
  })
})

test.each(['createWebhook', 'testWebhook'] as const)('%s may be asked ten times a minute', async (name) => {
  const limited = await createTestApi({ env: { RATE_LIMIT_SCALE: '1' } })
  const browser = await limited.as(await limited.a.user())
  const ask = () =>
    failureOf(
      name === 'testWebhook'
        ? browser.testWebhook({ id: 1 })
        : browser.createWebhook({ search_id: 1, url: PUBLIC }),
    )
  for (let asked = 0; asked < 10; asked += 1) expect(await ask()).toMatchObject({ status: 404 })
  expect(await ask()).toMatchObject({ status: 429 })
  await limited.close()
})
