import { type Config, readConfig } from '@lilypad/config'
import type { Database } from '@lilypad/db'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type RunningWorker, startWorker, type Watching } from '../src/worker.ts'
import { useDatabase } from './test-database.ts'

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
export function useWorker(prepare: (db: Database['db']) => Promise<Env>, watching?: Watching): TestWorker {
  const database = useDatabase()
  const tools = {} as TestWorker
  let worker: RunningWorker
  beforeAll(async () => {
    const { db, url } = database
    const config = readConfig(workerEnv(url, await prepare(db)))
    worker = await startWorker(config, pino({ level: 'silent' }), watching)
    Object.assign(tools, { db, config, queue: await openQueue({ databaseUrl: url, redisUrl: null }) })
  })
  afterAll(async () => {
    await worker.stop()
    await tools.queue.close()
  })
  return tools
}
