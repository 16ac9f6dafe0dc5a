import { UNUSABLE_PASSWORD_HASH } from '@lilypad/crypto'
import {
  addToOutbox,
  type Database,
  type Executor,
  findPerson,
  moveNewsletterAddress,
  openPasswordReset,
  revokeAccess,
  setEmail,
  setPassword,
  useAccountChange,
} from '@lilypad/db'
import type { EndedAccess } from '@lilypad/domain'

type Undoing = {
  token: string
  userId: number
  /** Whether to notify an outside newsletter provider. */
  hasProvider: boolean
  now: Date
}
type Undone = { hasMoved: boolean; outboxId: number | null; resetToken: string; ended: EndedAccess }

/** Tells the address that loses the account. It gets no link: the oldest owner wins. */
async function restoreEmail(
  tx: Executor,
  { userId, hasProvider, now }: Undoing,
  { from, to }: { from: string; to: string },
) {
  await setEmail(tx, { id: userId, email: to })
  await moveNewsletterAddress(tx, { from, to, hasProvider, now })
  const person = await findPerson(tx, userId)
  const changedAt = now.toISOString()
  const content = { firstName: person?.firstName ?? '', changedAt }
  const letter = { kind: 'email-changed' as const, content }
  return addToOutbox(tx, { userId, recipient: from, cause: changedAt, letter })
}

/**
 * Undoes a change of an account's address or password, with all that came after it: restores the address, makes the
 * password useless, ends all access, and opens the way to a new password. Null when the token is not,
 * or no longer, usable.
 */
export const undoAccountChange = ({ db }: Pick<Database, 'db'>, undoing: Undoing): Promise<Undone | null> =>
  db.transaction(async (tx) => {
    const { userId: id, now } = undoing
    const used = await useAccountChange(tx, undoing)
    if (!used) return null
    const { email: from, formerEmail: to } = used
    const hasMoved = from.toLowerCase() !== to.toLowerCase()
    const outboxId = hasMoved ? await restoreEmail(tx, undoing, { from, to }) : null
    await setPassword(tx, { id, passwordHash: UNUSABLE_PASSWORD_HASH })
    const ended = await revokeAccess(tx, { userId: id, now })
    return { hasMoved, outboxId, ended, resetToken: await openPasswordReset(tx, { userId: id, now }) }
  })
