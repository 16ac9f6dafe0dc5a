import { type AlertRun, isAlertRunDone, listUnsentDigests, noteAlertRun } from '@lilypad/db'
import { latestDue, toChunks } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { type AlertDeps, runAlerts } from '../alerts/run-alerts.ts'

const AT_ONCE = 200

/** After the e-mails that a person waits for. Nothing is lost if it fails: the sweep finds what is due. */
async function enqueueDigests({ db, queue, logger }: AlertDeps, run: AlertRun, signal: AbortSignal) {
  if (signal.aborted) return
  try {
    for (const some of toChunks(await listUnsentDigests(db, run), AT_ONCE)) {
      if (signal.aborted) return
      const payloads = some.map((outboxId) => ({ outboxId }))
      await queue.enqueueAll('send-mail', payloads, { background: true })
    }
  } catch (error) {
    logger.warn({ err: error }, 'The queue could not be told of alert e-mails: the sweep will.')
  }
}

/** The latest due run, once. Sending begins after all writing; the next attempt sends what an interrupted one wrote. */
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

async function recordOnce(deps: AlertDeps, run: AlertRun, signal: AbortSignal): Promise<number> {
  if (await isAlertRunDone(deps.db, run)) return 0
  const digests = await runAlerts(deps, run, signal)
  await noteAlertRun(deps.db, run)
  const { schedule, period } = run
  deps.logger.info({ schedule, period, digests }, 'The alerts are recorded.')
  return digests
}
