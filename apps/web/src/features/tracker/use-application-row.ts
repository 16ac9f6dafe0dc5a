import type { TrackedJob } from '@lilypad/contracts'
import { celebrates } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useRef, useState } from 'react'
import { saveTrackedJob, untrack } from '@/api/tracker/tracker-changes.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** What an application tells the tracker around it. Stays the same, so that rows need no drawing. */
export type RowEvents = {
  onCelebrate: (id: number, status: number) => void
  onDetails: (id: number) => void
  /** Takes it out of sight and forgets it; `element` is what shows it. */
  onRemoved: (id: number, element: Element) => Promise<void>
  announce: (message: string) => void
}

const RowEventsContext = createContext<RowEvents | null>(null)
export const RowEventsProvider = RowEventsContext.Provider

export function useRowEvents(): RowEvents {
  const events = useContext(RowEventsContext)
  if (!events) throw new Error('useRowEvents needs a RowEventsProvider above it')
  return events
}

/** What can be done with an application where it is listed; locked while its request is pending. */
export function useApplicationRow<E extends Element>(job: TrackedJob) {
  const { onCelebrate, onDetails, onRemoved } = useRowEvents()
  const { confirm } = useDialogs()
  const { attempt, isPending } = useAttempt()
  const client = useQueryClient()
  const element = useRef<E>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  /** True when it is saved. */
  const setStatus = async (status: number): Promise<boolean> => {
    if (isPending || status === job.status) return false
    setChosen(status)
    const isSaved = await attempt(() => saveTrackedJob(client, job.id, { status }))
    setChosen(null)
    if (isSaved && celebrates(status)) onCelebrate(job.id, status)
    return isSaved
  }
  const remove = async () => {
    const question = `Are you sure you want to stop tracking the job "${job.title}"?`
    if (isPending || !(await confirm(question, { title: 'Stop tracking' }))) return
    const isGone = await attempt(() => untrack(client, job.id))
    if (isGone && element.current) await onRemoved(job.id, element.current)
  }
  return {
    element,
    isPending,
    /** The one that is chosen, before it is saved as well. */
    status: chosen ?? job.status,
    setStatus,
    remove,
    openDetails: () => onDetails(job.id),
  }
}
