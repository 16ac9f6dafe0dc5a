import { ApiError } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi({ now: () => new Date('2027-03-10T14:00:00Z') })

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  )
const admin = async () => api.as(await api.a.user({ isAdmin: true }))
const letters = (userId: number) =>
  api.db
    .select({ content: schema.outbox.content })
    .from(schema.outbox)
    .where(eq(schema.outbox.userId, userId))

// holds Beyond §6: `POST /api/report_listing`
// holds Decisions §3 Added calls: Admin: `GET /admin-api/load_listing_cases`
test('reports of one job are one case, which an admin sees with what each says; a member’s second replaces the first', async () => {
  const job = await api.a.job({ freeTenth: true, title: 'Reported' })
  const member = await api.as(await api.a.user())
  await api.visitor().reportListing({ id: job.id, reason: 'scam', message: ' It asks for a fee. ' })
  await member.reportListing({ id: job.id, reason: 'closed', message: '' })
  await member.reportListing({ id: job.id, reason: 'not_remote', message: 'Two days in the office.' })
  const { cases, num_open } = await (await admin()).loadListingCases({ page: 1 })
  expect(num_open).toBe(1)
  expect(cases).toEqual([
    expect.objectContaining({
      job_id: job.id,
      title: 'Reported',
      decision: null,
      is_deleted: false,
      reports: [
        expect.objectContaining({ reason: 'scam', message: 'It asks for a fee.', is_member: false }),
        expect.objectContaining({
          reason: 'not_remote',
          message: 'Two days in the office.',
          is_member: true,
        }),
      ],
    }),
  ])
})

test('a decision closes the case and tells each member once what came of it; the next report opens another', async () => {
  const job = await api.a.job({ freeTenth: true, title: 'Decided' })
  const user = await api.a.user()
  const member = await api.as(user)
  await member.reportListing({ id: job.id, reason: 'closed', message: '' })
  const desk = await admin()
  const found = async () =>
    (await desk.loadListingCases({ page: 1 })).cases.filter(({ job_id: id }) => id === job.id)
  const [open] = await found()
  const id = `report-${open?.id}`
  await desk.decideCase({ id, decision: 'dismissed' })
  expect(await letters(user.id)).toEqual([
    { content: expect.objectContaining({ title: 'Decided', reason: 'closed', decision: 'dismissed' }) },
  ])
  expect(await statusOf(desk.decideCase({ id, decision: 'acted' }))).toBe(404)
  expect(await letters(user.id)).toHaveLength(1)
  await member.reportListing({ id: job.id, reason: 'closed', message: 'Still.' })
  expect((await found()).map(({ decision }) => decision)).toEqual([null, 'dismissed'])
})

test('a job that the person may not see, an unknown reason and too long a message are refused; cases are for admins', async () => {
  const hidden = await api.a.job({ freeTenth: false })
  const shown = await api.a.job({ freeTenth: true })
  const visitor = api.visitor()
  expect(await statusOf(visitor.reportListing({ id: hidden.id, reason: 'closed', message: '' }))).toBe(404)
  expect(await statusOf(visitor.reportListing({ id: 999_999, reason: 'closed', message: '' }))).toBe(404)
  const wrong = { id: shown.id, reason: 'boring' as 'closed', message: '' }
  expect(await statusOf(visitor.reportListing(wrong))).toBe(400)
  const long = { id: shown.id, reason: 'closed' as const, message: 'x'.repeat(501) }
  expect(await statusOf(visitor.reportListing(long))).toBe(400)
  const member = await api.as(await api.a.user())
  expect(await statusOf(member.loadListingCases({ page: 1 }))).toBe(403)
  expect(await statusOf(member.decideCase({ id: 'report-1', decision: 'acted' }))).toBe(403)
})

test('two who report at the same time share the case', async () => {
  const job = await api.a.job({ freeTenth: true, title: 'At once' })
  const visitor = api.visitor()
  await Promise.all(
    Array.from({ length: 5 }, () => visitor.reportListing({ id: job.id, reason: 'closed', message: '' })),
  )
  const { cases } = await (await admin()).loadListingCases({ page: 1 })
  expect(cases.filter(({ title }) => title === 'At once').map(({ reports }) => reports.length)).toEqual([5])
})
