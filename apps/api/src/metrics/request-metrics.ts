import { ApiError } from '@lilypad/contracts'
import { type Metrics, mayReadMetrics } from '@lilypad/observe'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram } from 'prom-client'
import type { Deps } from '../deps/deps.ts'

/** `/metrics` in Prometheus' text format, for this machine or for requests with the token. */
export function addMetricsPage(app: FastifyInstance, { metrics, config }: Pick<Deps, 'metrics' | 'config'>) {
  app.get('/metrics', async ({ socket, headers }, reply) => {
    if (!mayReadMetrics({ socket, headers }, config.http.metricsReaders)) throw new ApiError('forbidden')
    const { contentType, text } = await metrics.page()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
/** A request without a route may use any HTTP method. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Measures every request by its route (never by its address, which may hold anything). */
export function addRequestMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'lilypad_http_request_seconds',
    help: 'Time from a request to its reply, by method, route and status. A call is its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  new Gauge({
    name: 'lilypad_http_requests_in_flight',
    help: 'Requests that wait for their reply.',
    registers: [registry],
    collect() {
      this.set(app.requestsInFlight())
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.includes(request.method) ? request.method : 'other'
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
}
