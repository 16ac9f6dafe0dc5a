import type { Database } from '@lilypad/db'
import type { Timing, WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'

/** Any number that nobody else locks: workers that start together set the schedules one after the other. */
const LOCK = 5_117_320

const MINUTE = 60_000
const LOOKED_AT_MS = 30_000
const inNewYork = (pattern: string): Timing => ({ pattern, tz: 'America/New_York' })

/** What comes due by the clock: the loop over all boards and what is forgotten at night, alerts in the morning, the sweep. */
const SCHEDULES = [
  ['scrape-all', { loopId: null }, inNewYork('30 0 * * *')],
  ['send-alerts', { schedule: 'daily' }, inNewYork('0 8 * * *')],
  ['send-alerts', { schedule: 'weekly' }, inNewYork('0 8 * * 1')],
  ['forget-old', {}, inNewYork('30 3 * * *')],
  ['sweep', {}, { every: MINUTE }],
] as const

/** Sets all schedules; those that are there are set to this version's times. */
export const setSchedules = async ({ pool }: Pick<Database, 'pool'>, queue: WorkQueue): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    for (const [name, payload, timing] of SCHEDULES) await queue.schedule(name, payload, timing)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  } catch (error) {
    // The lock goes with its connection.
    client.release(true)
    throw error
  }
}

/** Whether every schedule is there, and the sweep, which comes each minute, is not far off: clocks may be put back. */
const areAllSet = async (queue: WorkQueue) => {
  const next = await Promise.all(SCHEDULES.map(([name, payload]) => queue.nextRun(name, payload)))
  const sweepAt = next.at(-1)?.getTime() ?? 0
  return next.every((at) => at !== null) && Math.abs(sweepAt - Date.now()) < 2 * MINUTE
}

/** Gives a queue that lost everything its schedules again, and finds at once what is due. */
const restoreSchedules = async (database: Pick<Database, 'pool'>, queue: WorkQueue, logger: Logger) => {
  if (await areAllSet(queue)) return
  logger.warn('The queue has lost its schedules, or a clock was put back: they are set again.')
  for (const [name, payload] of SCHEDULES) await queue.unschedule(name, payload)
  await setSchedules(database, queue)
  await queue.enqueue('sweep', {})
}

/**
 * Looks every half minute whether the queue still has its schedules, which a Redis that was flushed or begun anew
 * has not.
 *
 * @returns ends it
 */
export const keepSchedules = (
  database: Pick<Database, 'pool'>,
  queue: WorkQueue,
  { logger, timeScale }: { logger: Logger; timeScale: number },
): (() => Promise<void>) => {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = restoreSchedules(database, queue, logger).catch((error) =>
      logger.warn({ err: error }, 'The schedules could not be looked at.'),
    )
  }, LOOKED_AT_MS * timeScale)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
