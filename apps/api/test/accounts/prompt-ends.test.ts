import { listenerName, PEOPLE_CHANNEL, personColumns, schema } from '@lilypad/db'
import { freshDatabase, MADE_PASSWORD } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  completed,
  created,
  deleted,
  newPayer,
  refunded,
  sendAll,
  stripeEnv,
} from '../billing/stripe-events.ts'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'

/** So long that nothing is forgotten by itself while a test runs. */
const sessionsKeptMs = 600_000

/** Two api processes of one product: they share PostgreSQL, and nothing else. */
let one: TestApi
let other: TestApi
beforeAll(async () => {
  const database = await freshDatabase()
  const options = { env: stripeEnv('http://127.0.0.1:9'), sessionsKeptMs }
  one = await createTestApi({ ...options, database })
  other = await createTestApi({ ...options, database: { ...database, drop: async () => undefined } })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** The same cookies at the other process. */
function followTo(api: TestApi, { cookies }: Browser): Browser {
  const browser = api.visitor()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const whoIs = async (browser: Browser) => (await browser.getLoggedInUser({})).user

test.each<[what: string, end: (here: Browser, elsewhere: Browser) => Promise<unknown>]>([
  ['a log-out', (_here, elsewhere) => elsewhere.logOut({})],
  ['a log-out everywhere else', (here) => here.endOtherSessions({})],
  ['a new password', (here) => here.changePassword({ password: 'a brand new lily' })],
  ['the deletion of the account', (here) => here.deleteMyAccount({ password: MADE_PASSWORD })],
])('%s at one process ends the session at the other at once', async (_what, end) => {
  const person = await one.a.user()
  const [here, elsewhere] = [await one.as(person), await one.as(person)]
  const there = followTo(other, elsewhere)
  expect((await whoIs(there))?.id).toBe(person.id)
  await end(here, elsewhere)
  expect(await whoIs(there)).toBeNull()
})

test('an impersonation that ends at one process is over at the other at once', async () => {
  const person = await one.a.user()
  const here = await one.as(await one.a.user({ isAdmin: true }))
  await here.logInAsUser({ id: person.id })
  const there = followTo(other, here)
  expect((await whoIs(there))?.id).toBe(person.id)
  await here.stopImpersonating({})
  expect(await whoIs(there)).toBeNull()
})

test('a subscription that begins and ends at one process does so at the other at once', async () => {
  const person = await one.a.user()
  const payer = newPayer(person.stripeClientReferenceId)
  const there = followTo(other, await one.as(person))
  const isFree = async () => (await whoIs(there))?.is_free
  expect(await isFree()).toBe(true)
  const begin = new Date()
  await sendAll(one, [completed(payer, begin), created(payer, begin)])
  expect(await isFree()).toBe(false)
  await sendAll(one, [deleted(payer, new Date(begin.getTime() + 1_000))])
  expect(await isFree()).toBe(true)
})

test('a refund at one process ends access at the other at once', async () => {
  const person = await one.a.user()
  const payer = newPayer(person.stripeClientReferenceId)
  const there = followTo(other, await one.as(person))
  const begin = new Date()
  await sendAll(one, [completed(payer, begin), created(payer, begin)])
  expect((await whoIs(there))?.is_free).toBe(false)
  await sendAll(one, [refunded(payer, new Date(begin.getTime() + 60_000), { chargedAt: begin })])
  expect((await whoIs(there))?.is_free).toBe(true)
})

test('a redeemed code counts at the other process at once', async () => {
  const here = await one.as(await one.a.user())
  const there = followTo(other, here)
  expect((await whoIs(there))?.is_free).toBe(true)
  await here.redeem({ code: (await one.a.redemptionCode()).code })
  expect((await whoIs(there))?.is_free).toBe(false)
})

test('an admin who loses that role by hand is soon refused by each process', async () => {
  const admin = await one.a.user({ isAdmin: true })
  const here = await one.as(admin)
  const there = followTo(other, here)
  const statuses = () =>
    Promise.all([here, there].map(async (at) => (await at.fetch('/admin-api/load_users?page=1')).status))
  expect(await statuses()).toEqual([200, 200])
  await one.db.update(schema.users).set({ isAdmin: false }).where(eq(schema.users.id, admin.id))
  await expect.poll(statuses, { timeout: 60_000 }).toEqual([403, 403])
})

test('each column of a person is announced', async () => {
  const { rows } = await one.db.execute<{ name: string }>(
    sql`select event_object_column as name from information_schema.triggered_update_columns
        where trigger_name = 'users_announced'`,
  )
  const { id: _never, ...columns } = { ...personColumns, isAdmin: schema.users.isAdmin }
  expect(rows.map(({ name }) => name).sort()).toEqual(
    Object.values(columns)
      .map(({ name }) => name)
      .sort(),
  )
})

describe('of the look-ups of a session', () => {
  const lookUps = vi.fn()
  beforeEach(() => lookUps.mockClear())
  beforeAll(() => {
    // Look-ups have a name, as all queries that nearly every request makes.
    const { pool } = other.deps.database
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
    vi.spyOn(pool, 'query').mockImplementation(((asked: { name?: string }, ...rest: unknown[]) => {
      if (asked.name === 'sessions_by_hash') lookUps()
      return query(asked, ...rest)
    }) as never)
  })

  test('one serves many calls', async () => {
    const browser = await other.as(await other.a.user())
    for (let call = 0; call < 20; call += 1) await whoIs(browser)
    expect(lookUps).toHaveBeenCalledTimes(1)
  })

  test('none is saved while announcements may be missed', async () => {
    const browser = await other.as(await other.a.user())
    await whoIs(browser)
    const listeners = sql`pg_stat_activity where datname = current_database()
      and application_name = ${listenerName(PEOPLE_CHANNEL)}`
    await other.db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
    const lookUpsOfThree = async () => {
      lookUps.mockClear()
      for (let call = 0; call < 3; call += 1) await whoIs(browser)
      return lookUps.mock.calls.length
    }
    await expect.poll(lookUpsOfThree, { timeout: 60_000 }).toBe(3)
    await expect.poll(lookUpsOfThree, { timeout: 60_000 }).toBe(0)
  })
})
