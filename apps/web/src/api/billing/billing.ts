import type { PaidPlanId } from '@lilypad/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../client.ts'
import { settingsQuery } from '../home/home.ts'

/** The hosted payment page of each plan; null where the plan cannot be bought, undefined before it is known. */
export const usePaymentLinks = (): Record<PaidPlanId, string | null | undefined> => {
  const { data: settings } = useQuery(settingsQuery)
  return { skip: settings?.payment_link_skip, jump: settings?.payment_link_jump }
}

/** Gets a link to the payment provider's portal, or to its plans for an upgrade, and goes there. */
export const usePortal = ({ upgrade = false } = {}) =>
  useMutation({
    mutationFn: () => api.getPortalUrl(upgrade ? { upgrade: '1' } : {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
