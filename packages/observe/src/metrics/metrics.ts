import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { droppedLines } from '../log/standard-output.ts'
import { withinPatience } from '../readiness.ts'

export type Metrics = {
  registry: Registry
  /** When `read` fails or takes over three seconds, `forget` drops the old values, which are worse than none. */
  readBefore(source: string, read: () => Promise<void>, forget: () => void): void
  page(): Promise<{ contentType: string; text: string }>
}

type Source = { name: string; read: () => Promise<void>; forget: () => void }

function addOfProcess(registry: Registry) {
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'lilypad_log_lines_dropped_total',
    help: 'Lines of the log that were dropped because they could not be written.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(droppedLines())
    },
  })
}

/** `ofNode` adds the process's own (memory, CPU, event loop, lost lines of the log); once per process. */
export function openMetrics({ ofNode }: { ofNode: boolean }): Metrics {
  const registry = new Registry()
  if (ofNode) addOfProcess(registry)
  const unreadable = new Counter({
    name: 'lilypad_metrics_unreadable_total',
    help: 'Times that a source of numbers did not answer when the page was asked for.',
    labelNames: ['source'],
    registers: [registry],
  })
  const sources: Source[] = []
  const readOne = ({ name, read, forget }: Source) =>
    withinPatience(read()).catch(() => {
      forget()
      unreadable.inc({ source: name })
    })
  return {
    registry,
    readBefore(name, read, forget) {
      sources.push({ name, read, forget })
      unreadable.inc({ source: name }, 0)
    },
    async page() {
      await Promise.all(sources.map(readOne))
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>

export function addPoolMetrics({ registry }: Metrics, pool: PoolCounts): void {
  new Gauge({
    name: 'lilypad_database_connections',
    help: 'Connections of this process to PostgreSQL, and (waiting) calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'lilypad_database_connections_max',
    help: 'Connections to PostgreSQL that this process may have at a time.',
    registers: [registry],
    collect() {
      this.set(pool.options.max)
    },
  })
}
