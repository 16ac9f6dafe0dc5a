import type { User } from '@lilypad/contracts'
import { usePortal } from '@/api/billing/portal.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { subscriptionEnd } from './subscription-end.ts'

/**
 * What 'Manage my subscription.' does: it opens the payment portal, or tells people without a paid subscription when
 * their access ends.
 */
export const useManageSubscription = (user: User) => {
  const portal = usePortal()
  const { alert } = useDialogs()
  const manage = () => {
    if (!user.stripeSubscriptionId) return void alert(subscriptionEnd(user, new Date()))
    portal.mutate(undefined, { onError: (error) => void alert(messageOf(error)) })
  }
  return { manage, isPending: portal.isPending }
}
