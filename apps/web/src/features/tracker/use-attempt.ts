import { useState } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Does something that takes its time; true when it is done. A failure is told in an alert. */
export const useAttempt = () => {
  const { alert } = useDialogs()
  const [isPending, setPending] = useState(false)
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setPending(true)
    try {
      await act()
      return true
    } catch (error) {
      void alert(messageOf(error))
      return false
    } finally {
      setPending(false)
    }
  }
  return { attempt, isPending }
}
