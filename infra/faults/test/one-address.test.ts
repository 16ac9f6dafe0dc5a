import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { startProxy } from '../src/processes/proxy.ts'
import { root } from '../src/root.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

/** What the proxy lets one address have: requests at a time, and connections. */
const [MOST_REQUESTS, MAX_CONNECTIONS] = [200, 1_000]
const MORE = 50
/** Larger than what is on its way to a reader who reads nothing. */
const LARGE = readdirSync(join(root, 'apps/web/dist/client/assets')).find((name) => /^app-.*\.js$/.test(name))
const HTTP_2 = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'

type From = { address?: string; header?: string }

describe.skipIf(isLeftOut)(named('one address that takes all it can get of the proxy'), () => {
  let topology: Topology
  const open: Socket[] = []

  /** A connection that sends a text and reads the beginning of what comes back, and no more. */
  const begin = (origin: string, text: string, { address = '127.0.0.1' }: From = {}) => {
    const { hostname: host, port } = new URL(origin)
    const socket = connect({ host, port: Number(port), localAddress: address })
    open.push(socket)
    const begun = { status: '', isClosed: false }
    socket.once('data', (chunk) => {
      begun.status = chunk.toString('latin1').slice(9, 12)
      socket.pause()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      begun.isClosed = true
    })
    if (text) socket.write(text)
    return begun
  }
  const ask = (origin: string, path: string, { header = '', ...from }: From = {}) =>
    begin(origin, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`, from)

  /** The statuses of as many requests for something large, which nobody reads. */
  const read = async (origin: string, from: From = {}) => {
    const all = Array.from({ length: MOST_REQUESTS + MORE }, () => ask(origin, `/assets/${LARGE}`, from))
    await until('all are answered', () => all.every(({ status }) => status !== ''))
    const refused = all.filter(({ status }) => status === '429').length
    return { refused, begun: all.filter(({ status }) => status === '200').length }
  }
  const statusFor = async (origin: string, from: From) => {
    const asked = ask(origin, '/healthz', from)
    await until('somebody else is answered', () => asked.status !== '')
    return asked.status
  }

  beforeAll(async () => {
    topology = await startTopology({ workers: 0 })
  })
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy()
    await sleep(500)
  })
  afterAll(() => topology?.stop())

  test('requests whose answers it does not read are refused past 200; somebody else is served', async () => {
    const { url } = topology.proxy
    expect(await read(url)).toEqual({ refused: MORE, begun: MOST_REQUESTS })
    expect(await statusFor(url, { address: '127.0.0.2' })).toBe('200')
  })

  test('behind another proxy it is the address that this one names', async () => {
    const ports = topology.apis.map(({ port }) => port)
    const proxy = await startProxy(topology.dataDir, ports, { TRUST_PROXY: '2' })
    const header = (address: string) => `x-forwarded-for: 198.51.100.9, ${address}\r\n`
    try {
      expect((await read(proxy.url, { header: header('203.0.113.1') })).refused).toBe(MORE)
      expect(await statusFor(proxy.url, { header: header('203.0.113.2') })).toBe('200')
    } finally {
      await proxy.end('SIGKILL')
    }
  })

  test('connections are closed past 1,000; somebody else is served', async () => {
    const { url } = topology.proxy
    const idle = Array.from({ length: MAX_CONNECTIONS + MORE }, () => begin(url, ''))
    await until('those past it are closed', () => idle.filter(({ isClosed }) => isClosed).length >= MORE)
    // Not because they are late, which would be all of them.
    expect(idle.filter(({ isClosed }) => isClosed).length).toBeLessThan(2 * MORE)
    expect(await statusFor(url, { address: '127.0.0.2' })).toBe('200')
  })

  test('HTTP/2, with a hundred requests on a connection, is not spoken', async () => {
    const asked = begin(topology.proxy.url, HTTP_2)
    await until('it is answered', () => asked.status !== '')
    expect(asked.status).toBe('400')
  })
})
