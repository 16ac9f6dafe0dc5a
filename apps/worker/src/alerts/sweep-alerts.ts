import { isAlertRunDone, listAlertUsers } from '@lilypad/db'
import { ALERT_SCHEDULES, isPremium, latestDue } from '@lilypad/domain'
import type { AlertDeps } from './run-alerts.ts'

const MINUTE = 60_000
/** The schedule rings at the minute: so long the run is its own. */
const PATIENCE_MS = 2 * MINUTE
const LATE_MS = 10 * MINUTE

/**
 * Rings for alert runs that came due and are not over: missed ones, and those that an earlier attempt left. Warns
 * of one for which people have waited for more than ten minutes. Gives how many it rang for.
 */
export const sweepAlerts = async (deps: AlertDeps): Promise<number> => {
  const { db, queue, logger, now } = deps
  const at = now()
  let rung = 0
  for (const schedule of ALERT_SCHEDULES) {
    const run = { schedule, ...latestDue(schedule, at) }
    const waits = at.getTime() - run.dueAt.getTime()
    if (waits < PATIENCE_MS || (await isAlertRunDone(db, run))) continue
    if (waits > LATE_MS) {
      const waiting = (await listAlertUsers(db, run)).filter(({ standing }) => isPremium(standing, at))
      const facts = { schedule, period: run.period, people: waiting.length }
      if (waiting.length > 0) logger.warn(facts, 'An alert run is more than 10 minutes late.')
    }
    await queue.enqueue('send-alerts', { schedule })
    rung += 1
  }
  return rung
}
