import type { TrackedJob } from '@lilypad/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { userNotes } from './user-notes.ts'

const NOBODY = { id: 0, isImpersonated: false }

const useUserNotes = () => userNotes(useUser() ?? NOBODY, useQueryClient())

/** Gives up what could not be saved of an application that is no longer tracked. */
export function useForgetNotes() {
  return useUserNotes().queue.forget
}

type WithNotes = Pick<TrackedJob, 'id' | 'notes' | 'notesVersion'>

const toStored = ({ notes, notesVersion }: WithNotes) => ({ text: notes, version: notesVersion })

/** Sends what an earlier window left of the person's notes; a refusal is told in an alert. */
export function useLeftNotes(jobs: readonly WithNotes[] | undefined): void {
  const { alert } = useDialogs()
  const { queue, onRefused } = useUserNotes()
  useEffect(() => onRefused((message) => void alert(message)), [onRefused, alert])
  useEffect(() => {
    for (const job of jobs ?? []) queue.adopt(job.id, toStored(job))
  }, [queue, jobs])
  useEffect(() => queue.flush(), [queue])
}

export function useNotes(job: WithNotes) {
  const { queue } = useUserNotes()
  const known = toStored(job)
  // A new object only when it changes.
  useSyncExternalStore(queue.subscribe, () => queue.get(job.id))
  return {
    note: queue.current(job.id, known),
    type: (text: string) => queue.type(job.id, text, known),
    resolve: (text: string) => queue.resolve(job.id, text),
  }
}
