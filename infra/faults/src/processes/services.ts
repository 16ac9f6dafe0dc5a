import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, seedSite } from '@lilypad/db'
import { seedDemoBoards } from '@lilypad/demo/seed'
import { startTemporaryPostgres } from '@lilypad/embedded'
import { openQueue } from '@lilypad/queue'
import { freshDatabase, startMailCatcher } from '@lilypad/testing'
import { startBoards } from './boards.ts'
import type { Closing } from './closing.ts'
import { lastingPort } from './ports.ts'
import { startRedis } from './redis.ts'

export type ServiceOptions = {
  /** Settings of every api and worker, beside those that make them one product. */
  env?: Record<string, string>
  /** A PostgreSQL that is this topology's alone and can be crashed; else a database on the run's own. */
  ownPostgres?: boolean
  /** An existing folder for all that is kept: documents, logs and the data of `ownPostgres`; else a new one. */
  dataDir?: string
  /** Puts the demo boards into the database; the workers wait to be told to scrape them. */
  withBoards?: boolean
  /** How letters are treated; without it all are taken at once. */
  treatMail?: Parameters<typeof startMailCatcher>[0]
}

/** Of every api and worker: nothing limits or delays what a test does. */
const SETTINGS = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of these tests alone, and long enough',
  RATE_LIMIT_SCALE: '1000',
  TRUST_PROXY: '1',
  BOARDS: 'none',
  SCRAPE_PACE_SCALE: '0',
  SCRAPE_TIME_SCALE: '0.1',
  // Each board at a time is a thread, which takes long to start.
  SCRAPE_CONCURRENCY: '2',
  LOG_LEVEL: 'info',
}

async function openPostgres({ ownPostgres = false, dataDir }: ServiceOptions) {
  if (!ownPostgres) {
    const fresh = await freshDatabase()
    return { url: fresh.url, postgres: null, close: fresh.drop }
  }
  const postgres = await startTemporaryPostgres({
    isDurable: true,
    port: await lastingPort(),
    dataIn: dataDir,
  })
  await migrate(postgres.url)
  return { url: postgres.url, postgres, close: postgres.stop }
}

async function fill({ db, pool }: Database, withBoards: boolean) {
  await seedSite(db)
  if (!withBoards) return
  await seedDemoBoards(db)
  // Those of the catalogue wait for the loop; demo boards are scraped by themselves.
  await pool.query("update boards set source = 'catalogue'")
}

/** Opens what api and workers stand on, and gives the settings with which they find it. */
export async function openServices(options: ServiceOptions, dataDir: string, closing: Closing) {
  const logs = join(dataDir, 'logs')
  mkdirSync(logs)
  const { url, postgres, close } = await openPostgres(options)
  closing.add(close)
  const database = openDatabase(url)
  closing.add(database.close)
  await fill(database, options.withBoards ?? false)
  const redis = await startRedis(logs)
  closing.add(() => redis.end('SIGKILL'))
  const queue = await openQueue({ databaseUrl: url, redisUrl: redis.url })
  closing.add(queue.close)
  const boards = await startBoards()
  closing.add(boards.close)
  const mail = await startMailCatcher(options.treatMail)
  closing.add(mail.close)
  const env = {
    ...SETTINGS,
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    DATA_DIR: dataDir,
    SCRAPE_REPLAY_ORIGIN: boards.origin,
    ...options.env,
  }
  return { logs, env, postgres, database, redis, queue, boards, mail }
}

export type Services = Awaited<ReturnType<typeof openServices>>
