import { schema } from '@lilypad/db'
import { addDays, dayAndYear, newYorkDay } from '@lilypad/domain'
import { type Answer, startLocalServer } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountOf, DAY, emailsTo, failureOf, post } from '../accounts/account-kit.ts'
import { type Browser, createTestApi, useApi } from '../create-test-api.ts'

const NOT_CANCELLED =
  'The subscription of this user could not be cancelled, so nothing was deleted. Please try again later.'
let admin: Browser
let adminId: number
const api = useApi()
beforeAll(async () => {
  const person = await api.a.user({ isAdmin: true, email: 'keeper@example.com' })
  adminId = person.id
  admin = await api.as(person)
})

async function click(userId: number, count: number) {
  const values = Array.from({ length: count }, (_none, jobId) => ({
    jobId,
    companyName: 'Pond',
    userId,
    isSimilarJob: false,
  }))
  await api.db.insert(schema.clicks).values(values)
}
const found = async (search: string) => (await admin.loadUsers({ search })).users.map(({ email }) => email)

// holds Part 2 §7 Admin: `GET /admin-api/load_users`
describe('load_users', () => {
  // holds Part 2 §3: User of the admin list
  test('tells of each user the clicks, whether they pay, whether they are welcomed, and whether they are an admin', async () => {
    const person = await api.a.subscriber({ email: 'facts-1@example.com', shouldDisplayWelcome: true })
    await api.a.user({ email: 'facts-2@example.com' })
    await api.a.user({ email: 'facts-3@example.com', isAdmin: true })
    await click(person.id, 3)
    const { users } = await admin.loadUsers({ search: 'facts-' })
    const rows = users.map((user) => [
      user.email,
      user.num_job_clicks,
      user.is_free,
      user.should_display_welcome,
      user.is_admin,
    ])
    expect(rows).toEqual([
      ['facts-3@example.com', 0, false, false, true],
      ['facts-2@example.com', 0, true, false, false],
      ['facts-1@example.com', 3, false, true, false],
    ])
    expect(users[2]).toMatchObject({ id: person.id, created_at: person.createdAt.toISOString() })
  })

  test('who redeemed a code is paid until it runs out', async () => {
    const [running, over] = [
      await api.a.user({ email: 'redeem-1@example.com' }),
      await api.a.user({ email: 'redeem-2@example.com' }),
    ]
    for (const [user, days] of [[running, 1] as const, [over, -1] as const]) {
      const { id: codeId } = await api.a.redemptionCode()
      const expiresAt = new Date(Date.now() + days * DAY)
      const startsAt = new Date(Date.now() - 90 * DAY)
      await api.db.insert(schema.redemptions).values({ codeId, userId: user.id, startsAt, expiresAt })
    }
    const { users } = await admin.loadUsers({ search: 'redeem-' })
    expect(users.map(({ email, is_free }) => [email, is_free])).toEqual([
      ['redeem-2@example.com', true],
      ['redeem-1@example.com', false],
    ])
  })

  test('the newest come first', async () => {
    await api.a.user({ email: 'age-old@example.com', createdAt: new Date('2021-03-04') })
    await api.a.user({ email: 'age-new@example.com', createdAt: new Date('2026-03-04') })
    await api.a.user({ email: 'age-mid@example.com', createdAt: new Date('2023-03-04') })
    expect(await found('age-')).toEqual(['age-new@example.com', 'age-mid@example.com', 'age-old@example.com'])
  })

  // holds Part 2 §9: Users and deleted jobs: 100 a page
  test('there are 100 a page, each user on one of them', async () => {
    const { passwordHash } = await api.a.user()
    const values = Array.from({ length: 250 }, (_none, number) => ({
      email: `crowd-${number}@example.com`,
      passwordHash,
      firstName: 'Cro',
      lastName: 'Wd',
      // All at the same instant: the order must still be stable.
      createdAt: new Date('2022-02-02'),
    }))
    await api.db.insert(schema.users).values(values)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => admin.loadUsers({ search: 'crowd-', page })))
    expect(pages.map(({ users }) => users.length)).toEqual([100, 100, 50, 0])
    expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size).toBe(250)
    for (const page of pages) expect(page).toMatchObject({ num_users: 250, page_length: 100 })
    const { users, num_users: all } = await admin.loadUsers({})
    expect(users).toHaveLength(100)
    expect(all).toBe(await api.db.$count(schema.users))
  })

  test('search finds any part of an e-mail address, ignoring case', async () => {
    await api.a.user({ email: 'Water.Lily@Pond.example' })
    for (const search of ['water.lily', 'LILY@P', '  pond.EXAMPLE ', 'y@p'])
      expect(await found(search)).toEqual(['Water.Lily@Pond.example'])
    expect(await found('no such address')).toEqual([])
  })

  test('what is a wildcard elsewhere counts as itself', async () => {
    for (const email of ['a_b%c@wild.example', 'axbyc@wild.example', 'back\\slash@wild.example'])
      await api.a.user({ email })
    expect(await found('a_b%c@wild')).toEqual(['a_b%c@wild.example'])
    expect(await found('%@wild')).toEqual([])
    expect(await found('_@wild')).toEqual([])
    expect(await found('back\\slash')).toEqual(['back\\slash@wild.example'])
    expect(await found("'; drop table users; --")).toEqual([])
  })

  test('an invalid page is a 400', async () => {
    for (const page of ['0', '-1', '1.5', 'x', '9999999999'])
      expect((await admin.fetch(`/admin-api/load_users?page=${page}`)).status).toBe(400)
  })

  test('holds no password and no token', async () => {
    const text = await (await admin.fetch('/admin-api/load_users')).text()
    for (const secret of ['argon2', 'password', 'token', 'stripe']) expect(text).not.toContain(secret)
  })
})

