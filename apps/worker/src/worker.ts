import type { Config } from '@lilypad/config'
import { type Database, openDatabase, openHostPace } from '@lilypad/db'
import { createFetching, type Fetching } from '@lilypad/fetching'
import { openQueue, startWorkers, type WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import { userAgent } from './boards/user-agent.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { createHandlers } from './handlers/index.ts'
import { setSchedules } from './schedules.ts'

/** Works inside our walls at a time: they are short. */
const INSIDE = 4

export type RunningWorker = {
  /** Takes no new work, lets what runs finish or gives it back, and closes every connection. */
  stop(): Promise<void>
}

/** Starts a worker by its settings. On return it takes works, and what is overdue is on the queue. */
export const startWorker = async (config: Config, logger: Logger): Promise<RunningWorker> => {
  const { concurrency, timeScale } = config.scrape
  const database = openDatabase(config.database.url, {
    name: 'lilypad-worker',
    max: concurrency + INSIDE + 1,
  })
  const settings = { databaseUrl: config.database.url, redisUrl: config.redis.url ?? null }
  const queue = await openQueue(settings, logger)
  const fetching = openFetching(config, database, logger)
  if (config.boards === 'catalogue') {
    logger.info({ boards: await loadCatalogue(database.db) }, 'The catalogue is loaded.')
  }
  const handlers = createHandlers({ db: database.db, queue, fetching, logger, timeScale })
  const workers = await startWorkers(queue, handlers, {
    logger,
    concurrency: { outside: concurrency, inside: INSIDE },
  })
  await setSchedules(database, queue)
  await queue.enqueue('sweep', {})
  return { stop: () => stopAll(workers, { queue, fetching, database }) }
}

const openFetching = ({ scrape }: Config, { db }: Database, logger: Logger): Fetching =>
  createFetching({
    userAgent: userAgent(scrape.contact),
    paceScale: scrape.paceScale,
    timeScale: scrape.timeScale,
    allowPrivate: scrape.allowPrivate,
    replayOrigin: scrape.replayOrigin ?? null,
    browserPath: scrape.chromiumPath ?? null,
    warn: (message) => logger.warn(message),
    pace: openHostPace(db, { paceScale: scrape.paceScale, timeScale: scrape.timeScale, now: Date.now }),
  })

type Opened = { queue: WorkQueue; fetching: Fetching; database: Database }

const stopAll = async (workers: { stop(): Promise<void> }, { queue, fetching, database }: Opened) => {
  await workers.stop()
  await fetching.close()
  await queue.close()
  await database.close()
}
