import { useMutation } from '@tanstack/react-query'
import { billingApi } from './billing-api.ts'

/** Gets a link to the payment provider's portal, or to its plans for an upgrade, and goes there. */
export const usePortal = ({ upgrade = false } = {}) =>
  useMutation({
    mutationFn: () => billingApi.getPortalUrl(upgrade ? { upgrade: '1' } : {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
