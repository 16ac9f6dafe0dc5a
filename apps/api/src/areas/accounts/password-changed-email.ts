import { addToOutbox, type Executor, findPerson, recordAccountChange } from '@lilypad/db'
import type { EndedAccess } from '@lilypad/domain'

/**
 * Writes the e-mail about a changed password and what ended with it, with the link that undoes it, in the transaction
 * that changes it. Returns the e-mail's id.
 */
export const passwordChangedEmail = async (
  tx: Executor,
  { userId, ended: { sessions: _, ...ended }, now }: { userId: number; ended: EndedAccess; now: Date },
): Promise<number | null> => {
  const person = await findPerson(tx, userId)
  if (!person) return null
  const { firstName, email } = person
  const changedAt = now.toISOString()
  const token = await recordAccountChange(tx, { userId, changed: 'password', formerEmail: email, now })
  const letter = { kind: 'password-changed' as const, content: { firstName, changedAt, token, ended } }
  return addToOutbox(tx, { userId, recipient: email, cause: changedAt, letter })
}
