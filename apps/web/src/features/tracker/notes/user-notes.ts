import { ApiError, type TrackedJob, type User } from '@lilypad/contracts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQuery, useUser } from '@/api/accounts/session.ts'
import { attempt } from '@/api/attempt.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { changeTrackedJob, trackerApi } from '@/api/tracker/tracker.ts'
import { createUnsent } from '@/api/unsent-changes.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { createNotesQueue, type NotesQueue, type StoredNote } from './notes-queue.ts'

function read(stored: unknown): StoredNote | null {
  const { text, version } = (stored ?? {}) as Partial<StoredNote>
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}

export const unsentNotes = createUnsent<StoredNote>('note', read)

export type Person = Pick<User, 'id' | 'isImpersonated'>

type UserNotes = { queue: NotesQueue; onRefused: (tell: (message: string) => void) => void }

function listen(queue: NotesQueue, isThere: () => boolean) {
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush())
  window.addEventListener(
    'beforeunload',
    (event) => isThere() && queue.hasUnsaved() && event.preventDefault(),
  )
}

/** What a member left belongs to the member: an admin who is logged in as them neither reads nor adds to it. */
const toUnsent = ({ id: userId, isImpersonated }: Person) => ({
  find: (id: number) => (isImpersonated ? null : unsentNotes.find(userId, id)),
  keep: (id: number, note: StoredNote) => {
    if (!isImpersonated) attempt(() => unsentNotes.keep(userId, id, note))
  },
  drop: (id: number, note?: StoredNote) => {
    if (!isImpersonated) unsentNotes.drop(userId, id, note)
  },
})

function makeUserNotes(person: Person, client: QueryClient): UserNotes {
  let tell = (_message: string): void => undefined
  const isThere = () => {
    const user = client.getQueryData(userQuery.queryKey)
    return user?.id === person.id && user.isImpersonated === person.isImpersonated
  }
  const queue = createNotesQueue({
    client,
    owner: `${person.id} ${person.isImpersonated}`,
    isThere,
    async send(id, { text, version }) {
      const job = { id, notes: text, notes_version: version, notes_by: person.id }
      try {
        return (await trackerApi.updateTrackedJob({ job })).notes_version
      } catch (error) {
        const { notes, notes_version } =
          error instanceof ApiError && error.code === 'conflict' ? error.details : {}
        const theirs = read({ text: notes, version: notes_version })
        if (!theirs) throw error
        return theirs
      }
    },
    unsent: toUnsent(person),
    onStored: (id, { text, version }) => {
      if (isThere()) changeTrackedJob(client, id, { notes: text, notesVersion: version })
    },
    onRefused: (error) => tell(toMessage(error)),
  })
  listen(queue, isThere)
  return {
    queue,
    onRefused: (next) => {
      tell = next
    },
  }
}

const known = new Map<string, UserNotes>()

/** The notes of a person. They outlive the screen: what was typed is stored after one has gone elsewhere, too. */
export function userNotes(person: Person, client: QueryClient): UserNotes {
  const key = `${person.id} ${person.isImpersonated}`
  const notes = known.get(key) ?? makeUserNotes(person, client)
  known.set(key, notes)
  return notes
}

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
