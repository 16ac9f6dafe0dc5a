import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, readConfig, readVariables } from '@lilypad/config'
import { liveOwner } from '../../bootstrap/lock.mjs'
import { StartError } from '../../bootstrap/start-error.mjs'
import { openDataDir } from '../data-dir.ts'
import { loadDotEnv } from '../environment.ts'
import { readPorts } from '../ports.ts'
import { choosePlace } from '../postgres/place.ts'
import { startPostgres, urlOfPostgres } from '../postgres/start-postgres.ts'

export type DataSettings = Pick<Config, 'dataDir' | 'files'> & { databaseUrl: string }

type Work<T> = (settings: DataSettings) => Promise<T>

const settingsFor = (dataDir: string, databaseUrl: string): DataSettings => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { files, dataDir: folder } = readConfig({ ...env, SESSION_SECRET: 'of no use to this command' })
  return { dataDir: folder, files, databaseUrl }
}

const runningDatabase = (dataDir: string) => {
  const port = liveOwner(join(dataDir, 'lilypad.lock')) && readPorts(dataDir).postgres
  const password = join(dataDir, 'postgres-password')
  return port && existsSync(password) ? urlOfPostgres(readFileSync(password, 'utf8').trim(), port) : undefined
}

const withStartedDatabase = async <T>(root: string, path: string, work: Work<T>) => {
  const dataDir = openDataDir(path)
  try {
    const { url, child } = await startPostgres({
      place: await choosePlace(root, path),
      password: dataDir.secret('postgres-password'),
      logFolder: dataDir.logs,
      signal: new AbortController().signal,
      isDurable: true,
    })
    return await work(settingsFor(path, url)).finally(() => child.stop())
  } finally {
    dataDir.release()
  }
}

/** DATABASE_URL's, else DATA_DIR's: `data` is there and may be in use, a `place` is made. Throws StartError. */
export const withDatabase = async <T>(root: string, needs: 'data' | 'place', work: Work<T>): Promise<T> => {
  loadDotEnv(root)
  const { DATA_DIR, DATABASE_URL } = readVariables(process.env)
  const path = resolve(root, DATA_DIR)
  if (DATABASE_URL) return work(settingsFor(path, DATABASE_URL))
  if (needs === 'data') {
    if (!existsSync(join(path, 'postgres'))) throw new StartError(`There is no database in ${path} yet.`)
    const running = runningDatabase(path)
    if (running) return work(settingsFor(path, running))
  }
  return withStartedDatabase(root, path, work)
}
