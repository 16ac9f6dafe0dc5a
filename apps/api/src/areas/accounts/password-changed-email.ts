import { addEmail, type Executor, findPerson } from '@lilypad/db'

/** Tells the owner that the password is another one, in the transaction that sets it. Gives the e-mail's id. */
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
