import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, readVariables } from '@lilypad/config'
import { COMMANDS } from '../bootstrap/commands.mjs'
import { liveOwner } from '../bootstrap/lock.mjs'
import { StartError } from '../bootstrap/main.mjs'
import { loadDotEnv, openDataDir } from './data-dir.ts'
import { readPorts } from './ports.ts'
import { postgresUrl, startPostgres } from './start-postgres.ts'

type DataSettings = Pick<Config, 'backups' | 'files'> & { databaseUrl: string }
type Work<T> = (settings: DataSettings) => Promise<T>

const FOR_OPERATOR = ['StartError', 'ConfigError', 'BackupError', 'NewerSchemaError']

/** @throws StartError with the usage for words that it does not know */
export function readArgs<const N extends 'backup' | 'restore'>(name: N) {
  const { usage, options } = COMMANDS[name]
  try {
    return parseArgs({ options: options as (typeof COMMANDS)[N]['options'], args: process.argv.slice(2) })
      .values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** Seen from where the operator is: package managers run scripts elsewhere. */
export const pathFrom = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** An error that the operator can fix is printed as a sentence, with exit code 1. */
export async function runAsCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work())
  } catch (error) {
    // The message of the system or of PostgreSQL explains it best.
    const isForOperator =
      error instanceof Error &&
      (FOR_OPERATOR.includes(error.name) || 'syscall' in error || 'severity' in error)
    console.error(isForOperator ? error.message : error)
    process.exitCode = 1
  }
}

function settingsFor(dataDir: string, databaseUrl: string): DataSettings {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { backups, files } = readConfig({ ...env, SESSION_SECRET: 'of no use to this command' })
  return { backups, files, databaseUrl }
}

function findRunningDatabase(dataDir: string) {
  const port = liveOwner(join(dataDir, 'lilypad.lock')) && readPorts(dataDir).postgres
  const password = join(dataDir, 'postgres-password')
  return port && existsSync(password) ? postgresUrl(readFileSync(password, 'utf8').trim(), port) : undefined
}

async function withStartedDatabase<T>(root: string, path: string, work: Work<T>) {
  const dataDir = openDataDir(path)
  const password = dataDir.secret('postgres-password')
  const child = startPostgres({ root, dataDir: path, password, logFolder: dataDir.logs })
  try {
    const { port } = await child.ready()
    return await work(settingsFor(path, postgresUrl(password, Number(port))))
  } finally {
    await child.stop()
    dataDir.release()
  }
}

/** DATABASE_URL's, else DATA_DIR's: `data` is there and may be in use, a `place` is made. Throws StartError. */
export async function withDatabase<T>(root: string, needs: 'data' | 'place', work: Work<T>): Promise<T> {
  loadDotEnv(root)
  const { DATA_DIR, DATABASE_URL } = readVariables(process.env)
  const path = resolve(root, DATA_DIR)
  if (DATABASE_URL) return work(settingsFor(path, DATABASE_URL))
  if (needs === 'data') {
    if (!existsSync(join(path, 'postgres'))) throw new StartError(`There is no database in ${path} yet.`)
    const running = findRunningDatabase(path)
    if (running) return work(settingsFor(path, running))
  }
  return withStartedDatabase(root, path, work)
}
