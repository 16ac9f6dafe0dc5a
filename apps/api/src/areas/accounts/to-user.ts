import { type User, userRecord, type WireOf } from '@lilypad/contracts'
import type { Person, Session } from '@lilypad/db'
import { grantingSubscription, isPremium } from '@lilypad/domain'

/** A person for the client; premium is computed now from the stored facts. */
export function toUser(
  person: Person,
  session: Pick<Session, 'impersonatorId'>,
  now: Date,
): WireOf<typeof userRecord.fields> {
  const isImpersonated = session.impersonatorId !== null
  const user: User = {
    ...person,
    // Only the person may pay, so an impersonating admin does not get the payment reference.
    stripeClientReferenceId: isImpersonated ? '' : person.stripeClientReferenceId,
    isAdmin: person.standing.isAdmin,
    isFree: !isPremium(person.standing, now),
    stripeSubscriptionId: grantingSubscription(person.standing, now)?.id ?? null,
    redeemedUntil: person.standing.redeemedUntil?.toISOString() ?? null,
    isImpersonated,
  }
  return userRecord.encode(user)
}
