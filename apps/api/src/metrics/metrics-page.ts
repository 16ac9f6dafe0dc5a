import { ApiError } from '@lilypad/contracts'
import { mayReadMetrics } from '@lilypad/observe'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps/deps.ts'

/** `/metrics` in Prometheus' text format, for this machine or for requests with the token. */
export function addMetricsPage(
  app: FastifyInstance,
  { metrics, config }: Pick<Deps, 'metrics' | 'config'>,
): void {
  app.get('/metrics', async ({ socket, headers }, reply) => {
    if (!mayReadMetrics({ socket, headers }, config.http.metricsReaders)) throw new ApiError('forbidden')
    const { contentType, text } = await metrics.page()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}