// holds Beyond §7: `GET /admin-api/export_user`
// holds Decisions §3 Added calls: Admin: `GET /admin-api/export_user`
describe('export_user', () => {
  test('gives what the person could download themselves, and nothing of others', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    await api.a.search(person)
    await api.a.search(other)
    const own = await (await api.as(person)).downloadMyData({})
    const { data } = await admin.exportUser({ user_id: person.id })
    expect(Object.keys(data)).toEqual(Object.keys(own.data))
    expect(data).toMatchObject({ profile: { id: person.id, email: person.email }, searches: [{}] })
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenHash/)
    expect(JSON.stringify(data)).not.toContain(other.email)
    const [entry] = await api.db
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.action, 'export_user'))
    expect(entry).toMatchObject({ actorId: adminId, subject: person.email, details: { user_id: person.id } })
  })

  test('an unknown user is a 404, no number a 400; members export nobody, visitors neither', async () => {
    const refusal = { status: 404, message: 'There is no such user.' }
    expect(await failureOf(admin.exportUser({ user_id: 999_999_999 }))).toEqual(refusal)
    for (const id of ['', 'x', '0', '-1', '1.5', '7;8'])
      expect((await admin.fetch(`/admin-api/export_user?user_id=${id}`)).status).toBe(400)
    const [person, member] = [await api.a.user(), await api.as(await api.a.subscriber())]
    for (const id of [person.id, adminId])
      expect((await failureOf(member.exportUser({ user_id: id }))).status).toBe(403)
    expect((await failureOf(api.visitor().exportUser({ user_id: person.id }))).status).toBe(401)
    const cross = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }
    expect((await admin.fetch(`/admin-api/export_user?user_id=${person.id}`, cross)).status).toBe(403)
  })
})

