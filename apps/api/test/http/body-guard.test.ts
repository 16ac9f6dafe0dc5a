import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { stripeEnv } from '../billing/stripe-events.ts'
import { type TestApi, useApi } from '../create-test-api.ts'

const MIB = 1024 * 1024
const UPLOAD = '/api/tracker/upload_resume'
/** In all longer than a JSON body may take here, 1.5 s. */
const [CHUNKS, EVERY_MS] = [25, 100]
const SIGNED = `stripe-signature: t=1,v1=${'a'.repeat(64)}`

const open: Socket[] = []
afterEach(async () => {
  const closing = open.splice(0).filter(({ destroyed }) => !destroyed)
  await Promise.all(closing.map((socket) => once(socket.destroy(), 'close')))
})

type Begun = {
  path?: string
  type?: string
  lines?: string[]
  length?: number
  body?: string | Buffer
  from?: string
}

/** Begins a request and does not end it: its connection, what is answered, and when it is closed. */
const beginAt =
  (api: TestApi) =>
  ({
    path = '/api/headless_log_in',
    type = 'application/json',
    lines = [],
    length = 100,
    body = '',
    from = '1',
  }: Begun) => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
    open.push(socket)
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `x-forwarded-for: 198.51.100.${from}`,
      `content-type: ${type}`,
      `content-length: ${length}`,
      ...lines,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    const closed = once(socket, 'close').then(() => answer)
    return { socket, closed }
  }

const ENV = { ...stripeEnv('http://127.0.0.1:9'), TRUST_PROXY: '1' }

describe('a request that does not end', () => {
  const api = useApi({ env: ENV })
  const begin = beginAt(api)

  test('is answered 408 in the product’s form, and its connection closed', async () => {
    const answer = await begin({ body: '{' }).closed
    expect(answer).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*\{"success":false,"message":"The request/,
    )
  })

  test('is the sender’s fault: it is no failure in the log, whoever closes the connection', async () => {
    api.log.splice(0)
    await begin({ body: '{' }).closed
    const { socket, closed } = begin({ body: '{' })
    socket.end()
    await closed
    await (await fetch(`${api.origin}/healthz`)).text()
    expect(api.log.join()).not.toContain('A request failed.')
  })

  test('is closed too when it was refused before its body', async () => {
    const answer = await begin({ path: '/api/save_search' }).closed
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('is closed too where nothing reads a body', async () => {
    expect(await begin({ path: '/nothing/here' }).closed).not.toBe('')
  })

  test('of an upload is closed when it stalls', async () => {
    const browser = await api.as(await api.a.user())
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const type = 'multipart/form-data; boundary=pond'
    const upload = begin({
      path: UPLOAD,
      type,
      lines: [`cookie: ${cookie}`],
      length: MIB,
      body: '--pond\r\n',
    })
    expect(await upload.closed).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('an upload that takes long', () => {
  const api = useApi({ env: { ...ENV, SCRAPE_TIME_SCALE: '0.1' } })

  test('is read to its end as long as it moves', async () => {
    const browser = await api.as(await api.a.user())
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const type = 'multipart/form-data; boundary=pond'
    const chunk = Buffer.alloc(16 * 1024, 'a')
    const head = Buffer.from(
      '--pond\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n',
    )
    const tail = Buffer.from('\r\n--pond--\r\n')
    const length = head.length + CHUNKS * chunk.length + tail.length
    const lines = [`cookie: ${cookie}`, 'connection: close']
    const { socket, closed } = beginAt(api)({ path: UPLOAD, type, lines, length, body: head })
    for (let sent = 0; sent < CHUNKS; sent += 1) {
      await sleep(EVERY_MS)
      socket.write(chunk)
    }
    socket.write(tail)
    expect(await closed).toMatch(/^HTTP\/1\.1 400 [\s\S]*airtable_id/)
  })
})

describe('unfinished bodies', () => {
  // Their deadline is as long as it is, so that none is closed for being late.
  const api = useApi({ env: { ...ENV, SCRAPE_TIME_SCALE: '1' } })
  const begin = beginAt(api)
  const settings = async () => (await api.visitor().fetch('/api/load_settings')).status

  test('are 32 for an address: the next is 429 and closed, while other addresses go on', async () => {
    const answers = Array.from({ length: 33 }, () => begin({ from: '2' }).closed)
    expect(await Promise.race(answers)).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*connection: close[\s\S]*retry-after: \d/,
    )
    expect([(await logIn()).status, await settings()]).toEqual([401, 200])
  })

  test('that end make room for others', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const answer = await begin({ from: '4', lines: ['connection: close'], length: 2, body: '{}' }).closed
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test('whose connection goes while they wait for an answer before theirs make room, too', async () => {
    const body = '{"email":"nobody@example.com"}'
    const next = 'POST /api/save_search HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.6'
    for (let turn = 0; turn < 5; turn += 1) {
      const { socket, closed } = begin({ path: '/api/headless_reset', length: body.length, body, from: '6' })
      socket.write(`${next}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`.repeat(9))
      await sleep(EVERY_MS)
      socket.destroy()
      await closed
    }
    const answer = await begin({ from: '6', lines: ['connection: close'], length: 2, body: '{}' }).closed
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  const big = (from: string) =>
    begin({ path: '/webhooks/stripe', lines: [SIGNED], length: MIB, body: Buffer.alloc(MIB - 1, 'a'), from })
      .closed
  /** Somebody else sends something. */
  const logIn = async () =>
    fetch(`${api.origin}/api/headless_log_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
      body: '{"email":"fern@example.com","password":"a"}',
    })

  test('of one address may hold 8 MiB: what is past that is 429 and closed', async () => {
    const answers = Array.from({ length: 12 }, () => big('5'))
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 429 /)
    expect((await logIn()).status).toBe(401)
  })

  test('may hold 24 MiB in all: what is past that is 503 and closed, and small bodies are read', async () => {
    const answers = Array.from({ length: 40 }, (_, n) => big(`${10 + n}`))
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 503 /)
    expect([(await logIn()).status, await settings()]).toEqual([401, 200])
  })

  test('are refused before they come where a call to the webhook has no signature', async () => {
    for (const lines of [[], ['stripe-signature: x'], ['stripe-signature: t=1'], ['stripe-signature: v1=00']])
      expect(await begin({ path: '/webhooks/stripe', lines, from: '9' }).closed).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*not signed as it must be/,
      )
  })
})
