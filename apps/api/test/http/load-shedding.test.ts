import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { addLoadShedding } from '../../src/http/load-shedding.ts'
import { useApi } from '../create-test-api.ts'

const MOST = 5
/** More than what is on its way to somebody who does not read. */
const LARGE = 'a'.repeat(10 * 1024 * 1024)
const api = useApi({
  extend: (app, { database }) => {
    addLoadShedding(app, { database }, MOST)
    app.get('/api/slow', async () => {
      await database.pool.query('select pg_sleep(1)')
      return { success: true }
    })
    app.get('/api/large', async () => LARGE)
  },
})

async function ask(path: string) {
  const reply = await fetch(api.origin + path)
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: await reply.json() }
}

test('past its limit the api refuses with 503 and Retry-After, and its probes are answered', async () => {
  const { max } = api.deps.database.pool.options
  const slow = Array.from({ length: max + MOST }, () => ask('/api/slow'))
  await expect.poll(() => api.deps.database.pool.waitingCount).toBeGreaterThan(0)
  expect(await ask('/api/slow')).toEqual({
    status: 503,
    retryAfter: '1',
    body: { success: false, message: expect.stringContaining('temporarily unavailable') },
  })
  expect((await ask('/healthz')).status).toBe(200)
  expect((await fetch(`${api.origin}/metrics`)).status).toBe(200)
  const statuses = (await Promise.all(slow)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(max)
  expect((await ask('/api/slow')).status).toBe(200)
})

test('requests that only wait, while process and database are free, are no reason to refuse', async () => {
  const slow = Array.from({ length: MOST + 1 }, () => ask('/api/slow'))
  await expect
    .poll(() => api.deps.database.pool.totalCount - api.deps.database.pool.idleCount)
    .toBeGreaterThan(MOST)
  expect((await ask('/api/load_settings')).status).toBe(200)
  await Promise.all(slow)
})

test('an answer that nobody reads is no work: others are not refused for it', async () => {
  const { pool } = api.deps.database
  const readers = Array.from({ length: 2 * MOST }, () => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
    socket.write('GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return socket.once('data', () => socket.pause())
  })
  try {
    await expect.poll(() => readers.filter((socket) => socket.isPaused()).length).toBe(2 * MOST)
    const taken = Array.from({ length: pool.options.max + 1 }, () => pool.query('select pg_sleep(1)'))
    expect(pool.waitingCount).toBeGreaterThan(0)
    expect((await ask('/api/load_settings')).status).toBe(200)
    await Promise.all(taken)
  } finally {
    for (const socket of readers) socket.destroy()
  }
})
