import { isAlertRunDone, noteAlertRun } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { enqueueDigests } from '../alerts/enqueue-digests.ts'
import { type AlertDeps, runAlerts } from '../alerts/run-alerts.ts'

/**
 * The due or latest run of a schedule, once: starting a completed run again does nothing. An interrupted attempt leaves
 * the remaining people to the next. Sending begins after all writing, so that it does not slow the writing down.
 */
export const sendAlerts =
  (deps: AlertDeps): Handlers['send-alerts'] =>
  async ({ schedule }, { signal }) => {
    const { db, logger, now } = deps
    const run = { schedule, ...latestDue(schedule, now()) }
    if (await isAlertRunDone(db, run)) return { digests: 0 }
    const emailIds: number[] = []
    try {
      const digests = await runAlerts(deps, run, { signal, written: (ids) => void emailIds.push(...ids) })
      await noteAlertRun(db, run)
      logger.info({ schedule, period: run.period, digests }, 'The alerts are recorded.')
      return { digests }
    } finally {
      await enqueueDigests(deps, emailIds, signal)
    }
  }
