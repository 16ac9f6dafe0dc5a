import type { Config } from '@lilypad/config'
import { type Database, hasSchema } from '@lilypad/db'
import { addPoolMetrics, type Metrics, startWatchServer, type WatchServer } from '@lilypad/observe'
import type { AwaitedQueue } from '@lilypad/queue'

type Needs = {
  database: Database
  queue: Pick<AwaitedQueue, 'inspect'>
  metrics: Metrics
  leaving: AbortSignal
}

/** On METRICS_PORT; null without that setting. */
export async function serveWatch(
  { http: { metricsPort, metricsReaders } }: Pick<Config, 'http'>,
  { database, queue, metrics, leaving }: Needs,
): Promise<WatchServer | null> {
  addPoolMetrics(metrics, database.pool)
  if (metricsPort === undefined) return null
  return startWatchServer({
    port: metricsPort,
    metricsReaders,
    metrics,
    readiness: { hasSchema: () => hasSchema(database.pool), queue: () => queue.inspect(), leaving },
  })
}
