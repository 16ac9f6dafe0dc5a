import { type User, userRecord, type WireOf } from '@lilypad/contracts'
import type { Person, Session } from '@lilypad/db'
import { grantingSubscription, isPremium } from '@lilypad/domain'

/** A person as the client knows them; premium is decided now, from what is stored. */
export const toUser = (
  { standing, ...person }: Person,
  session: Pick<Session, 'impersonatorId'>,
  now: Date,
): WireOf<typeof userRecord.fields> => {
  const isImpersonated = session.impersonatorId !== null
  const user: User = {
    ...person,
    // It belongs to a payment, which is the person's own: nobody pays in their name.
    stripeClientReferenceId: isImpersonated ? '' : person.stripeClientReferenceId,
    isAdmin: standing.isAdmin,
    isFree: !isPremium(standing, now),
    stripeSubscriptionId: grantingSubscription(standing, now)?.id ?? null,
    redeemedUntil: standing.redeemedUntil?.toISOString() ?? null,
    isImpersonated,
  }
  return userRecord.encode(user)
}
