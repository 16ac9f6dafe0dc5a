import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort, isPortFree, keepPorts, keptPorts, requireFree } from '../src/ports.ts'

const servers: Server[] = []
async function occupy(host: string | undefined) {
  const server = createServer()
  servers.push(server)
  const port = await freePort()
  server.listen(port, host)
  await once(server, 'listening')
  return { port, close: () => server.close() }
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test.each([undefined, '127.0.0.1', '0.0.0.0'])(
  'a port that somebody listens on at %s is taken',
  async (host) => {
    const { port } = await occupy(host)
    expect(await isPortFree(port)).toBe(false)
    await expect(requireFree('PORT', port)).rejects.toThrow(`Port ${port} is taken`)
  },
)

test('a port that was found free can be used', async () => {
  const { port } = await occupy('127.0.0.1')
  expect(port).toBeGreaterThan(1023)
})

test('a port that becomes free in time is waited for', async () => {
  const { port, close } = await occupy('127.0.0.1')
  setTimeout(close, 200)
  await requireFree('PORT', port, 5_000)
})

test('kept ports come back, without those that are taken or given to others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-ports-'))
  const { port: taken } = await occupy('127.0.0.1')
  const [free, given] = [await freePort(), await freePort()]
  keepPorts(folder, { postgres: free, smtp: taken, mailUi: given })
  expect(await keptPorts(folder, [given, undefined])).toEqual({ postgres: free })
  rmSync(folder, { recursive: true })
})

test('a folder without kept ports, or with a damaged file of them, keeps none', async () => {
  expect(await keptPorts(tmpdir(), [])).toEqual({})
})
