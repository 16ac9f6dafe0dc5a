import { Gauge } from 'prom-client'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type MonitoringServer,
  openMetrics,
  type ReadinessChecks,
  startMonitoringServer,
} from '../src/index.ts'

const servers: MonitoringServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const well: ReadinessChecks = {
  hasSchema: async () => true,
  queue: async () => undefined,
  leaving: new AbortController().signal,
}

async function start(
  checks: Partial<ReadinessChecks> = {},
  metrics = openMetrics({ ofNode: false }),
  isOpenHere = true,
) {
  const server = await startMonitoringServer({
    port: 0,
    metricsReaders: { token: 'a-token', isOpenHere },
    metrics,
    readiness: { ...well, ...checks },
  })
  servers.push(server)
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
}

async function away(): Promise<never> {
  throw new Error('Away.')
}
const leaving = AbortSignal.abort()

describe('/readyz tells the truth', () => {
  test.each<[string, Partial<ReadinessChecks>, number, object]>([
    ['all is well', {}, 200, { success: true, database: true, migrations: true, queue: true }],
    ['the database is away', { hasSchema: away }, 503, { database: false, migrations: false, queue: true }],
    ['a migration is missing', { hasSchema: async () => false }, 503, { database: true, migrations: false }],
    ['the queue is away', { queue: away }, 503, { success: false, database: true, queue: false }],
    ['the process still starts', { isStarting: true }, 503, { success: false, starting: true, queue: true }],
    ['the process was told to stop', { leaving }, 503, { success: false, leaving: true, database: true }],
  ])('%s', async (_name, checks, status, body) => {
    const response = await (await start(checks))('/readyz')
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject(body)
  })

  test('a dependency that never answers counts as away after three seconds', async () => {
    const ask = await start({ hasSchema: () => new Promise<never>(() => {}) })
    expect(await (await ask('/readyz')).json()).toMatchObject({ success: false, database: false })
  })
})

test('/healthz answers even when dependencies are away', async () => {
  const ask = await start({ hasSchema: away, queue: away, leaving })
  expect((await ask('/healthz')).status).toBe(200)
})

test('it serves nothing else', async () => {
  const ask = await start()
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics/../etc/passwd')).status).toBe(404)
})

test('/metrics is for this machine, or for the token where a proxy stands between', async () => {
  const ask = await start()
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect((await ask('/metrics')).status).toBe(200)
  expect((await ask('/metrics', forwarded)).status).toBe(403)
  expect((await ask('/metrics', { ...forwarded, authorization: 'Bearer another' })).status).toBe(403)
  expect((await ask('/metrics', { ...forwarded, authorization: 'Bearer a-token' })).status).toBe(200)
})

test('where a proxy may stand between, /metrics is for the token alone, without a forwarding header too', async () => {
  const ask = await start({}, undefined, false)
  expect((await ask('/metrics')).status).toBe(403)
  expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(403)
  expect((await ask('/metrics', { authorization: 'Bearer a-token' })).status).toBe(200)
})

test('a number that cannot be read is missing and counted, never an old one', async () => {
  const metrics = openMetrics({ ofNode: false })
  const gauge = new Gauge({ name: 'frogs', help: 'Frogs.', registers: [metrics.registry] })
  let isAway = false
  metrics.readBefore(
    'pond',
    async () => (isAway ? away() : gauge.set(3)),
    () => gauge.remove(),
  )
  const page = async () => (await metrics.page()).text
  expect(await page()).toContain('frogs 3')
  expect(await page()).toContain('lilypad_metrics_unreadable_total{source="pond"} 0')
  isAway = true
  const text = await page()
  expect(text).not.toContain('frogs 3')
  expect(await page()).toContain('lilypad_metrics_unreadable_total{source="pond"} 2')
})
