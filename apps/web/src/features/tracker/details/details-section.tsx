import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { type JobChange, saveTrackedJob } from '@/api/tracker/tracker-changes.ts'
import { useAttempt } from '@/api/use-attempt.ts'

export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-bold text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Changes an application; true when that is done. A failure is reported in an alert. */
export function useJobChange(id: number) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const change = (changed: JobChange): Promise<boolean> => attempt(() => saveTrackedJob(client, id, changed))
  return { change, isPending }
}
