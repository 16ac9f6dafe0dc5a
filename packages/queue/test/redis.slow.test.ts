import { setTimeout as sleep } from 'node:timers/promises'
import { hasRedis, startRedis } from '@lilypad/testing'
import { describe, expect, test, vi } from 'vitest'
import { openQueue, startWorkers } from '../src/index.ts'
import { silent } from '../src/logger.ts'
import { queueConformance, slowQueueConformance } from './conformance.ts'
import { done, soon } from './workbench.ts'

const present = hasRedis()
const title = present
  ? 'the queue on Redis'
  : 'the queue on Redis (skipped: no redis-server is installed here)'

describe.skipIf(!present)(title, () => {
  test('closes without an error while Redis is away', async () => {
    const redis = await startRedis()
    const queue = await openQueue({ databaseUrl: '', redisUrl: redis.url })
    await redis.close()
    await expect(queue.close()).resolves.toBeUndefined()
  })

  test('a client that has waited for a result closes without an error while Redis is away', async () => {
    const redis = await startRedis()
    const queue = await openQueue({ databaseUrl: '', redisUrl: redis.url })
    expect(await queue.ask('scrape-board', { boardId: 1 }, 50)).toEqual({ done: false })
    await redis.close()
    await expect(queue.close()).resolves.toBeUndefined()
  })

  test.each(['idle', 'at a work that ends', 'at a work that is to be given back'] as const)(
    'a worker that is %s stops in peace while Redis is away',
    async (state) => {
      const redis = await startRedis()
      const queue = await openQueue({ databaseUrl: '', redisUrl: redis.url })
      const handler = vi.fn(async () => {
        await sleep(state === 'at a work that ends' ? 1_000 : 600_000, undefined, { ref: false })
        return done
      })
      const options = { logger: silent, concurrency: { outside: 1, inside: 1, mails: 1 }, graceMs: 3_000 }
      const workers = await startWorkers(queue, { 'scrape-board': handler }, options)
      if (state !== 'idle') {
        await queue.enqueue('scrape-board', { boardId: 1 })
        await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
      }
      await redis.close()
      await expect(workers.stop()).resolves.toBeUndefined()
      await expect(queue.close()).resolves.toBeUndefined()
    },
  )

  const onRedis = async () => {
    const redis = await startRedis()
    return { settings: { databaseUrl: '', redisUrl: redis.url }, close: redis.close }
  }
  queueConformance(onRedis)
  slowQueueConformance(onRedis)
})
