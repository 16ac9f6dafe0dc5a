import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type MetricsReaders, mayReadMetrics } from './metrics/may-read-metrics.ts'
import type { Metrics } from './metrics/metrics.ts'
import { askReadiness, type ReadinessChecks } from './readiness.ts'

export type MonitoringServerNeeds = {
  port: number
  /** IPv4's alone. */
  isLoopback?: boolean
  metricsReaders: MetricsReaders
  metrics: Metrics
  readiness: ReadinessChecks
}

export type MonitoringServer = { port: number; close(): Promise<void> }

type Answer = { status: number; type: string; body: string }

const asJson = (status: number, body: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

async function answer(
  { url = '', socket, headers }: IncomingMessage,
  { metrics, readiness, metricsReaders }: MonitoringServerNeeds,
): Promise<Answer> {
  const path = url.split('?', 1)[0]
  if (path === '/healthz') return asJson(200, { success: true, alive: true })
  if (path === '/readyz') {
    const ready = await askReadiness(readiness)
    return asJson(ready.success ? 200 : 503, ready)
  }
  if (path !== '/metrics') return asJson(404, { success: false, message: 'This could not be found.' })
  if (!mayReadMetrics({ socket, headers }, metricsReaders))
    return asJson(403, { success: false, message: 'You do not have access to this.' })
  const { contentType, text } = await metrics.page()
  return { status: 200, type: contentType, body: text }
}

async function reply(request: IncomingMessage, response: ServerResponse, needs: MonitoringServerNeeds) {
  const { status, type, body } = await answer(request, needs).catch(() =>
    asJson(500, { success: false, message: 'An unknown error occurred.' }),
  )
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

async function listen(server: Server, { port, isLoopback }: MonitoringServerNeeds) {
  try {
    server.listen(port, isLoopback ? '127.0.0.1' : '::')
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw error
    server.listen(port, '0.0.0.0')
    await once(server, 'listening')
  }
}

/** `/healthz`, `/readyz` and `/metrics`, read-only. Returns the port, which with port 0 the system chooses. */
export async function startMonitoringServer(needs: MonitoringServerNeeds): Promise<MonitoringServer> {
  const server = createServer((request, response) => void reply(request, response, needs))
  server.requestTimeout = 10_000
  await listen(server, needs)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : needs.port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
