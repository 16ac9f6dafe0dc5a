import './heap.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, readConfig } from '@lilypad/config'
import { type Database, hasSchema, openClock, openDatabase, type SharedClock } from '@lilypad/db'
import { openAddressCheck } from '@lilypad/fetching/address-check'
import { openFileStore } from '@lilypad/files'
import { type Metrics, openMetrics, startMonitoringServer, startTraces, type Traces } from '@lilypad/observe'
import { awaitQueue, type QueueSettings, type WorkQueue } from '@lilypad/queue'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openPayments } from './areas/billing/payments/open-payments.ts'
import type { Deps } from './deps/deps.ts'
import { createLog } from './deps/log.ts'
import { openLimitsRedis } from './http/rate-limits.ts'

/** How long running requests may take after the process is told to stop. */
const STOP_TIMEOUT_MS = 30_000

const SESSION_CACHE_MS = 1_000

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

type Running = { log: ReturnType<typeof createLog>; leaving: AbortSignal; traces: Traces | null }

type Opened = Deps & { clock: SharedClock }

/** What `npm start`, which keeps all processes running, says of the others. */
function listenToParent(): () => readonly string[] {
  let names: readonly string[] = []
  process.on('message', (message: { type?: unknown; names?: unknown } | null) => {
    if (message?.type === 'away' && Array.isArray(message.names)) names = message.names.map(String)
  })
  return () => names
}

/** Opens the queue. Until its store answers, PORT says what is missing; nothing else is served. */
async function openQueueInTime(
  { http }: Config,
  settings: QueueSettings,
  { log, leaving, database, metrics }: Running & { database: Database; metrics: Metrics },
): Promise<WorkQueue> {
  const { opened, inspect } = awaitQueue(settings, log)
  const waiting = await startMonitoringServer({
    port: http.port,
    isLoopback: http.isLoopback,
    metricsReaders: http.metricsReaders,
    metrics,
    readiness: { hasSchema: () => hasSchema(database.pool), queue: inspect, leaving, isStarting: true },
  })
  const queue = await opened
  await waiting.close()
  return queue
}

async function openDeps(config: Config, running: Running): Promise<Opened> {
  const { leaving, traces } = running
  const redisUrl = config.redis.url ?? null
  const queueSettings = {
    databaseUrl: config.database.url,
    redisUrl,
    ...(traces && { telemetry: traces.telemetry }),
  }
  const database = openDatabase(config.database.url, { name: 'lilypad-api' })
  const metrics = openMetrics({ ofNode: true })
  const queue = await openQueueInTime(config, queueSettings, { ...running, database, metrics })
  const clock = await openClock(database, config.clock)
  const ownOrigin = () => `http://127.0.0.1:${config.http.port}`
  return {
    config,
    database,
    files: openFileStore(config.files),
    checkAddress: openAddressCheck(config.scrape),
    payments: openPayments({ config, database, now: clock.now, ownOrigin }),
    queue,
    redis: redisUrl === null ? null : openLimitsRedis(redisUrl),
    ...clock,
    clock,
    sessionsKeptMs: SESSION_CACHE_MS,
    metrics,
    traces,
    leaving,
    restarting: listenToParent(),
    folders: { web: folder('../../web/dist'), assets: folder('../assets') },
  }
}

async function closeDeps({ queue, database, redis, traces, clock }: Opened) {
  clock.close()
  await queue.close()
  await database.close()
  redis?.disconnect()
  await traces?.close()
}

/** Every address of the machine, IPv6 and IPv4, or the loopback ones alone. */
async function listen(app: FastifyInstance, { port, isLoopback }: Config['http']) {
  if (isLoopback) return void (await app.listen({ port, host: 'localhost' }))
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

async function main(config: Config, log: ReturnType<typeof createLog>) {
  const leaving = new AbortController()
  let close: (() => Promise<void>) | null = null
  const stop = async (drainMs: number) => {
    if (leaving.signal.aborted) return
    leaving.abort()
    // One that still waits for its services has accepted no request.
    if (!close) process.exit(0)
    setTimeout(() => process.exit(1), drainMs + STOP_TIMEOUT_MS).unref()
    await sleep(drainMs)
    await close()
    process.exit(0)
  }
  // Only SIGTERM drains, since process managers send it. At a terminal, or when the parent is gone, the process stops
  // immediately.
  process.on('SIGTERM', () => void stop(config.http.drainMs))
  for (const event of ['SIGINT', 'disconnect'] as const) process.on(event, () => void stop(0))

  const traces = config.traces && (await startTraces('lilypad-api', config.traces))
  const deps = await openDeps(config, { log, leaving: leaving.signal, traces })
  deps.redis?.on('error', (error) => log.warn({ err: error }, 'Redis reports an error.'))
  const { app, jobList } = await buildApp(deps, log)
  close = async () => {
    await app.close()
    await closeDeps(deps)
  }
  await listen(app, config.http)
  process.send?.({ type: 'ready' })
  void jobList.prepare()
}

const config = readConfigOrExit()
const log = createLog(config.logLevel)
await main(config, log).catch((error: unknown) => {
  log.fatal({ err: error }, 'The api could not start.')
  process.exit(1)
})
