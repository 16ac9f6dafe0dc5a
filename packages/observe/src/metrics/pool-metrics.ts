import type { Pool } from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>

export const addPoolMetrics = ({ registry }: Metrics, pool: PoolCounts): void => {
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
