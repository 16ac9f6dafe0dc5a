import { schema } from '@lilypad/db'
import { freshDatabase, MADE_PASSWORD } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'

/** Two api processes of one product: they share PostgreSQL, and nothing else. */
let one: TestApi
let other: TestApi
beforeAll(async () => {
  const database = await freshDatabase()
  one = await createTestApi({ database })
  other = await createTestApi({ database: { ...database, drop: async () => undefined } })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** The same cookies at the other process. */
const followTo = (api: TestApi, { cookies }: Browser): Browser => {
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

test('a subscription that one process ends is over at the other at once', async () => {
  const person = await one.a.subscriber()
  const there = followTo(other, await one.as(person))
  expect((await whoIs(there))?.is_free).toBe(false)
  await one.db
    .update(schema.subscriptions)
    .set({ status: 'canceled' })
    .where(eq(schema.subscriptions.userId, person.id))
  expect((await whoIs(there))?.is_free).toBe(true)
})

test('an admin who is no longer one at one process is refused by the other at once', async () => {
  const admin = await one.a.user({ isAdmin: true })
  const there = followTo(other, await one.as(admin))
  expect((await there.fetch('/admin-api/load_users?page=1')).status).toBe(200)
  await one.db.update(schema.users).set({ isAdmin: false }).where(eq(schema.users.id, admin.id))
  expect((await there.fetch('/admin-api/load_users?page=1')).status).toBe(403)
})
