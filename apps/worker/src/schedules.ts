import type { Database } from '@lilypad/db'
import type { WorkQueue } from '@lilypad/queue'

/** Any number that nobody else locks: workers that start together set the schedules one after the other. */
const LOCK = 5_117_320

const MINUTE = 60_000
const NEW_YORK = 'America/New_York'

/** Sets what comes due by the clock: the loop over all boards at night, alerts in the morning, and the sweep. */
export const setSchedules = async ({ pool }: Database, queue: WorkQueue): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await queue.schedule('scrape-all', { loopId: null }, { pattern: '30 0 * * *', tz: NEW_YORK })
    await queue.schedule('send-alerts', { schedule: 'daily' }, { pattern: '0 8 * * *', tz: NEW_YORK })
    await queue.schedule('send-alerts', { schedule: 'weekly' }, { pattern: '0 8 * * 1', tz: NEW_YORK })
    await queue.schedule('sweep', {}, { every: MINUTE })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    client.release()
  }
}
