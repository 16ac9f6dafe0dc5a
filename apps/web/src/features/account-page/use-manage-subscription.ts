import type { User } from '@lilypad/contracts'
import { formatDay, newYorkDay } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { paymentsQuery } from '@/api/billing/payments.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

type Holder = Pick<User, 'redeemedUntil' | 'isAdmin'>

/** Until when a premium member without a paid subscription is premium, in a sentence. */
export function subscriptionEnd({ redeemedUntil, isAdmin }: Holder, now: Date): string {
  const end = redeemedUntil ? new Date(redeemedUntil) : null
  if (end && end > now)
    return `Your subscription was activated with a redemption code and runs until ${formatDay(newYorkDay(end))}.`
  return isAdmin
    ? 'You have full access as an admin. There is no paid subscription to manage.'
    : 'There is no paid subscription to manage.'
}

/**
 * What 'Manage my subscription.' does: it opens the payment portal, or tells people without a paid subscription when
 * their access ends.
 */
export function useManageSubscription(user: User) {
  const { openPortal, isPending } = usePortal()
  const { alert } = useDialogs()
  const { data } = useQuery(paymentsQuery)
  // A paused plan runs on, although it opens nothing meanwhile.
  const hasPlan = user.stripeSubscriptionId !== null || Boolean(data?.subscription)
  const manage = () => (hasPlan ? openPortal() : void alert(subscriptionEnd(user, new Date())))
  return { manage, isPending, hasPlan }
}
