import { deleteWhatRanOut, listDueEmails } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/** Rings for the e-mails that are due, and deletes what has run out; gives how many are due. */
export const sweepMail = async ({ db, queue, mailer }: Deps, now: Date): Promise<number> => {
  await deleteWhatRanOut(db, now)
  // Without a server they wait in the outbox.
  if (!mailer) return 0
  const due = await listDueEmails(db)
  const payloads = (wanted: boolean) =>
    due.filter(({ isBulk }) => isBulk === wanted).map(({ id }) => ({ emailId: id }))
  // Behind all that is rung for as it is written, but before thousands of digests that may lie there already.
  await queue.enqueueAll('send-mail', payloads(false), { soon: true })
  await queue.enqueueAll('send-mail', payloads(true), { background: true })
  return due.length
}
