import type { OfferId } from '@lilypad/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../client.ts'
import { settingsQuery } from '../home/home.ts'

/** The hosted payment page of each offer; null where it cannot be bought, undefined before it is known. */
export const usePaymentLinks = (): Record<OfferId, string | null | undefined> => {
  const { data: settings } = useQuery(settingsQuery)
  return {
    skip: settings?.payment_link_skip,
    jump: settings?.payment_link_jump,
    jump_intake: settings?.payment_link_jump_intake,
  }
}

/** Gets a link to the payment provider's portal, or to its plans for an upgrade, and goes there. */
export const usePortal = ({ upgrade = false } = {}) =>
  useMutation({
    mutationFn: () => api.getPortalUrl(upgrade ? { upgrade: '1' } : {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
