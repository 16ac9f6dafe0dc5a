import { readStanding } from '@lilypad/db'
import { BOARD_STATES } from '@lilypad/domain'
import type { Metrics } from '@lilypad/observe'
import { Gauge } from 'prom-client'
import type { Deps } from '../deps/deps.ts'

const openGauges = ({ registry }: Metrics) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  return {
    boards: new Gauge({
      name: 'lilypad_boards',
      help: 'Boards in use, by state.',
      labelNames: ['state'],
      registers: [registry],
    }),
    jobs: gauge('lilypad_jobs_listed', 'Jobs that members see.'),
    emails: gauge('lilypad_emails_waiting', 'E-mails that are neither sent nor given up.'),
    oldest: gauge('lilypad_emails_oldest_waiting_seconds', 'How long the oldest of them has waited.'),
    messages: gauge(
      'lilypad_webhook_messages_oldest_seconds',
      'How long the oldest message that was never tried has waited, of webhooks whose address does not fail.',
    ),
    finished: gauge(
      'lilypad_loop_finished_timestamp_seconds',
      'When a loop over all boards last ended, as a Unix time.',
    ),
    open: gauge('lilypad_loop_open_seconds', 'How long the loop over all boards that is open has run.'),
  }
}

/** Numbers of boards, jobs and e-mails from PostgreSQL. Every api process reports the same: take the maximum. */
export const addStandingMetrics = (metrics: Metrics, { db }: Deps['database']): void => {
  const { boards, jobs, emails, oldest, messages, finished, open } = openGauges(metrics)
  const read = async () => {
    const standing = await readStanding(db)
    for (const state of BOARD_STATES) boards.set({ state }, standing.boards[state] ?? 0)
    jobs.set(standing.jobsListed)
    emails.set(standing.emailsWaiting)
    oldest.set(standing.emailsOldestSeconds)
    messages.set(standing.messagesOldestSeconds)
    open.set(standing.loopOpenSeconds)
    if (standing.loopFinishedAt) finished.set(standing.loopFinishedAt.getTime() / 1_000)
    else finished.remove()
  }
  metrics.readBefore('database', read, () => {
    boards.reset()
    for (const gauge of [jobs, emails, oldest, messages, finished, open]) gauge.remove()
  })
}
