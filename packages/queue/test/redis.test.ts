import { describe, expect, test } from 'vitest'
import { openQueue } from '../src/index.ts'
import { queueConformance } from './conformance.ts'
import { hasRedis, startRedis } from './redis-server.ts'

const present = hasRedis()
const title = present
  ? 'the queue on Redis'
  : 'the queue on Redis (skipped: no redis-server is installed here)'

describe.skipIf(!present)(title, () => {
  test('is closed in peace while Redis is away', async () => {
    const redis = await startRedis()
    const queue = await openQueue({ databaseUrl: '', redisUrl: redis.url })
    await redis.close()
    await expect(queue.close()).resolves.toBeUndefined()
  })

  queueConformance(async () => {
    const redis = await startRedis()
    return { settings: { databaseUrl: '', redisUrl: redis.url }, close: redis.close }
  })
})
