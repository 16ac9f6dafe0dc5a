import type { Config } from '@lilypad/config'
import type { Database } from '@lilypad/db'
import type { FileStore } from '@lilypad/files'
import type { Metrics, Traces } from '@lilypad/observe'
import type { WorkQueue } from '@lilypad/queue'
import type { Redis } from 'ioredis'
import type { Payments } from './payments/payments.ts'

/** Everything the API stands on. Opened by the process or by a test, never by an import. */
export type Deps = {
  config: Config
  database: Database
  queue: WorkQueue
  payments: Payments
  /** People's documents. */
  files: FileStore
  /** Keeps the rate limits of all processes together; null keeps them in this one. */
  redis: Redis | null
  now: () => Date
  /** The numbers that /metrics shows. */
  metrics: Metrics
  /** Where requests are traced; null where they are not. */
  traces: Traces | null
  /** Aborts when the process is told to stop: from then on it asks to be sent nothing new. */
  leaving: AbortSignal
  folders: {
    /** The built web client. */
    web: string
    /** Our own few files. */
    assets: string
  }
}
