import { isAlertRunDone, listAlertUsers } from '@lilypad/db'
import { ALERT_SCHEDULES, latestDue, MINUTE_MS } from '@lilypad/domain'
import type { AlertDeps } from './run-alerts.ts'

/** The schedule starts a run within this time; the sweep does not interfere before. */
const PATIENCE_MS = 2 * MINUTE_MS
const LATE_MS = 10 * MINUTE_MS

/** Missed and interrupted runs; warns of one that keeps people waiting for ten minutes. Returns their number. */
export async function sweepAlerts(deps: AlertDeps): Promise<number> {
  const { db, queue, logger, now } = deps
  const at = now()
  let started = 0
  for (const schedule of ALERT_SCHEDULES) {
    const run = { schedule, ...latestDue(schedule, at) }
    const waits = at.getTime() - run.dueAt.getTime()
    if (waits < PATIENCE_MS || (await isAlertRunDone(db, run))) continue
    if (waits > LATE_MS) {
      const waiting = await listAlertUsers(db, run, at)
      const facts = { schedule, period: run.period, people: waiting.length }
      if (waiting.length > 0) logger.warn(facts, 'An alert run is more than 10 minutes late.')
    }
    await queue.enqueue('send-alerts', { schedule })
    started += 1
  }
  return started
}
