import { Redis } from 'ioredis'

/** Longer than a Redis that works takes; the requests that wait for one that hangs then go on without it. */
const PATIENCE_MS = 1_000

/** Connects to the Redis that counts requests for all processes. While it is away or hangs, commands fail at once. */
export const openLimitsRedis = (url: string): Redis =>
  new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, socketTimeout: PATIENCE_MS })
