import { Redis } from 'ioredis'

/** Longer than a Redis that works takes; the requests that wait for one that hangs then go on without it. */
const TIMEOUT_MS = 1_000

/** While it is away, commands fail at once; so they do once it has hung for a moment. */
export const openLimitsRedis = (url: string): Redis =>
  new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
