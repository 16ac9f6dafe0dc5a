import { type Config, readConfig } from '@lilypad/config'
import { type Database, openDatabase } from '@lilypad/db'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { freshDatabase } from '@lilypad/testing'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type RunningWorker, startWorker, type Watching } from '../src/worker.ts'

type Env = Record<string, string>

/** Settings of a worker on this database, with delays short enough for tests. */
export const workerEnv = (databaseUrl: string, more: Env): Env => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'only for the tests of this worker',
  BOARDS: 'none',
  SCRAPE_PACE_SCALE: '0',
  ...more,
})

export type TestWorker = { db: Database['db']; queue: WorkQueue; config: Config }

/**
 * A real worker in this process, with its own database and queue, for the surrounding tests. `prepare` runs before it
 * starts and returns more settings; `watching` counts what it does.
 */
export const useWorker = (prepare: (db: Database['db']) => Promise<Env>, watching?: Watching): TestWorker => {
  const opened: { tools?: TestWorker; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const fresh = await freshDatabase()
    const database = openDatabase(fresh.url)
    const config = readConfig(workerEnv(fresh.url, await prepare(database.db)))
    const worker: RunningWorker = await startWorker(config, pino({ level: 'silent' }), watching)
    const queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
    opened.tools = { db: database.db, queue, config }
    opened.close = async () => {
      await worker.stop()
      await queue.close()
      await database.close()
      await fresh.drop()
    }
  })
  afterAll(() => opened.close?.())
  const tools = () => {
    if (!opened.tools) throw new Error('The worker has not started yet.')
    return opened.tools
  }
  return {
    get db() {
      return tools().db
    },
    get queue() {
      return tools().queue
    },
    get config() {
      return tools().config
    },
  }
}
