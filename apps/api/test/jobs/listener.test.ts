import { connect, createServer, type Socket } from 'node:net'
import { JOB_LIST_CHANNEL } from '@lilypad/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListener } from '../../src/deps/database-listener.ts'
import { createTestApi, type TestApi } from '../create-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Passes bytes to PostgreSQL and back; `mute` loses the present connections without a word. */
async function openWire(url: URL) {
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    sockets.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const wired = new URL(url)
  wired.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: wired.href,
    mute() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a connection that is lost without a word is noticed, and made again', async () => {
  const wire = await openWire(new URL(api.deps.config.database.url))
  let news = 0
  const log = { warn: () => undefined } as never
  const listening = { url: wire.url, channel: JOB_LIST_CHANNEL, log, checkMs: 50, answerMs: 1_000 }
  const listener = createListener(listening, () => {
    news += 1
  })
  await listener.open()
  expect([listener.isUp(), news]).toEqual([true, 1])
  wire.mute()
  await expect.poll(() => listener.isUp(), { timeout: 60_000 }).toBe(false)
  await expect.poll(() => [listener.isUp(), news], { timeout: 60_000 }).toEqual([true, 2])
  await listener.close()
  wire.close()
})
