import { type Database, NIGHTLY_LOOP_MINUTE } from '@lilypad/db'
import { type Clock, MINUTE_MS } from '@lilypad/domain'
import type { Timing, WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'

/** Arbitrary: workers that start together set the schedules one after the other. */
const LOCK = 5_117_320

const LOOKED_AT_MS = 30_000
const inNewYork = (pattern: string): Timing => ({ pattern, tz: 'America/New_York' })

/** `span`: tests shorten the minute of the sweep, as they do its other times. */
const toSchedules = (span: Clock['span']) =>
  [
    ['scrape-all', { loopId: null }, inNewYork(`${NIGHTLY_LOOP_MINUTE} 0 * * *`)],
    ['send-alerts', { schedule: 'daily' }, inNewYork('0 8 * * *')],
    ['send-alerts', { schedule: 'weekly' }, inNewYork('0 8 * * 1')],
    ['forget-old', {}, inNewYork('30 3 * * *')],
    ['check-backup', {}, inNewYork('30 4 * * 0')],
    ['check-markup', {}, { every: span(10 * MINUTE_MS) }],
    ['tell-webhooks', {}, { every: 20_000 }],
    ['sweep', {}, { every: span(MINUTE_MS) }],
  ] as const

/** Existing ones get this version's times. */
export async function setSchedules({ pool }: Pick<Database, 'pool'>, queue: WorkQueue, span: Clock['span']) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    for (const [name, payload, timing] of toSchedules(span)) await queue.schedule(name, payload, timing)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true)
    throw error
  }
}

/** Clocks may have been set back, so the sweep, which runs each minute, must be due soon, too. */
async function areAllSet(queue: WorkQueue, span: Clock['span']) {
  const next = await Promise.all(toSchedules(span).map(([name, payload]) => queue.nextRun(name, payload)))
  const sweepAt = next.at(-1)?.getTime() ?? 0
  return next.every((at) => at !== null) && Math.abs(sweepAt - Date.now()) < 2 * MINUTE_MS
}

type Keeping = Pick<Clock, 'span'> & { logger: Logger }

/** For a queue that lost its data; immediately finds what is due. */
async function restoreSchedules(
  database: Pick<Database, 'pool'>,
  queue: WorkQueue,
  { logger, span }: Keeping,
) {
  if (await areAllSet(queue, span)) return
  logger.warn('The queue has lost its schedules, or a clock was put back: they are set again.')
  for (const [name, payload] of toSchedules(span)) await queue.unschedule(name, payload)
  // At a time of the former clock, for an hour if it was put back by one.
  for (const lane of queue.queues()) await lane.promoteJobs()
  await setSchedules(database, queue, span)
  await queue.enqueue('sweep', {})
}

/** A flushed or new Redis has lost its schedules. Returns what ends it. */
export function keepSchedules(
  database: Pick<Database, 'pool'>,
  queue: WorkQueue,
  keeping: Keeping,
): () => Promise<void> {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = restoreSchedules(database, queue, keeping).catch((error) =>
      keeping.logger.warn({ err: error }, 'The schedules could not be looked at.'),
    )
  }, keeping.span(LOOKED_AT_MS))
  return async () => {
    clearInterval(timer)
    await looking
  }
}
