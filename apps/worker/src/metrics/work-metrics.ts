import type { Config } from '@lilypad/config'
import { type Database, hasSchema } from '@lilypad/db'
import { addPoolMetrics, type Metrics, type MonitoringServer, startMonitoringServer } from '@lilypad/observe'
import type { AwaitedQueue, Handlers, WorkEnd } from '@lilypad/queue'
import { Counter, Histogram } from 'prom-client'

type Needs = {
  database: Database
  queue: Pick<AwaitedQueue, 'inspect'>
  metrics: Metrics
  leaving: AbortSignal
}

/** On METRICS_PORT; null without that setting. */
export async function serveMonitoring(
  { http: { metricsPort, metricsReaders } }: Pick<Config, 'http'>,
  { database, queue, metrics, leaving }: Needs,
): Promise<MonitoringServer | null> {
  addPoolMetrics(metrics, database.pool)
  if (metricsPort === undefined) return null
  return startMonitoringServer({
    port: metricsPort,
    metricsReaders,
    metrics,
    readiness: { hasSchema: () => hasSchema(database.pool), queue: () => queue.inspect(), leaving },
  })
}

const SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 180, 720]
const OUTCOMES: readonly WorkEnd['outcome'][] = ['done', 'failed', 'given_back']

export function measureWorks({ registry }: Metrics, handlers: Handlers): (end: WorkEnd) => void {
  const ends = new Counter({
    name: 'lilypad_works_total',
    help: 'Works, by work and how they ended.',
    labelNames: ['work', 'outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'lilypad_work_seconds',
    help: 'How long a work took, by work.',
    labelNames: ['work'],
    buckets: SECONDS,
    registers: [registry],
  })
  for (const work of Object.keys(handlers)) {
    durations.zero({ work })
    for (const outcome of OUTCOMES) ends.inc({ work, outcome }, 0)
  }
  return ({ work, outcome, seconds }) => {
    ends.inc({ work, outcome })
    durations.observe({ work }, seconds)
  }
}
