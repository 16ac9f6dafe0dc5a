import { expect, test } from 'vitest'
import { useWorker } from './test-worker.ts'

const worker = useWorker(async () => ({}))

const next = async (...run: Parameters<typeof worker.queue.nextRun>) =>
  (await worker.queue.nextRun(...run))?.toLocaleString('en-GB', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

// holds Decisions §10: Every night at 00:30 New York
test('the queue has the loop over all boards due at 00:30 in New York', async () => {
  expect(await next('scrape-all', { loopId: null })).toMatch(/day(,| at)? 00:30:00$/)
})

// holds Decisions §8: Daily at 08:00, weekly on Monday at 08:00, New York
test('the queue has alerts due at 08:00 in New York, daily and on Mondays', async () => {
  expect(await next('send-alerts', { schedule: 'daily' })).toMatch(/day(,| at)? 08:00:00$/)
  expect(await next('send-alerts', { schedule: 'weekly' })).toMatch(/^Monday(,| at)? 08:00:00$/)
})

// holds Beyond §4: Webhooks: sent within a minute of a job's approval
test('the queue has the news for webhooks due several times a minute', async () => {
  const at = await worker.queue.nextRun('tell-webhooks', {})
  expect((at?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(20_000)
})
