import { deleteWhatRanOut, listDueEmails } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/** Rings for the e-mails that are due, and deletes what has run out; gives how many are due. */
export const sweepMail = async ({ db, queue, mailer }: Deps, now: Date): Promise<number> => {
  await deleteWhatRanOut(db, now)
  // Without a server they wait in the outbox.
  if (!mailer) return 0
  const due = (await listDueEmails(db, now)).map((emailId) => ({ emailId }))
  // Behind those that are rung for as they are written: somebody waits for them.
  await queue.enqueueAll('send-mail', due, { background: true })
  return due.length
}
