import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, entryArgs, startChild } from './child.ts'

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

type TemporaryOptions = {
  /** Commits survive a crash, as in production; unset, it is faster. */
  readonly isDurable?: boolean
  readonly port?: number
  /** A folder that PostgreSQL's account may write, such as a small disk; unset, one of its own. */
  readonly dataIn?: string | undefined
}

export type TemporaryPostgres = {
  readonly url: string
  readonly pid: () => number
  /** At once and unprepared. */
  readonly crash: () => Promise<void>
  /** After a crash, at the same address. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PASSWORD = 'lilypad'

/** PostgreSQL's own account may enter it, unlike what `mkdtemp` makes. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Gone with its data when it is stopped; also gone when our process is. */
export async function startTemporaryPostgres(options: TemporaryOptions = {}): Promise<TemporaryPostgres> {
  const { isDurable = false, dataIn } = options
  const folder = makeFolder()
  const data = dataIn && join(dataIn, 'postgres-data')
  const launch = async (port: number | undefined, isStartedAgain = false) => {
    const place = { root: folder, dataDir: folder, logFolder: folder, password: PASSWORD, data, port }
    const child = startPostgres({ ...place, isStartedAgain, isCareless: !isDurable, isTemporary: true })
    const answer = await child.ready()
    return { child, port: Number(answer.port), pid: Number(answer.pid), home: String(answer.home) }
  }
  const remove = (...paths: string[]) => {
    for (const path of [folder, ...paths]) rmSync(path, { recursive: true, force: true })
  }
  let running: { child: Child; port: number; pid: number; home: string }
  try {
    running = await launch(options.port)
  } catch (error) {
    remove()
    throw error
  }
  return {
    url: postgresUrl(PASSWORD, running.port),
    pid: () => running.pid,
    async crash() {
      process.kill(running.pid, 'SIGQUIT')
      await running.child.exited
    },
    async restart() {
      running = await launch(running.port, true)
    },
    stop: () => running.child.stop().finally(() => remove(running.home)),
  }
}
