import { addEmail, type Executor, findPerson } from '@lilypad/db'

/** Writes the e-mail about a changed password, in the transaction that changes it. Returns the e-mail's id. */
export const passwordChangedEmail = async (
  tx: Executor,
  userId: number,
  now: Date,
): Promise<number | null> => {
  const person = await findPerson(tx, userId)
  if (!person) return null
  const changedAt = now.toISOString()
  const letter = { kind: 'password-changed' as const, content: { firstName: person.firstName, changedAt } }
  return addEmail(tx, { userId, recipient: person.email, cause: changedAt, letter })
}
