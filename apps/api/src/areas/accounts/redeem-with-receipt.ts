import { addToOutbox, type Executor, findPerson, redeemCode } from '@lilypad/db'

/** Resolves to the receipt's id; to false, without a change, for an invalid code. */
export async function redeemWithReceipt(
  tx: Executor,
  redeemed: { code: string; userId: number; now: Date },
): Promise<number | null | false> {
  const { code, userId } = redeemed
  if (!(await redeemCode(tx, redeemed))) return false
  const person = await findPerson(tx, userId)
  const until = person?.standing.redeemedUntil
  if (!person || !until) return null
  const content = { firstName: person.firstName, until: until.toISOString() }
  return addToOutbox(tx, {
    userId,
    recipient: person.email,
    cause: code,
    letter: { kind: 'redeemed', content },
  })
}
