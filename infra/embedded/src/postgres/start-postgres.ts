import { join } from 'node:path'
import { type Child, entryArgs, startChild } from '../child.ts'

/** What the process that holds PostgreSQL is told, as JSON in `POSTGRES_OPTIONS`. */
export type PostgresOptions = {
  readonly root: string
  readonly dataDir: string
  readonly password: string
  readonly logFolder: string
  /** A folder for the data; unset, where DATA_DIR has them. */
  readonly data?: string | undefined
  readonly port?: number | undefined
  /** No other port will do. */
  readonly isStartedAgain?: boolean
  /** Faster, and loses data in a crash: for tests. */
  readonly isCareless?: boolean
  /** It goes with its parent, at once. */
  readonly isTemporary?: boolean
}

export const postgresUrl = (password: string, port: number): string =>
  `postgres://lilypad:${encodeURIComponent(password)}@127.0.0.1:${port}/lilypad`

/** A process of its own, which holds PostgreSQL: its answer is `port`, the server's `pid` and its `home`. */
export function startPostgres(options: PostgresOptions): Child {
  return startChild({
    name: 'PostgreSQL',
    args: entryArgs('postgres'),
    cwd: options.dataDir,
    env: { ...process.env, POSTGRES_OPTIONS: JSON.stringify(options) },
    logFile: join(options.logFolder, 'postgres.log'),
    isStartedAgain: options.isStartedAgain,
    ipc: true,
    patience: 30_000,
  })
}
