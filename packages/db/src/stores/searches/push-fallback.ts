import type { AlertSchedule } from '@lilypad/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { digests, outbox } from '../../schema/index.ts'
import { addToOutbox, type DigestLetter, giveUpEntry } from '../outbox/outbox.ts'
import { inTransaction, lockUser } from '../transactions.ts'

/** A digest none of whose notifications could be sent, and the jobs that they told of. */
export type Unpushed = { id: number; userId: number; schedule: AlertSchedule; jobIds: number[] }

/** After the last of its digest, with none sent, an e-mail tells instead; `write`: null when nothing is left. */
export const giveUpPush = (
  db: Executor,
  id: number,
  failure: { error: string; now: Date },
  write: (tx: Executor, unpushed: Unpushed) => Promise<DigestLetter | null>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId, cause } = outbox
    const [push] = await tx.select({ userId, cause }).from(outbox).where(eq(outbox.id, id))
    // The notifications of a person end one after the other, so that one of them is the last.
    const person = push?.userId ? await lockUser(tx, push.userId) : null
    await giveUpEntry(tx, id, failure)
    if (!push?.userId || !person) return
    const unpushed = await takeUnpushed(tx, { userId: push.userId, cause: push.cause })
    const letter = unpushed && (await write(tx, unpushed))
    if (!letter) return
    const entry = { userId: push.userId, recipient: person.email, letter }
    await addToOutbox(tx, { ...entry, cause: `${push.cause}-unpushed` })
  })

/** Its jobs count as e-mailed from now on. Null when a notification may still arrive. */
async function takeUnpushed(tx: Executor, of: { userId: number; cause: string }): Promise<Unpushed | null> {
  const { userId, kind, cause, failedAt } = outbox
  const isOther = and(eq(userId, of.userId), eq(kind, 'push'), eq(cause, of.cause), isNull(failedAt))
  if ((await tx.$count(outbox, isOther)) > 0) return null
  const isThis = and(
    eq(digests.userId, of.userId),
    eq(sql`${digests.schedule} || '-' || ${digests.period}`, of.cause),
  )
  const [digest] = await tx
    .select({
      id: digests.id,
      userId: digests.userId,
      schedule: digests.schedule,
      jobIds: digests.pushedJobs,
    })
    .from(digests)
    .where(isThis)
  if (!digest || digest.jobIds.length === 0) return null
  await tx
    .update(digests)
    .set({ emailedJobs: sql`${digests.emailedJobs} || ${digests.pushedJobs}`, pushedJobs: [] })
    .where(eq(digests.id, digest.id))
  return digest
}
