import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from './deps.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

const addQueueDepth = (registry: Registry, queue: Deps['queue']) => {
  const unread = new Counter({
    name: 'lilypad_queue_unreadable_total',
    help: 'Times the queue did not answer when its depth was asked for.',
    registers: [registry],
  })
  new Gauge({
    name: 'lilypad_queue_jobs',
    help: 'Works on the queue, by lane and state.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    async collect() {
      try {
        for (const [lane, counts] of Object.entries(await queue.inspect()))
          for (const [state, count] of Object.entries(counts)) this.set({ lane, state }, count)
      } catch {
        this.reset()
        unread.inc()
      }
    },
  })
}

/** Measures every request by the route that it met (never by its address, which may hold anything). */
export const addMetrics = (app: FastifyInstance, { queue }: Pick<Deps, 'queue'>): Registry => {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'lilypad_http_request_seconds',
    help: 'Time from a request to its reply, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  addQueueDepth(registry, queue)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
  return registry
}
