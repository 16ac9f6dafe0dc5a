import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../bootstrap/start-error.mjs'
import { type Child, startChild } from '../child.ts'
import { freePort } from '../ports.ts'
import { type ClusterOptions, ensureCluster } from './cluster.ts'
import { stopLeftOver } from './left-over.ts'
import type { Place } from './place.ts'

export type PostgresOptions = ClusterOptions & { readonly place: Place; readonly port?: number | undefined }

export type Postgres = { readonly url: string; readonly port: number; readonly child: Child }

const DATABASE = 'lilypad'
const INVALID_PASSWORD = '28P01'
const START_PATIENCE_MS = 60_000

const urlOf = (password: string, port: number, database: string) =>
  `postgres://lilypad:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

export const urlOfPostgres = (password: string, port: number): string => urlOf(password, port, DATABASE)

/** Faster, and they lose data in a crash: for tests only. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const serverArgs = (data: string, port: number, isDurable: boolean) =>
  [
    `data_directory=${data}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'jit=off',
    ...(isDurable ? [] : CARELESS),
  ].flatMap((setting) => ['-c', setting])

const launch = ({ place, logFolder, isDurable }: PostgresOptions, port: number, isStartedAgain: boolean) =>
  startChild({
    name: 'PostgreSQL',
    file: join(place.binaries, 'bin/postgres'),
    args: ['-D', place.data, ...serverArgs(place.data, port, isDurable)],
    cwd: place.data,
    account: place.account,
    logFile: join(logFolder, 'postgres.log'),
    isStartedAgain,
    // Fast shutdown: sessions are ended, what is committed is written.
    stopWith: 'SIGINT',
    patience: 30_000,
  })

const createDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end().catch(() => {})
  }
}

const untilItAnswers = async (child: Child, url: string, signal: AbortSignal) => {
  let ended: string | undefined
  child.exited.then((how) => {
    ended = how
  })
  for (const since = Date.now(); ; await sleep(50, undefined, { signal })) {
    signal.throwIfAborted()
    if (ended) throw new StartError(`PostgreSQL ended (${ended}).\n${child.lastWords()}`)
    try {
      return await createDatabase(url)
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === INVALID_PASSWORD)
        throw new StartError('The database refuses the password that DATA_DIR keeps for it.')
      if (Date.now() - since > START_PATIENCE_MS) throw error
    }
  }
}

/** Undefined when another process took the port in the moment between finding and using it. */
const attempt = async (
  options: PostgresOptions,
  port: number,
  isStartedAgain = false,
): Promise<Postgres | undefined> => {
  const child = launch(options, port, isStartedAgain)
  try {
    await untilItAnswers(child, urlOf(options.password, port, 'postgres'), options.signal)
    return { url: urlOfPostgres(options.password, port), port, child }
  } catch (error) {
    await child.stop()
    if (/Address already in use/i.test(child.lastWords())) return undefined
    throw error
  }
}

/** Throws StartError when the data belongs to another version, or it does not come up. */
export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  await stopLeftOver(options.place.data)
  await ensureCluster(options.place, options)
  options.signal.throwIfAborted()
  for (let tries = 0; tries < 5; tries++) {
    const started = await attempt(options, tries === 0 && options.port ? options.port : await freePort())
    if (started) return started
  }
  throw new StartError('No free port was found for PostgreSQL.')
}

/** Throws StartError when it does not come up, or the port is taken. */
export const restartPostgres = async (options: PostgresOptions, port: number): Promise<Child> => {
  await stopLeftOver(options.place.data)
  const started = await attempt(options, port, true)
  if (!started) throw new StartError(`Port ${port}, which PostgreSQL had, is taken.`)
  return started.child
}
