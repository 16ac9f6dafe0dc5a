import { randomBytes } from 'node:crypto'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answer, type Handler, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

const MIB = 1024 ** 2
const packed = (encoding: string, bytes: Uint8Array) => answer(200, bytes, { 'content-encoding': encoding })

async function read(handler: Handler, options = {}) {
  const server = await serve(handler)
  const session = openFetching(options).openBoard()
  return { server, session, response: session.web.request({ url: `${server.origin}/jobs` }) }
}

/** Unpacks to this many bytes of empty gzip members, which unpack to nothing. */
function unpacksToNothing(bytes: number) {
  const nothing = gzipSync('')
  return gzipSync(Buffer.alloc(bytes, nothing))
}

/** Writes a chunk for as long as it is read. */
const endlessly =
  (chunk: Buffer, headers = {}): Handler =>
  (_seen, response) => {
    response.writeHead(200, headers)
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pump)
    pump()
  }

describe('limits', () => {
  it.each([
    ['nothing', () => {}],
    ['a head and no body', (_seen, response) => void response.writeHead(200).write('{')],
    [
      'a byte now and then',
      (_seen, response) => {
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ] satisfies [string, Handler][])(
    'a server that sends %s is given up after 60 s and tried twice',
    async (_name, handler) => {
      const { server, response } = await read(handler, { timeScale: 0.005 })
      const failure = await failureOf(response)
      expect(failure).toMatchObject({ kind: 'unreachable' })
      expect(failure.message).toMatch(/did not answer within 60 seconds\.$/)
      expect(server.paths()).toHaveLength(2)
    },
  )

  it('a board is abandoned after 10 minutes', async () => {
    const slow: Handler = (_seen, response) => void setTimeout(() => response.end('ok'), 10)
    const { server, session } = await read(slow, { timeScale: 0.002 })
    expect(session.overrun()).toBe(null)
    const readOn = async () => {
      for (;;) await session.web.request({ url: `${server.origin}/jobs` })
    }
    const failure = await failureOf(readOn())
    expect(failure).toMatchObject({
      kind: 'unreachable',
      message: 'Reading this board took longer than 10 minutes.',
    })
    expect(session.overrun()).toBe(failure.message)
  })

  it('an endless body is read up to 32 MiB', async () => {
    const { response } = await read(endlessly(Buffer.alloc(MIB, 'x')), { timeScale: 1 })
    const failure = await failureOf(response)
    expect(failure.kind).toBe('changed')
    expect(failure.message).toMatch(/sent more than 32 MiB, which is too much to read\.$/)
  })

  it('an endless body that unpacks to nothing is read up to 32 MiB', async () => {
    const nothing = Buffer.alloc(MIB - (MIB % gzipSync('').length), gzipSync(''))
    const { response } = await read(endlessly(nothing, { 'content-encoding': 'gzip' }), { timeScale: 1 })
    const failure = await failureOf(response)
    expect(failure.message).toMatch(/sent more than 32 MiB, which is too much to read\.$/)
  })

  it('what takes long to unpack is given up after 60 s, although all of it has arrived', async () => {
    const bomb = packed('gzip, gzip', unpacksToNothing(30 * MIB))
    const { server, response } = await read(bomb, { timeScale: 0.001 })
    expect((await failureOf(response)).message).toMatch(/did not answer within 60 seconds\.$/)
    expect(server.paths()).toHaveLength(2)
  })

  it.each([
    ['more headers than fit into 64 KiB', { 'x-much': 'x'.repeat(70_000) }],
    [
      'a header for each of 10,000 names',
      Object.fromEntries([...Array(10_000)].map((_, n) => [`x-${n}`, 'x'])),
    ],
  ])('an answer with %s is unreachable', async (_name, headers) => {
    const { response } = await read(answer(200, '{}', headers), { timeScale: 1 })
    expect(await failureOf(response)).toMatchObject({ kind: 'unreachable' })
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(200 * MIB))],
    ['br', brotliCompressSync(Buffer.alloc(200 * MIB), { params: { 1: 1 } })],
    ['deflate', deflateSync(Buffer.alloc(200 * MIB))],
    ['deflate', deflateRawSync(Buffer.alloc(200 * MIB))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(200 * MIB)))],
    ['gzip, br', brotliCompressSync(gzipSync(Buffer.alloc(200 * MIB)), { params: { 1: 5 } })],
    ['gzip, gzip', unpacksToNothing(200 * MIB)],
  ])('a %s bomb costs no more than that', async (encoding, bomb) => {
    const before = process.memoryUsage().rss
    const { response } = await read(packed(encoding, bomb), { timeScale: 1 })
    expect((await failureOf(response)).kind).toBe('changed')
    expect(process.memoryUsage().rss - before).toBeLessThan(160 * MIB)
  })

  it.each([
    ['that packs well', Buffer.alloc(32 * MIB)],
    ['that cannot be packed', randomBytes(32 * MIB)],
  ])('an answer of just 32 MiB %s passes', async (_name, bytes) => {
    const { response, session } = await read(packed('gzip', gzipSync(bytes)), { timeScale: 1 })
    expect((await response).bytes.length).toBe(32 * MIB)
    expect(session.stats()).toEqual({ requests: 1, bytes: 32 * MIB })
  })
})

describe('compression', () => {
  const text = Buffer.from('Instructional designer. '.repeat(5000))
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate, gzip', gzipSync(deflateSync(text))],
    ['identity', text],
    ['gzip', Buffer.alloc(0)],
  ])('%s is unpacked', async (encoding, bytes) => {
    const { response } = await read(packed(encoding, bytes))
    expect((await response).text()).toBe(bytes.length === 0 ? '' : text.toString())
  })

  it.each([
    ['gzip', Buffer.from('no gzip at all')],
    ['gzip', gzipSync(text).subarray(0, 100)],
    ['br', Buffer.from('no brotli at all')],
    ['zstd', text],
    ['gzip,gzip,gzip,gzip', text],
  ])('%s that cannot be unpacked is changed', async (encoding, bytes) => {
    const { server, response } = await read(packed(encoding, bytes))
    const failure = await failureOf(response)
    expect(failure.kind).toBe('changed')
    expect(failure.message).toMatch(/sent an answer that could not be unpacked\.$/)
    expect(server.paths()).toHaveLength(1)
  })

  it('a connection that breaks in the body is unreachable, and tried twice', async () => {
    const { server, response } = await read((_seen, reply) => {
      reply.writeHead(200, { 'content-length': '1000' }).write('{"jobs":[')
      setTimeout(() => reply.destroy(), 10)
    })
    expect((await failureOf(response)).kind).toBe('unreachable')
    expect(server.paths()).toHaveLength(2)
  })
})
