import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { choosePlace } from './place.ts'
import { startPostgres } from './start-postgres.ts'

type Options = {
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

/** PostgreSQL's own account may enter it, unlike what `mkdtemp` makes. */
const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-postgres-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  return folder
}

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
