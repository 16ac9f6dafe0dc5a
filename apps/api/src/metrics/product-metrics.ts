import { findBackupCheck, readProductState } from '@lilypad/db'
import { BOARD_STATES, backupTrouble } from '@lilypad/domain'
import type { Metrics } from '@lilypad/observe'
import { Gauge } from 'prom-client'
import type { Deps } from '../deps/deps.ts'

export const toGauges =
  ({ registry }: Metrics) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

function openGauges(metrics: Metrics) {
  const gauge = toGauges(metrics)
  return {
    boards: gauge('lilypad_boards', 'Boards in use, by state.', 'state'),
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
    backup: gauge('lilypad_backup_check_ok', '1 when the newest backup could be restored, of late; else 0.'),
    backupFine: gauge(
      'lilypad_backup_check_ok_timestamp_seconds',
      'When a backup could last be restored, as a Unix time.',
    ),
    open: gauge('lilypad_loop_open_seconds', 'How long the loop over all boards that is open has run.'),
  }
}

/** Numbers of boards, jobs and e-mails from PostgreSQL. Every api process reports the same: take the maximum. */
export function addProductMetrics(
  metrics: Metrics,
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
): void {
  const { boards, jobs, emails, oldest, messages, finished, open, backup, backupFine } = openGauges(metrics)
  const read = async () => {
    const state = await readProductState(db)
    for (const name of BOARD_STATES) boards.set({ state: name }, state.boards[name] ?? 0)
    jobs.set(state.jobsListed)
    emails.set(state.emailsWaiting)
    oldest.set(state.emailsOldestSeconds)
    messages.set(state.messagesOldestSeconds)
    open.set(state.loopOpenSeconds)
    if (state.loopFinishedAt) finished.set(state.loopFinishedAt.getTime() / 1_000)
    else finished.remove()
    const check = await findBackupCheck(db)
    backup.set(check && backupTrouble(check, now()) === null ? 1 : 0)
    if (check?.fineAt) backupFine.set(check.fineAt.getTime() / 1_000)
    else backupFine.remove()
  }
  metrics.readBefore('database', read, () => {
    boards.reset()
    for (const gauge of [jobs, emails, oldest, messages, finished, open, backup, backupFine]) gauge.remove()
  })
}
