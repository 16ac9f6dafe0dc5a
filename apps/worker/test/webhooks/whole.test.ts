import { schema } from '@lilypad/db'
import { makers, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

let receiver: Awaited<ReturnType<typeof startLocalServer>>
beforeAll(async () => {
  receiver = await startLocalServer(() => ({ status: 204 }))
})
afterAll(() => receiver.close())

const worker = useWorker(async () => ({ SCRAPE_ALLOW_PRIVATE: 'on' }))

// holds Beyond §4: Webhooks of a saved search are sent by the worker, from the approval to the address
test('a running worker tells a webhook of an approved job', async () => {
  const a = makers(worker.db)
  const search = await a.search(await a.subscriber(), { name: 'Ponds' })
  await a.webhook(search, { url: `${receiver.origin}/hook` })
  const job = await a.job({ approvedAt: new Date() })
  await worker.queue.enqueue('tell-webhooks', {})
  await expect.poll(() => receiver.seen.length).toBe(1)
  expect(JSON.parse(receiver.seen[0]?.body ?? '')).toMatchObject({ data: { jobs: [{ id: job.id }] } })
  await expect
    .poll(() => worker.db.select({ sentAt: schema.outbox.sentAt }).from(schema.outbox))
    .toEqual([{ sentAt: expect.any(Date) }])
})
