import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type FreshDatabase, freePort, freshDatabase } from '@lilypad/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let database: FreshDatabase
let server: ChildProcess | undefined

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  server?.kill('SIGKILL')
  server = undefined
  await database.drop()
})

const start = (env: Record<string, string>) => {
  const started = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'apps/api/src/server.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        SESSION_SECRET: 'a secret for tests only',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  server = started
  return started
}
const ready = async (env: Record<string, string> = {}) => {
  const port = await freePort()
  const started = start({ DATABASE_URL: database.url, PORT: String(port), ...env })
  expect(await once(started, 'message')).toEqual([{ type: 'ready' }, undefined])
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
    started.kill(signal)
    expect(await once(started, 'exit')).toEqual([0, null])
  },
)

test('told to stop, it answers for DRAIN_SECONDS more, lets connections go, and says at /readyz that it leaves', async () => {
  const { started, origin } = await ready({ DRAIN_SECONDS: '3' })
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503), { interval: 20 })
  const response = await fetch(`${origin}/healthz`)
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
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
  started.disconnect()
  expect(await once(started, 'exit')).toEqual([0, null])
})

test('a wrong setting stops the start with a sentence that names the variable', async () => {
  const started = start({ DATABASE_URL: database.url, PORT: 'eighty' })
  const said: string[] = []
  started.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  expect(await once(started, 'exit')).toEqual([1, null])
  expect(said.join('')).toContain('PORT must be a whole number')
})
