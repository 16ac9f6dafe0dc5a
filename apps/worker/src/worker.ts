import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@lilypad/config'
import {
  type Database,
  hasSchema,
  openClock,
  openDatabase,
  openSharedHostPace,
  type SharedClock,
} from '@lilypad/db'
import type { Clock } from '@lilypad/domain'
import { createFetching, type Fetching } from '@lilypad/fetching'
import { openFileStore } from '@lilypad/files'
import type { MailSite } from '@lilypad/mail'
import { type Metrics, openMetrics, type Traces } from '@lilypad/observe'
import { openParser, type Parser } from '@lilypad/parsing'
import { awaitQueue, startWorkers, type WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import { userAgent } from './boards/fetch-board.ts'
import { loadCatalogue } from './boards/load-board-catalogue.ts'
import { createHandlers } from './handlers/index.ts'
import { openInboundSmtp } from './inbound-mail/open-inbound-smtp.ts'
import { countScrapesAndMails } from './metrics/scrape-metrics.ts'
import { measureWorks, serveMonitoring } from './metrics/work-metrics.ts'
import { keepSchedules, setSchedules } from './schedules.ts'
import { openFinders } from './services/indexnow-and-websub.ts'
import { type Mailer, openMailer } from './services/mailer.ts'
import { createKit, type Kit } from './services/newsletter-provider.ts'
import { openPushService } from './services/push-service.ts'

const LOOKED_AT_MS = 1_000

/** Works would fail on an older schema. */
async function waitForSchema({ pool }: Pick<Database, 'pool'>, logger: Logger): Promise<void> {
  let said = ''
  for (; ; await sleep(LOOKED_AT_MS)) {
    const found = await hasSchema(pool).catch(() => 'away')
    if (found === true) return
    const why = found
      ? 'The database does not answer: the worker waits.'
      : 'The database has not been brought to this version yet: the worker waits.'
    if (why !== said) logger.warn(why)
    said = why
  }
}

/** They are short, but for the sending of what piled up. */
const INSIDE = 4
/** One at a time: anybody may send some that take seconds. */
const MAILS = 1

export type RunningWorker = {
  /** Takes no new work, finishes or returns running work, and closes every connection. */
  stop(): Promise<void>
}

export type Watching = { metrics: Metrics; traces: Traces | null }

/** Once database and queue answer; meanwhile METRICS_PORT says what is missing. Takes overdue works first. */
export async function startWorker(
  config: Config,
  logger: Logger,
  { metrics, traces }: Watching = { metrics: openMetrics({ ofNode: false }), traces: null },
): Promise<RunningWorker> {
  const { concurrency } = config.scrape
  const database = openDatabase(config.database.url, {
    name: 'lilypad-worker',
    max: concurrency + INSIDE + MAILS + 1,
  })
  const settings = {
    databaseUrl: config.database.url,
    redisUrl: config.redis.url ?? null,
    ...(traces && { telemetry: traces.telemetry }),
  }
  const awaited = awaitQueue(settings, logger)
  const leaving = new AbortController()
  const watch = await serveMonitoring(config, { database, queue: awaited, metrics, leaving: leaving.signal })
  const [queue] = await Promise.all([awaited.opened, waitForSchema(database, logger)])
  const clock = await openClock(database, config.clock)
  const fetching = openFetching(config, { ...database, clock, logger })
  if (config.boards === 'catalogue') {
    logger.info({ boards: await loadCatalogue(database.db) }, 'The catalogue is loaded.')
  }
  const parser = openParser({ threads: concurrency + INSIDE + MAILS })
  const mailer = openMailer(config.mail)
  if (!mailer) logger.warn('No SMTP server is set (SMTP_URL): e-mails wait in the outbox.')
  const handlers = createHandlers({
    db: database.db,
    queue,
    fetching,
    parser,
    files: openFileStore(config.files),
    backups: { ...config.backups, databaseUrl: config.database.url },
    logger,
    counts: countScrapesAndMails(metrics),
    retention: config.retention,
    mailer,
    mailSite: toMailSite(config),
    pushService: openPushService(config.push, fetching),
    links: { publicUrl: config.http.publicUrl, secret: config.http.sessionSecret },
    ...clock,
    kit: openKit(config),
    finders: openFinders(config),
  })
  const workers = await startWorkers(queue, handlers, {
    logger,
    concurrency: { outside: concurrency, inside: INSIDE, mails: MAILS },
    ended: measureWorks(metrics, handlers),
  })
  const inbound = await openInboundSmtp(config.inboundMail, {
    db: database.db,
    queue,
    logger,
    ...clock,
  })
  await setSchedules(database, queue, clock.span)
  await queue.enqueue('sweep', {})
  const endKeeping = keepSchedules(database, queue, { logger, span: clock.span })
  const stop = async () => {
    leaving.abort()
    await inbound?.close()
    await endKeeping()
    await stopAll(workers, { queue, fetching, parser, mailer, clock, database })
    await watch?.close()
  }
  return { stop }
}

const toMailSite = ({ http, site }: Config): MailSite => ({
  publicUrl: http.publicUrl,
  contactEmail: site.contactEmail,
  postalAddress: site.postalAddress,
})

const openKit = ({ newsletter: { kitApiKey, kitApiOrigin } }: Config): Kit | null =>
  kitApiKey === undefined ? null : createKit({ apiKey: kitApiKey, origin: kitApiOrigin })

type Needs = Pick<Database, 'db'> & { clock: Clock; logger: Logger }

const openFetching = ({ scrape }: Config, { db, clock, logger }: Needs): Fetching =>
  createFetching({
    userAgent: userAgent(scrape.contact),
    clock,
    allowPrivate: scrape.allowPrivate,
    replayOrigin: scrape.replayOrigin ?? null,
    browserPath: scrape.chromiumPath ?? null,
    warn: (message) => logger.warn(message),
    pace: openSharedHostPace(db, clock),
  })

type Opened = {
  queue: WorkQueue
  fetching: Fetching
  parser: Parser
  mailer: Mailer | null
  clock: SharedClock
  database: Database
}

async function stopAll(
  workers: { stop(): Promise<void> },
  { queue, fetching, parser, mailer, clock, database }: Opened,
) {
  await workers.stop()
  await fetching.close()
  await parser.close()
  mailer?.close()
  clock.close()
  await queue.close()
  await database.close()
}
