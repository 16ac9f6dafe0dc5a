import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessageOf } from '@/api/messages.ts'
import { type JobChange, saveTrackedJob } from '@/api/tracker-calls.ts'
import { useDialogs } from '@/ui/dialogs.tsx'

/** Changes an application; true when that is done. A failure is told in an alert. */
export const useJobChange = (id: number) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const [isPending, setPending] = useState(false)
  const change = async (changed: JobChange): Promise<boolean> => {
    setPending(true)
    try {
      await saveTrackedJob(client, id, changed)
      return true
    } catch (error) {
      void alert(serverMessageOf(error))
      return false
    } finally {
      setPending(false)
    }
  }
  return { change, isPending }
}
