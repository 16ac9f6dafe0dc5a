import { useMutation } from '@tanstack/react-query'
import { api } from '../client.ts'

/** Gets a link to the payment provider's portal, or to its plans for an upgrade, and goes there. */
export const usePortal = ({ upgrade = false } = {}) =>
  useMutation({
    mutationFn: () => api.getPortalUrl(upgrade ? { upgrade: '1' } : {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
