import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../bootstrap/start-error.mjs'
import { runToEnd } from '../child.ts'
import type { Place } from './place.ts'

const MAJOR = 18

export type ClusterOptions = {
  readonly password: string
  readonly logFolder: string
  readonly signal: AbortSignal
  /** Off for databases that a crash may take, as in tests. */
  readonly isDurable: boolean
}

const refuseOtherVersion = (data: string) => {
  const file = join(data, 'PG_VERSION')
  if (!existsSync(file))
    throw new StartError(`${data} holds something, but no database. Move it away, or set DATA_DIR.`)
  const version = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (version === MAJOR) return
  throw new StartError(
    `The database in ${data} belongs to PostgreSQL ${version}, ${version > MAJOR ? 'a newer' : 'an older'} version ` +
      `than this Lilypad's ${MAJOR}. Use the Lilypad that made it, or another DATA_DIR.`,
  )
}

const initdbArgs = (folder: string, passwordFile: string, isDurable: boolean) => [
  `--pgdata=${folder}`,
  '--username=lilypad',
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The same order of texts on every machine, whatever locales it has.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--set=timezone=UTC',
  '--set=log_timezone=UTC',
  ...(isDurable ? [] : ['--no-sync']),
]

const runInitdb = (place: Place, folder: string, passwordFile: string, options: ClusterOptions) =>
  runToEnd(
    {
      name: 'initdb',
      file: join(place.binaries, 'bin/initdb'),
      args: initdbArgs(folder, passwordFile, options.isDurable),
      cwd: dirname(folder),
      account: place.account,
      logFile: join(options.logFolder, 'initdb.log'),
    },
    options.signal,
    'The database could not be made.',
  )

const give = (path: string, { account }: Place) => {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Moved to its place when complete, so that an interrupted start leaves no partial one. */
const makeCluster = async (place: Place, options: ClusterOptions) => {
  const folder = `${place.data}.new`
  const passwordFile = `${place.data}.password`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  give(folder, place)
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  give(passwordFile, place)
  try {
    await runInitdb(place, folder, passwordFile, options)
    renameSync(folder, place.data)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

export const ensureCluster = async (place: Place, options: ClusterOptions): Promise<void> => {
  if (existsSync(place.data)) refuseOtherVersion(place.data)
  else await makeCluster(place, options)
}