// holds Part 2 §7 Admin: `POST /admin-api/delete_user`
describe('delete_user', () => {
  test('erases the account and tells the person', async () => {
    const person = await api.a.user()
    const theirs = await api.as(person)
    await api.a.search(person)
    await click(person.id, 2)
    const { receipt } = await admin.deleteUser({ user_id: person.id })
    const until = dayAndYear(addDays(newYorkDay(new Date()), 30))
    const kept = 'records of payments by the numbers of the payment provider'
    const whose = [`Account ${person.id} of Lilypad`, 'by keeper@example.com', '1 saved search,']
    for (const said of [...whose, kept, until]) expect(receipt).toContain(said)
    expect(receipt).not.toContain(person.email)
    expect(await api.db.$count(schema.users, eq(schema.users.id, person.id))).toBe(0)
    expect(await api.db.$count(schema.savedSearches, eq(schema.savedSearches.userId, person.id))).toBe(0)
    expect(await api.db.$count(schema.clicks, eq(schema.clicks.userId, person.id))).toBe(0)
    expect((await theirs.getLoggedInUser({})).user).toBeNull()
    expect(await emailsTo(api.db, person.email)).toMatchObject([
      { kind: 'account-deleted', userId: null, content: { firstName: person.firstName } },
    ])
  })

  test('an unknown user is a 404, as is one who was deleted before', async () => {
    const person = await api.a.user()
    const refusal = { status: 404, message: 'There is no such user.' }
    expect(await failureOf(admin.deleteUser({ user_id: 999_999_999 }))).toEqual(refusal)
    await admin.deleteUser({ user_id: person.id })
    expect(await failureOf(admin.deleteUser({ user_id: person.id }))).toEqual(refusal)
    expect(await emailsTo(api.db, person.email)).toHaveLength(1)
  })

  test('of two at the same moment one deletes, and one e-mail goes out', async () => {
    const person = await api.a.user()
    const both = await Promise.allSettled([1, 2].map(() => admin.deleteUser({ user_id: person.id })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await emailsTo(api.db, person.email)).toHaveLength(1)
  })

  test('an admin cannot delete their own account here', async () => {
    expect(await failureOf(admin.deleteUser({ user_id: adminId }))).toEqual({
      status: 409,
      message: 'You cannot delete your own account here. Your account page can.',
    })
    expect((await admin.getLoggedInUser({})).user?.id).toBe(adminId)
  })

  test.each([null, 'x', '7', 0, -1, 1.5, [7]])('%j is no user', async (userId) => {
    expect((await post(admin, '/admin-api/delete_user', { user_id: userId })).status).toBe(400)
  })

  test('where a subscription cannot be cancelled nothing is deleted, and the message says so', async () => {
    const person = await api.a.subscriber()
    const failure = await failureOf(admin.deleteUser({ user_id: person.id }))
    expect(failure.status).toBeGreaterThanOrEqual(409)
    expect(failure.message).toBe(NOT_CANCELLED)
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect(await emailsTo(api.db, person.email)).toEqual([])
  })

  // holds Decisions §5: An active subscription is cancelled first
  test.each<[string, Answer, number]>([
    ['cancelled', { status: 200, body: { id: 'sub_pond', object: 'subscription', status: 'canceled' } }, 0],
    ['not cancelled', { status: 500, body: { error: { type: 'api_error', message: 'Out of order.' } } }, 1],
  ])('an active subscription is cancelled at the provider first: %s', async (_word, answer, left) => {
    const stripe = await startLocalServer(() => answer)
    const paid = await createTestApi({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_pond',
        STRIPE_WEBHOOK_SECRET: 'whsec_pond',
        STRIPE_API_ORIGIN: stripe.origin,
      },
    })
    try {
      const person = await paid.a.subscriber({}, { stripeSubscriptionId: 'sub_pond' })
      const keeper = await paid.as(await paid.a.user({ isAdmin: true }))
      const deletion = keeper.deleteUser({ user_id: person.id })
      if (left === 0) await deletion
      else expect(await failureOf(deletion)).toEqual({ status: 500, message: NOT_CANCELLED })
      expect(await paid.db.$count(schema.users, eq(schema.users.id, person.id))).toBe(left)
      expect(stripe.seen[0]).toMatchObject({ method: 'DELETE' })
    } finally {
      await paid.close()
      await stripe.close()
    }
  })
})
