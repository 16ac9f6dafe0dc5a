import { ApiError } from '@lilypad/contracts'
import {
  addEmail,
  type Executor,
  lockUser,
  moveNewsletterAddress,
  updateProfile,
  voidPasswordResets,
} from '@lilypad/db'
import type { CleanProfile } from '@lilypad/domain'

type Change = {
  id: number
  profile: CleanProfile
  /** False for an admin who is logged in as this person. */
  isOwner: boolean
  /** Whether an outside newsletter provider is to be told. */
  hasProvider: boolean
  now: Date
}
type Changed = { hasMoved: boolean; emailId: number | null }

/** Tells the former address, takes the newsletters along, and makes links that went there stop working. */
const moveAddress = async (tx: Executor, from: string, { id, profile, hasProvider, now }: Change) => {
  await voidPasswordResets(tx, id)
  await moveNewsletterAddress(tx, { from, to: profile.email, hasProvider, now })
  const changedAt = now.toISOString()
  const letter = { kind: 'email-changed' as const, content: { firstName: profile.firstName, changedAt } }
  return addEmail(tx, { userId: id, recipient: from, cause: changedAt, letter })
}

/**
 * Saves a profile that has passed the rules, and what follows from another e-mail address. Throws `forbidden`
 * when an admin would change a person's address, and what `isDuplicate` knows when it is somebody else's.
 */
export const changeProfile = (db: Executor, change: Change): Promise<Changed> =>
  db.transaction(async (tx) => {
    const { id, profile, isOwner } = change
    const before = await lockUser(tx, id)
    if (!before) throw new ApiError('unauthenticated')
    if (!isOwner && profile.email !== before.email) throw new ApiError('forbidden')
    await updateProfile(tx, { id, profile })
    const hasMoved = profile.email.toLowerCase() !== before.email.toLowerCase()
    return { hasMoved, emailId: hasMoved ? await moveAddress(tx, before.email, change) : null }
  })
