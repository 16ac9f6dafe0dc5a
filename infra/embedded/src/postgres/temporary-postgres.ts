import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { choosePlace } from './place.ts'
import { startPostgres } from './start-postgres.ts'

type Options = {
  /** Commits survive a crash, as in production; unset, it is faster. */
  readonly isDurable?: boolean
  /** Unset, a free one is found. */
  readonly port?: number
  /** A folder for the data that PostgreSQL's account may write, such as a small disk; unset, one of its own. */
  readonly dataIn?: string | undefined
}

export type TemporaryPostgres = {
  /** The superuser's address of an empty database on it. */
  readonly url: string
  readonly pid: () => number
  /** Ends it at once and unprepared, as a crash would. */
  readonly crash: () => Promise<void>
  /** Starts it again after a crash, at the same address. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A folder that PostgreSQL's own account may enter, which `mkdtemp` does not give. */
const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-postgres-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  return folder
}

/** Starts a PostgreSQL for tests, gone without a trace when it is stopped. */
export const startTemporaryPostgres = async ({
  isDurable = false,
  port,
  dataIn,
}: Options = {}): Promise<TemporaryPostgres> => {
  const folder = openFolder()
  const chosen = await choosePlace(folder, folder)
  const home = dirname(chosen.data)
  const place = dataIn === undefined ? chosen : { ...chosen, data: join(dataIn, 'postgres-data') }
  const remove = () => {
    for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
  }
  const launch = (at: number | undefined) =>
    startPostgres({
      place,
      password: 'lilypad',
      logFolder: join(folder, 'logs'),
      signal: new AbortController().signal,
      isDurable,
      port: at,
    })
  try {
    let running = await launch(port)
    const { url, port: kept } = running
    return {
      url,
      pid: () => running.child.pid,
      crash: async () => {
        process.kill(running.child.pid, 'SIGQUIT')
        await running.child.exited
      },
      restart: async () => {
        running = await launch(kept)
      },
      stop: () => running.child.stop().finally(remove),
    }
  } catch (error) {
    remove()
    throw error
  }
}
