import { type AlertRun, isAlertRunDone, noteAlertRun } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { enqueueDigests } from '../alerts/enqueue-digests.ts'
import { type AlertDeps, runAlerts } from '../alerts/run-alerts.ts'

/**
 * The latest due run, once; an interrupted attempt leaves the remaining people to the next. Sending begins after all
 * writing, so as not to slow it down; the next attempt also enqueues what an interrupted one wrote.
 */
export const sendAlerts =
  (deps: AlertDeps): Handlers['send-alerts'] =>
  async ({ schedule }, { signal }) => {
    const run = { schedule, ...latestDue(schedule, deps.now()) }
    try {
      return { digests: await recordOnce(deps, run, signal) }
    } finally {
      await enqueueDigests(deps, run, signal)
    }
  }

const recordOnce = async (deps: AlertDeps, run: AlertRun, signal: AbortSignal): Promise<number> => {
  if (await isAlertRunDone(deps.db, run)) return 0
  const digests = await runAlerts(deps, run, signal)
  await noteAlertRun(deps.db, run)
  const { schedule, period } = run
  deps.logger.info({ schedule, period, digests }, 'The alerts are recorded.')
  return digests
}
