import type { User } from '@lilypad/contracts'
import { formatDay, newYorkDay } from '@lilypad/domain'

type Holder = Pick<User, 'redeemedUntil' | 'isAdmin'>

/** Until when a premium member without a paid subscription is premium, in a sentence. */
export const subscriptionEnd = ({ redeemedUntil, isAdmin }: Holder, now: Date): string => {
  const end = redeemedUntil ? new Date(redeemedUntil) : null
  if (end && end > now)
    return `Your subscription was activated with a redemption code and runs until ${formatDay(newYorkDay(end))}.`
  return isAdmin
    ? 'You have full access as an admin. There is no paid subscription to manage.'
    : 'There is no paid subscription to manage.'
}
