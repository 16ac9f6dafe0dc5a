import { useQueryClient } from '@tanstack/react-query'
import { type JobChange, saveTrackedJob } from '@/api/tracker/tracker-calls.ts'
import { useAttempt } from '@/api/use-attempt.ts'

/** Changes an application; true when that is done. A failure is told in an alert. */
export const useJobChange = (id: number) => {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const change = (changed: JobChange): Promise<boolean> => attempt(() => saveTrackedJob(client, id, changed))
  return { change, isPending }
}
