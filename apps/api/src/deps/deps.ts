import type { Config } from '@lilypad/config'
import type { Database } from '@lilypad/db'
import type { Clock } from '@lilypad/domain'
import type { FileStore } from '@lilypad/files'
import type { Metrics, Traces } from '@lilypad/observe'
import type { WorkQueue } from '@lilypad/queue'
import type { Redis } from 'ioredis'
import type { Payments } from '../areas/billing/payments/payments.ts'

/** Everything the API stands on. Opened by the process or by a test, never by an import. */
export type Deps = Clock & {
  config: Config
  database: Database
  queue: WorkQueue
  payments: Payments
  /** The normalised form of a public address that messages may be sent to. Throws ScrapeError for any other. */
  checkAddress(address: string): Promise<string>
  files: FileStore
  /** Shares the rate limits between all processes; null keeps them in this one. */
  redis: Redis | null
  /** How long a session that was found is used again without a look-up, in milliseconds; 0 looks up for each request. */
  sessionsKeptMs: number
  metrics: Metrics
  traces: Traces | null
  /** Aborts when the process is told to stop: from then on it accepts no new work. */
  leaving: AbortSignal
  /** The other processes of the embedded product that died and are being started again. */
  restarting?: () => readonly string[]
  folders: {
    web: string
    /** Our own static files. */
    assets: string
  }
}
