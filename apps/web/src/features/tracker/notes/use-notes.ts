import type { TrackedJob } from '@lilypad/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import type { Note } from './note.ts'
import type { NotesQueue } from './notes-queue.ts'
import { type Person, userNotes } from './user-notes.ts'

const NotesContext = createContext<NotesQueue | null>(null)
export const NotesProvider = NotesContext.Provider

const useQueue = (): NotesQueue => {
  const queue = useContext(NotesContext)
  if (!queue) throw new Error('notes need a NotesProvider above them')
  return queue
}

/** Gives up what could not be saved of an application that is no longer tracked. */
export const useForgetNotes = () => useQueue().forget

type WithNotes = Pick<TrackedJob, 'id' | 'notes' | 'notesVersion'>

const storedOf = ({ notes, notesVersion }: WithNotes) => ({ text: notes, version: notesVersion })

/** The person's queue of notes, with what an earlier window left; a refusal is told in an alert. */
export const useNotesQueue = (person: Person, jobs: readonly WithNotes[] | undefined): NotesQueue => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { id, isImpersonated } = person
  const { queue, onRefused } = useMemo(
    () => userNotes({ id, isImpersonated }, client),
    [id, isImpersonated, client],
  )
  useEffect(() => onRefused((message) => void alert(message)), [onRefused, alert])
  useEffect(() => {
    for (const job of jobs ?? []) queue.adopt(job.id, storedOf(job))
  }, [queue, jobs])
  useEffect(() => queue.flush(), [queue])
  return queue
}

/** One application's notes: their text and state now, and what typing and choosing do. */
export const useNotes = (job: WithNotes) => {
  const queue = useQueue()
  const known = storedOf(job)
  const kept = useSyncExternalStore(queue.subscribe, () => queue.get(job.id))
  const note: Pick<Note, 'text' | 'phase' | 'failures' | 'theirs'> = kept
    ? queue.current(job.id, known)
    : { text: job.notes, phase: 'saved', failures: 0, theirs: null }
  return {
    note,
    type: (text: string) => queue.type(job.id, text, known),
    resolve: (text: string) => queue.resolve(job.id, text),
  }
}
