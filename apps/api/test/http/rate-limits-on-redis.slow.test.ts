import { hasRedis, startRedis } from '@lilypad/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const present = hasRedis()
const title = present
  ? 'limits that all processes count together'
  : 'limits that all processes count together (skipped: no redis-server is installed here)'

describe.skipIf(!present)(title, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let apis: [TestApi, TestApi]
  const settled = (status: string) =>
    expect
      .poll(() => apis.map((api) => api.deps.redis?.status), { timeout: 30_000 })
      .toEqual([status, status])

  beforeEach(async () => {
    redis = await startRedis()
    const open = async () => {
      const api = await createTestApi({
        env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
        redisUrl: redis.url,
      })
      // As the process does: a connection that breaks is no unhandled error.
      api.deps.redis?.on('error', () => undefined)
      return api
    }
    apis = [await open(), await open()]
    await settled('ready')
  })
  afterEach(async () => {
    await Promise.all(apis.map((api) => api.close()))
    await redis.close()
  })

  let clients = 0
  /** Tries a password of an account at an api, each time from another address. */
  const guess = async (at: 0 | 1, email = 'fern@example.com') => {
    clients += 1
    const response = await apis[at].visitor().fetch('/api/headless_log_in', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${clients >> 8}.${clients & 255}`,
      },
      body: JSON.stringify({ email, password: 'not the password' }),
    })
    return response.status
  }
  const guesses = async (times: number, at: 0 | 1, email?: string) => {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn += 1) statuses.push(await guess(at, email))
    return statuses
  }
  const tried = (times: number) => Array<number>(times).fill(401)
  const refused = (times: number) => Array<number>(times).fill(429)
  const goAway = async () => {
    await redis.close()
    await expect.poll(() => apis.map((api) => api.deps.redis?.status)).not.toContain('ready')
  }
  const comeBack = async () => {
    redis = await startRedis(redis.port)
    await settled('ready')
  }

  test('10 guesses a minute at a password, wherever they arrive', async () => {
    expect(await guesses(6, 0)).toEqual(tried(6))
    expect(await guesses(6, 1)).toEqual([...tried(4), ...refused(2)])
  })

  test('while Redis is away each process allows half as many, and other requests go on', async () => {
    await goAway()
    for (const at of [0, 1] as const) expect(await guesses(7, at)).toEqual([...tried(5), ...refused(2)])
    expect(await guesses(1, 0, 'other@example.com')).toEqual(tried(1))
    expect((await apis[0].visitor().fetch('/api/load_alerts')).status).toBe(200)
  })

  test('with Redis back, empty, what was tried meanwhile still counts', async () => {
    expect(await guesses(4, 0)).toEqual(tried(4))
    await goAway()
    expect(await guesses(2, 0)).toEqual([...tried(1), ...refused(1)])
    await comeBack()
    expect(await guesses(5, 0)).toEqual([...tried(4), ...refused(1)])
  })

  test('what the other process counted before Redis was lost in the network counts with it back', async () => {
    expect(await guesses(8, 1)).toEqual(tried(8))
    redis.signal('SIGSTOP')
    expect(await guesses(1, 0)).toEqual(tried(1))
    redis.signal('SIGCONT')
    await settled('ready')
    expect((await guesses(3, 0)).at(-1)).toBe(429)
  })

  test('a Redis that hangs holds nobody up for long, and guesses are limited', async () => {
    redis.signal('SIGSTOP')
    expect(await guesses(7, 0)).toEqual([...tried(5), ...refused(2)])
    redis.signal('SIGCONT')
  })
})
