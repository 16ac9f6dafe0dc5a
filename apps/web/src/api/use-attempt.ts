import { useState } from 'react'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { toMessage } from './failure-messages.ts'

/** Does something that takes its time; true when it is done. A failure is told in an alert. */
export function useAttempt() {
  const { alert } = useDialogs()
  const [isPending, setPending] = useState(false)
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setPending(true)
    try {
      await act()
      return true
    } catch (error) {
      void alert(toMessage(error))
      return false
    } finally {
      setPending(false)
    }
  }
  return { attempt, isPending }
}
