import { api } from '../client.ts'
import { useAttempt } from '../use-attempt.ts'

/** Opens the payment provider's portal, or its plans for an upgrade. A failure is told in an alert. */
export function usePortal({ upgrade = false } = {}) {
  const { attempt, isPending } = useAttempt()
  const open = async () => {
    const { url } = await api.getPortalUrl(upgrade ? { upgrade: '1' } : {})
    window.location.assign(url)
  }
  return { openPortal: () => void attempt(open), isPending }
}
