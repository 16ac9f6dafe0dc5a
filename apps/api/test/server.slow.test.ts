import { type AppProcess, type FreshDatabase, freePort, freshDatabase, startApp } from '@lilypad/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let database: FreshDatabase
let server: AppProcess | undefined

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await server?.end('SIGKILL')
  server = undefined
  await database.drop()
})

function start(env: Record<string, string>) {
  server = startApp('api', { DATABASE_URL: database.url, ...env })
  return server
}
async function ready(env: Record<string, string> = {}) {
  const port = await freePort()
  const started = start({ PORT: String(port), ...env })
  await started.untilReady()
  return { started, origin: `http://127.0.0.1:${port}` }
}

test('says when it is ready, and is', async () => {
  const { origin } = await ready()
  const response = await fetch(`${origin}/readyz`)
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, database: true, migrations: true, queue: true },
  ])
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'closes on %s, with an open connection, with exit code 0',
  async (signal) => {
    const { started, origin } = await ready()
    await (await fetch(`${origin}/healthz`)).text()
    expect(await started.end(signal)).toBe(0)
  },
)

test('told to stop, it answers for DRAIN_SECONDS more, lets connections go, and says at /readyz that it leaves', async () => {
  const { started, origin } = await ready({ DRAIN_SECONDS: '3' })
  const ended = started.end('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503), { interval: 20 })
  const response = await fetch(`${origin}/healthz`)
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})

// 127.0.0.2 stands for every other address of the machine: it is one of its own, too, on Linux.
test.runIf(process.platform === 'linux')(
  'with LILYPAD_LOOPBACK=on it answers at localhost, and at no other address',
  async () => {
    const { origin } = await ready({ LILYPAD_LOOPBACK: 'on' })
    expect((await fetch(origin.replace('127.0.0.1', 'localhost'))).status).toBeLessThan(500)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await expect(fetch(`${origin.replace('127.0.0.1', '127.0.0.2')}/healthz`)).rejects.toThrow('fetch failed')
  },
)

test('closes when its parent is gone', async () => {
  const { started } = await ready()
  expect(await started.orphan()).toBe(0)
})

test('a wrong setting stops the start with a sentence that names the variable', async () => {
  const started = start({ PORT: 'eighty' })
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain('PORT must be a whole number')
})
