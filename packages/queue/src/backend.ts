import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type Processor,
  Queue,
  QueueEvents,
  type Telemetry,
  Worker,
  type WorkerOptions,
} from 'bullmq'

export type QueueSettings = {
  databaseUrl: string
  /** Redis carries the queue if this is set, PostgreSQL if it is null. */
  redisUrl: string | null
  /** From the caller that enqueues a work to the worker that does it. */
  telemetry?: Telemetry
}

/** A caller must learn soon that the store is away; a worker waits until it is back. */
type Use = 'call' | 'work'
export type LaneQueue = Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend, object>
export type LaneWorker = Worker<unknown, unknown, string, IQueueBackend, object, object>
export type LaneEvents = QueueEvents<unknown, IQueueBackend, object>

const CONNECT_MS = 5_000

const onPostgres =
  (connectionString: string): BackendFactory<IQueueBackend, object> =>
  (name, options, extra) =>
    createPostgresBackend(
      name,
      {
        ...options,
        connection: { connectionString, max: 4, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
      },
      extra,
    )

const onRedis =
  (url: string, use: Use): BackendFactory<IQueueBackend, object> =>
  (name, options, extra) =>
    createRedisBackend(
      name,
      {
        ...options,
        connection:
          use === 'work'
            ? { url, maxRetriesPerRequest: null }
            : { url, maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: CONNECT_MS },
      },
      extra,
    )

const toFactory = ({ databaseUrl, redisUrl }: QueueSettings, use: Use) =>
  redisUrl === null ? onPostgres(databaseUrl) : onRedis(redisUrl, use)

const tracedBy = ({ telemetry }: QueueSettings) => (telemetry ? { telemetry } : {})

export const openLaneQueue = (name: string, settings: QueueSettings): LaneQueue =>
  new Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend, object>(
    name,
    { connection: {}, ...tracedBy(settings) },
    toFactory(settings, 'call'),
  )

export const openLaneEvents = (name: string, settings: QueueSettings): LaneEvents =>
  new QueueEvents<unknown, IQueueBackend, object>(name, { connection: {} }, toFactory(settings, 'work'))

export const openLaneWorker = (
  name: string,
  settings: QueueSettings,
  processor: Processor<unknown, unknown, string>,
  options: Omit<WorkerOptions<object>, 'connection'>,
): LaneWorker =>
  new Worker<unknown, unknown, string, IQueueBackend, object, object>(
    name,
    processor,
    { ...options, connection: {}, ...tracedBy(settings) },
    toFactory(settings, 'work'),
  )

export const LEAVE_MS = 2_000

const longEnough = (signal: AbortSignal) => sleep(LEAVE_MS, undefined, { signal })

/** Drops the connection if the store is away, maybe for ever. `patience` resolves when closing takes too long. */
export async function closeOrDrop(
  connected: Pick<LaneQueue, 'close' | 'disconnect'>,
  patience: (signal: AbortSignal) => Promise<unknown> = longEnough,
): Promise<void> {
  const closed = new AbortController()
  const tooLate = patience(closed.signal).then(() => Promise.reject(new Error('The store does not answer.')))
  try {
    await Promise.race([connected.close(), tooLate])
  } catch {
    // Not awaited: it resolves once the store knows, which may be never.
    connected.disconnect().catch(() => undefined)
  } finally {
    closed.abort()
  }
}
