import type { Config } from '@lilypad/config'
import { type Database, openDatabase, openHostPace } from '@lilypad/db'
import { createFetching, type Fetching } from '@lilypad/fetching'
import { openFileStore } from '@lilypad/files'
import type { MailSite } from '@lilypad/mail'
import { openQueue, startWorkers, type WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import { userAgent } from './boards/user-agent.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { createHandlers } from './handlers/index.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import { createKit, type Kit } from './newsletter/kit.ts'
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
  const mailer = openMailer(config.mail)
  if (!mailer) logger.warn('No SMTP server is set (SMTP_URL): e-mails wait in the outbox.')
  const handlers = createHandlers({
    db: database.db,
    queue,
    fetching,
    files: openFileStore(config.files),
    logger,
    timeScale,
    mailer,
    mailSite: mailSiteOf(config),
    links: { publicUrl: config.http.publicUrl, secret: config.http.sessionSecret },
    now: () => new Date(),
    kit: openKit(config),
  })
  const workers = await startWorkers(queue, handlers, {
    logger,
    concurrency: { outside: concurrency, inside: INSIDE },
  })
  await setSchedules(database, queue)
  await queue.enqueue('sweep', {})
  return { stop: () => stopAll(workers, { queue, fetching, mailer, database }) }
}

const mailSiteOf = ({ http, site }: Config): MailSite => ({
  publicUrl: http.publicUrl,
  contactEmail: site.contactEmail,
  postalAddress: site.postalAddress,
})

/** The newsletter provider, where the operator has one. */
const openKit = ({ newsletter: { kitApiKey, kitApiOrigin } }: Config): Kit | null =>
  kitApiKey === undefined ? null : createKit({ apiKey: kitApiKey, origin: kitApiOrigin })

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

type Opened = { queue: WorkQueue; fetching: Fetching; mailer: Mailer | null; database: Database }

const stopAll = async (workers: { stop(): Promise<void> }, { queue, fetching, mailer, database }: Opened) => {
  await workers.stop()
  await fetching.close()
  mailer?.close()
  await queue.close()
  await database.close()
}
