import { join } from 'node:path'
import { type Child, entryArgs, startChild } from '../child.ts'

export type PostgresOptions = {
  readonly root: string
  readonly dataDir: string
  readonly password: string
  readonly logFolder: string
  /** A folder for the data; unset, where DATA_DIR has them. */
  readonly data?: string | undefined
  readonly port?: number | undefined
  /** Faster, and loses data in a crash: for tests. */
  readonly isCareless?: boolean
  readonly isTemporary?: boolean
}

export const postgresUrl = (password: string, port: number): string =>
  `postgres://lilypad:${encodeURIComponent(password)}@127.0.0.1:${port}/lilypad`

/** A process of its own, which holds PostgreSQL: its answer is `port`, the server's `pid` and its `home`. */
export function startPostgres(options: PostgresOptions, isStartedAgain = false): Child {
  const { root, dataDir, password, logFolder, data, port, isCareless, isTemporary } = options
  const args = [
    `--root=${root}`,
    `--data-dir=${dataDir}`,
    ...(data ? [`--data=${data}`] : []),
    ...(port ? [`--port=${port}`] : []),
    ...(isStartedAgain ? ['--port-only'] : []),
    ...(isCareless ? ['--careless'] : []),
    ...(isTemporary ? ['--temporary'] : []),
  ]
  return startChild({
    name: 'PostgreSQL',
    args: [...entryArgs('postgres'), ...args],
    cwd: dataDir,
    env: { ...process.env, POSTGRES_PASSWORD: password },
    logFile: join(logFolder, 'postgres.log'),
    isStartedAgain,
    ipc: true,
    patience: 30_000,
  })
}
