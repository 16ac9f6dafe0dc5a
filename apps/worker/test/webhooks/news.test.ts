import { schema } from '@lilypad/db'
import { MAX_JOBS_PER_WEBHOOK } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useWebhooks } from './test-webhooks.ts'

const hooks = useWebhooks()
const HOUR = 60 * 60 * 1000

const idsToldTo = (webhook: Parameters<typeof hooks.verify>[0]) =>
  hooks.seen.flatMap((seen) => hooks.verify(webhook, seen).data.jobs.map(({ id }) => id))

// holds Beyond §4: Webhooks: each new job of a saved search is told once, by a signed message
describe('a webhook', () => {
  test('is told of a new job once, by a message that the official library verifies', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber(), { categories: ['Curriculum'] })
    const job = await hooks.job({ title: 'Pond Writer' })
    await hooks.job({ category: 'Sales' })
    await hooks.job({ approvedAt: new Date(webhook.createdAt.getTime() - 1) })
    await hooks.tell()
    await hooks.tell()
    const [message, ...more] = hooks.seen
    expect(more).toEqual([])
    if (!message) throw new Error('Nothing came.')
    expect(message).toMatchObject({
      method: 'POST',
      path: new URL(webhook.url).pathname,
      headers: { 'content-type': 'application/json' },
    })
    const listed = { id: job.id, title: 'Pond Writer', pageUrl: `https://lilypad.example/#/job/${job.id}` }
    expect(hooks.verify(webhook, message)).toMatchObject({
      type: 'search.jobs_added',
      data: {
        search: { id: webhook.searchId, name: 'Ponds' },
        jobs: [{ ...listed, audience: ['Relevant Skills (2-5 years)'] }],
      },
    })
    expect(() => hooks.verify(webhook, { ...message, body: `${message.body} ` })).toThrow()
    expect(() => hooks.verify({ salt: 'another' }, message)).toThrow()
  })

  test('is told of jobs whose approval is committed late, and of none twice', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber())
    const at = new Date()
    const early = await hooks.job()
    const late = await hooks.db.transaction(async (tx) => {
      const { id: _, ...values } = early
      const [row] = await tx
        .insert(schema.jobs)
        .values({ ...values, approvedAt: at })
        .returning()
      await hooks.tell()
      expect(idsToldTo(webhook)).toEqual([early.id])
      return row
    })
    await hooks.tell()
    expect(idsToldTo(webhook)).toEqual([early.id, late?.id])
    const in4Minutes = () => new Date(Date.now() + HOUR / 15)
    await hooks.write({ now: in4Minutes })
    // A run of before may still look at them.
    expect(await hooks.db.$count(schema.webhookJobs)).toBe(2)
    const inAnHour = () => new Date(Date.now() + HOUR)
    await hooks.write({ now: inAnHour })
    expect(await hooks.db.$count(schema.webhookJobs)).toBe(0)
    expect(await hooks.write({ now: inAnHour })).toBe(0)
  })

  test('is sent what waits also when looking for news fails', async () => {
    await hooks.webhookOf(await hooks.a.subscriber())
    await hooks.job()
    await hooks.write()
    const now = () => {
      throw new Error('No time.')
    }
    expect(await hooks.wokenUp({ now })).toEqual(['send-webhooks'])
  })

  test('is told of jobs that were approved while no worker ran', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber())
    await hooks.write({ now: () => new Date(Date.now() - HOUR / 2) })
    const job = await hooks.job({ approvedAt: new Date(Date.now() - HOUR / 3) })
    await hooks.tell()
    expect(idsToldTo(webhook)).toEqual([job.id])
  })

  test('is told of a job once, whichever worker looks first', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber())
    const job = await hooks.job()
    await Promise.all([hooks.write(), hooks.write()])
    await Promise.all([hooks.send(), hooks.send()])
    expect(idsToldTo(webhook)).toEqual([job.id])
  })

  test(`gets at most ${MAX_JOBS_PER_WEBHOOK} jobs in a message, the newest first`, async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber())
    const at = Date.now() - HOUR / 2
    const { id: _, ...values } = await hooks.job({ approvedAt: new Date(at) })
    await hooks.db.insert(schema.jobs).values(
      Array.from({ length: MAX_JOBS_PER_WEBHOOK }, (_none, n) => ({
        ...values,
        approvedAt: new Date(at + n + 1),
      })),
    )
    await hooks.tell()
    const sizes = hooks.seen.map((seen) => hooks.verify(webhook, seen).data.jobs.length)
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, MAX_JOBS_PER_WEBHOOK])
    expect(new Set(idsToldTo(webhook)).size).toBe(MAX_JOBS_PER_WEBHOOK + 1)
  })
})

// holds Beyond §4: Webhooks tell only what their owner may see at that moment
describe('of jobs that its owner may not see', () => {
  test('a free member’s webhook is told nothing: it gets the free tenth', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.user())
    await hooks.job()
    const free = await hooks.job({ freeTenth: true })
    await hooks.tell()
    expect(idsToldTo(webhook)).toEqual([free.id])
  })

  test.each<[string, (job: { id: number }, user: { id: number }) => Promise<unknown>]>([
    [
      'the plan ends',
      (_job, { id }) => hooks.db.delete(schema.subscriptions).where(eq(schema.subscriptions.userId, id)),
    ],
    [
      'the job is hidden',
      ({ id: jobId }, { id: userId }) =>
        hooks.db.insert(schema.hiddenJobs).values({ userId, jobId, hiddenAt: new Date() }),
    ],
    [
      'the job leaves its board',
      ({ id }) =>
        hooks.db
          .update(schema.jobs)
          .set({ unlistedReason: 'deleted', deletedAt: new Date() })
          .where(eq(schema.jobs.id, id)),
    ],
  ])('none is told when, after it was found, %s', async (_what, change) => {
    const user = await hooks.a.subscriber()
    const webhook = await hooks.webhookOf(user)
    const [job, free] = [await hooks.job(), await hooks.job({ freeTenth: true })]
    await hooks.write()
    await change(job, user)
    await hooks.send()
    expect(idsToldTo(webhook)).toEqual([free.id])
  })

  test('a message whose jobs are all gone is not sent, which is no failure', async () => {
    const webhook = await hooks.webhookOf(await hooks.a.subscriber())
    await hooks.job()
    await hooks.write()
    await hooks.db.update(schema.jobs).set({ unlistedReason: 'deleted' })
    expect(await hooks.send()).toBe(0)
    expect(hooks.seen).toEqual([])
    expect(await hooks.rows(webhook)).toMatchObject([
      { failedAt: expect.any(Date), error: null, answerStatus: null, content: {} },
    ])
  })

  test('hidden companies are left out from the beginning', async () => {
    const user = await hooks.a.subscriber()
    await hooks.webhookOf(user)
    const { companyName } = await hooks.job()
    await hooks.db.insert(schema.hiddenCompanies).values({ userId: user.id, companyName })
    expect(await hooks.write()).toBe(0)
  })

  test.each<[string, typeof schema.users | typeof schema.savedSearches | typeof schema.webhooks]>([
    ['search', schema.savedSearches],
    ['account', schema.users],
    ['webhook', schema.webhooks],
  ])('nothing is sent once the %s was deleted', async (_what, table) => {
    await hooks.webhookOf(await hooks.a.subscriber())
    await hooks.job()
    expect(await hooks.write()).toBe(1)
    await hooks.db.delete(table)
    expect(await hooks.send()).toBe(0)
    expect(hooks.seen).toEqual([])
    expect(await hooks.db.$count(schema.outbox)).toBe(0)
  })
})
