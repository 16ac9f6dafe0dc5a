import type { Db } from '@lilypad/db'
import type { Fetching } from '@lilypad/fetching'
import type { WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'

/** What handlers work with. */
export type Deps = {
  db: Db
  queue: WorkQueue
  fetching: Fetching
  logger: Logger
  /** Multiplies the hour between two looks at a doubtful board. */
  timeScale: number
}
