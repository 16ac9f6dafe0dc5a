import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const MIB = 1024 * 1024
/** Far more than the system keeps for a reader. */
const LARGE = Buffer.alloc(16 * MIB, 'a')

let server: Server
let asked = 0
let begun = 0
const api = useApi({
  // A look every 45 ms.
  env: { SCRAPE_TIME_SCALE: '0.003' },
  extend: (app) => {
    server = app.server
    app.get('/api/large', (_request, reply) => {
      begun += 1
      return reply.send(LARGE)
    })
    app.get('/api/counted', async () => {
      asked += 1
      return { success: true }
    })
  },
})

const open: Socket[] = []
afterEach(async () => {
  const closing = open.splice(0).filter(({ destroyed }) => !destroyed)
  await Promise.all(closing.map((socket) => once(socket.destroy(), 'close')))
})

async function ask(path: string, times = 1) {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  open.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times))
  return socket
}
const countConnections = () => promisify(server.getConnections).call(server)

test('a connection whose reader takes nothing is closed', async () => {
  await ask('/api/large')
  await expect.poll(countConnections).toBe(1)
  await expect.poll(countConnections, { timeout: 20_000 }).toBe(0)
})

test('a reader that is slow gets everything', async () => {
  const socket = await ask('/api/large')
  let read = 0
  for await (const chunk of socket) {
    read += chunk.length
    if (read > LARGE.length) break
    await sleep(1)
  }
  expect(read).toBeGreaterThan(LARGE.length)
})

test('a connection that asks on without waiting for answers is closed, and most of it is not begun', async () => {
  const socket = await ask('/api/counted', 1_000)
  socket.resume()
  await once(socket, 'close')
  expect(asked).toBeLessThanOrEqual(10)
})

test('what a connection asks for while an answer waits for its reader is not begun', async () => {
  begun = 0
  await ask('/api/large', 5)
  await expect.poll(countConnections).toBe(1)
  await expect.poll(countConnections, { timeout: 20_000 }).toBe(0)
  expect(begun).toBe(1)
})

test('a few requests at once are answered', async () => {
  const socket = await ask('/api/counted', 5)
  let answers = ''
  while (answers.split('"success":true').length <= 5) answers += String((await once(socket, 'data'))[0])
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(5)
})
