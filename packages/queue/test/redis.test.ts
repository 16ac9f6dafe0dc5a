import { describe } from 'vitest'
import { queueConformance } from './conformance.ts'
import { hasRedis, startRedis } from './redis-server.ts'

const present = hasRedis()
const title = present
  ? 'the queue on Redis'
  : 'the queue on Redis (skipped: no redis-server is installed here)'

describe.skipIf(!present)(title, () => {
  queueConformance(async () => {
    const redis = await startRedis()
    return { settings: { databaseUrl: '', redisUrl: redis.url }, close: redis.close }
  })
})
