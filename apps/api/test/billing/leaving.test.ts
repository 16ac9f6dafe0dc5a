import { ApiError } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const HOUR = 60 * 60 * 1000
let clock = new Date()
const api = useApi({ now: () => clock })
beforeEach(async () => {
  clock = new Date()
  await api.db.delete(schema.leavingAnswers)
})

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  )
const answers = async () =>
  (await api.db.select().from(schema.leavingAnswers).orderBy(asc(schema.leavingAnswers.id))).map(
    ({ userId, reason }) => [userId, reason],
  )

// holds Beyond §3: `POST /api/save_leaving_reason`
test('why somebody cancels is kept once for each cancellation', async () => {
  const person = await api.a.subscriber()
  const browser = await api.as(person)
  await browser.saveLeavingReason({ reason: 'other' })
  clock = new Date(clock.getTime() + 23 * HOUR)
  await browser.saveLeavingReason({ reason: 'too_expensive' })
  expect(await answers()).toEqual([[person.id, 'too_expensive']])
  clock = new Date(clock.getTime() + 25 * HOUR)
  await Promise.all([1, 2, 3].map(() => browser.saveLeavingReason({ reason: 'found_here' })))
  expect(await answers()).toEqual([
    [person.id, 'too_expensive'],
    [person.id, 'found_here'],
  ])
})

test('nobody answers for somebody else, and a visitor not at all', async () => {
  const [person, other] = [await api.a.subscriber(), await api.a.subscriber()]
  const meant = { reason: 'other', user_id: other.id, userId: other.id } as const
  await (await api.as(person)).saveLeavingReason(meant)
  expect(await answers()).toEqual([[person.id, 'other']])
  expect(await statusOf(api.visitor().saveLeavingReason({ reason: 'other' }))).toBe(401)
  expect(await statusOf((await api.impersonating(other)).saveLeavingReason({ reason: 'other' }))).toBe(403)
  expect(await answers()).toEqual([[person.id, 'other']])
})

test('another reason than those offered is refused', async () => {
  const browser = await api.as(await api.a.subscriber())
  const wrong = { reason: 'found love' } as unknown as { reason: 'other' }
  expect(await statusOf(browser.saveLeavingReason(wrong))).toBe(400)
})

test('an answer goes with its account', async () => {
  const [person, other] = [await api.a.user(), await api.a.user()]
  const browser = await api.as(person)
  await browser.saveLeavingReason({ reason: 'found_here' })
  await (await api.as(other)).saveLeavingReason({ reason: 'other' })
  expect((await browser.downloadMyData({})).data).toMatchObject({
    leavingAnswers: [{ reason: 'found_here', createdAt: clock.toISOString() }],
  })
  await browser.deleteMyAccount({ password: MADE_PASSWORD })
  expect(await answers()).toEqual([[other.id, 'other']])
})
