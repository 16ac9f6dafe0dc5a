import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Span, startCollector } from './collector.ts'
import { type Product, startProduct } from './product.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const WAIT = { timeout: 60_000, interval: 100 }
/** Two processes start, and each is read by a compiler first. */
const PATIENCE = 120_000
/** All that api and worker are made of. */
const EVERYTHING = ['apps/api/src/app.ts', 'apps/worker/src/worker.ts']
const [SERVES, ASKS, PUTS_ON, TAKES_FROM] = [2, 3, 4, 5]

let collector: Awaited<ReturnType<typeof startCollector>>
let boards: Server
let product: Product
const askedOfBoards: Record<string, unknown>[] = []

async function serveBoards() {
  boards = createServer((request, response) => {
    askedOfBoards.push({ ...request.headers, path: request.url })
    if (request.url?.endsWith('robots.txt')) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"jobs":[]}')
  })
  boards.listen(0, '127.0.0.1')
  await once(boards, 'listening')
  const address = boards.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

beforeAll(async () => {
  collector = await startCollector()
  product = await startProduct({
    SCRAPE_REPLAY_ORIGIN: await serveBoards(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=pond%20one',
    // Spans are sent after this many milliseconds instead of five seconds.
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
}, PATIENCE)
afterAll(async () => {
  await product?.close()
  boards?.close()
  await collector?.close()
}, PATIENCE)

async function logIn() {
  const { db, close } = openDatabase(product.database.url)
  const admin = await makers(db).user({ isAdmin: true })
  const token = await makers(db).session(admin, {})
  await close()
  return { cookie: `lilypad_session=${token}`, token }
}

/** From a span up to the first of its trace. */
function upwards(span: Span, all: readonly Span[]): Span[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [span, ...upwards(parent, all)] : [span]
}

test(
  'a request, its queries, the work that it asks for and what that asks outside are one trace',
  async () => {
    const { cookie, token } = await logIn()
    const requestId = 'a-request-that-is-traced'
    const answer = await fetch(`${product.api.origin}/admin-api/scrape_raw?email=fern%40example.com`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-request-id': requestId,
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
      body: JSON.stringify({ job_board_url: 'https://boards.greenhouse.io/pond' }),
    })
    expect(await answer.json()).toMatchObject({ success: true, listings: [] })

    const outgoing = () =>
      collector.spans.find(
        ({ service, kind, attributes }) =>
          service === 'lilypad-worker' &&
          kind === ASKS &&
          String(attributes['url.full']).includes('/pond/jobs'),
      )
    const request = () => collector.spans.find(({ name }) => name === 'POST /admin-api/scrape_raw')
    await expect.poll(() => Boolean(outgoing() && request()), WAIT).toBe(true)

    const last = outgoing()
    const chain = last ? upwards(last, collector.spans) : []
    const kinds = chain.map(({ service, kind }) => `${service} ${kind}`)
    expect(kinds).toContain(`lilypad-worker ${TAKES_FROM}`)
    expect(kinds).toContain(`lilypad-api ${PUTS_ON}`)
    expect(kinds.at(-1)).toBe(`lilypad-api ${SERVES}`)
    expect(chain.at(-1)).toMatchObject({ name: 'POST /admin-api/scrape_raw', parentSpanId: undefined })

    const { traceId } = chain.at(-1) ?? { traceId: '' }
    const inTrace = collector.spans.filter((span) => span.traceId === traceId)
    const queries = inTrace.filter(
      ({ attributes }) => attributes['db.system.name'] ?? attributes['db.system'],
    )
    expect(queries.map(({ service }) => service)).toContain('lilypad-api')

    const lines = [...product.api.lines(), ...product.worker.lines()].filter(
      (line) => line.requestId === requestId,
    )
    expect(lines.map(({ process }) => process)).toContain('worker')
    expect(lines.find(({ msg }) => msg === 'Work done.')).toMatchObject({ work: 'read-board', traceId })
    // A sender whom nobody told us to believe begins no trace of ours.
    expect(traceId).not.toBe('a'.repeat(32))

    const sent = collector.received.map(({ body }) => body).join()
    for (const secret of [token, 'fern@', 'fern%40', 'content=true']) expect(sent).not.toContain(secret)
    expect(collector.received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'pond one' } })
  },
  PATIENCE,
)

test('no outside host is told of a trace', () => {
  expect(askedOfBoards.length).toBeGreaterThan(0)
  for (const headers of askedOfBoards) expect(headers).not.toHaveProperty('traceparent')
})

test(
  'what watches us makes no trace, and neither does what nobody asked for',
  async () => {
    await fetch(`${product.api.origin}/readyz`)
    await fetch(`${product.api.origin}/metrics`)
    await fetch(`${product.api.origin}/api/load_alerts`)
    const names = () => collector.spans.map(({ name }) => name)
    await expect.poll(names, WAIT).toContain('GET /api/load_alerts')
    expect(names().filter((name) => /readyz|metrics/.test(name))).toEqual([])
    const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined)
    expect(roots.filter(({ kind }) => kind === ASKS)).toEqual([])
  },
  PATIENCE,
)

test(
  'a collector that is away holds up neither a request nor the end',
  async () => {
    const other = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const answer = await fetch(`${other.api.origin}/api/load_alerts`)
    expect(answer.status).toBe(200)
    await other.close()
  },
  PATIENCE,
)

test(
  'without an endpoint nothing of OpenTelemetry is loaded',
  () => {
    const printed = execFileSync(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', 'infra/watching/test/loaded-modules.ts', ...EVERYTHING],
      { cwd: root, encoding: 'utf8' },
    )
    const { modules, telemetry } = JSON.parse(printed) as { modules: number; telemetry: string[] }
    expect(modules).toBeGreaterThan(100)
    expect(telemetry).toEqual([])
  },
  PATIENCE,
)
