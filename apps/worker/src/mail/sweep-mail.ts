import { deleteExpiredRows, listDueEmails } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/** Returns the number of due e-mails. */
export const sweepMail = async ({ db, queue, mailer }: Deps, now: Date): Promise<number> => {
  await deleteExpiredRows(db, now)
  // Without a server e-mails wait in the outbox.
  const due = await listDueEmails(db, { hasServer: mailer !== null })
  const payloads = (wanted: boolean) =>
    due.filter(({ isBulk }) => isBulk === wanted).map(({ id }) => ({ emailId: id }))
  // After e-mails enqueued as they are written, but before thousands of digests that may already be waiting.
  await queue.enqueueAll('send-mail', payloads(false), { soon: true })
  await queue.enqueueAll('send-mail', payloads(true), { background: true })
  return due.length
}
