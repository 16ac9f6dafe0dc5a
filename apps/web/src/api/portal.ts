import { useMutation } from '@tanstack/react-query'
import { api } from './client.ts'

/** Fetches a link to the payment provider's portal, for an upgrade to its plans, and goes there. */
export const usePortal = ({ upgrade = false } = {}) =>
  useMutation({
    mutationFn: () => api.getPortalUrl(upgrade ? { upgrade: '1' } : {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
