import { ApiError, type User } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '@/api/accounts/session.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { mayPassLater } from '@/api/may-pass-later.ts'
import { changeTrackedJob, trackerApi } from '@/api/tracker/tracker.ts'
import type { StoredNote } from './note.ts'
import {
  type Clock,
  createNotesQueue,
  type NotesQueue,
  type NotesShelf,
  type Outcome,
} from './notes-queue.ts'
import { notesShelf } from './notes-shelf.ts'

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

const theirsOf = ({ details }: ApiError): StoredNote | null => {
  const { notes, notes_version: version } = details
  return typeof notes === 'string' && typeof version === 'number' ? { text: notes, version } : null
}

const outcomeOf = (error: unknown): Outcome => {
  if (mayPassLater(error)) return { kind: 'unreachable' }
  const theirs = error instanceof ApiError && error.code === 'conflict' ? theirsOf(error) : null
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', message: messageOf(error) }
}

const sendFor =
  (userId: number, isThere: () => boolean) =>
  async (id: number, { text, version }: StoredNote): Promise<Outcome> => {
    // They wait for their person; another one must not even carry them.
    if (!isThere()) return { kind: 'unreachable' }
    try {
      const job = { id, notes: text, notes_version: version, notes_by: userId }
      return { kind: 'stored', version: (await trackerApi.updateTrackedJob({ job })).notes_version }
    } catch (error) {
      return outcomeOf(error)
    }
  }

const listen = (queue: NotesQueue, isThere: () => boolean) => {
  window.addEventListener('online', () => queue.flush())
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush())
  window.addEventListener(
    'beforeunload',
    (event) => isThere() && queue.hasUnsaved() && event.preventDefault(),
  )
}

export type Person = Pick<User, 'id' | 'isImpersonated'>

const NO_SHELF: NotesShelf = { read: () => null, write: () => undefined, remove: () => undefined }

export type UserNotes = { queue: NotesQueue; onRefused: (tell: (message: string) => void) => void }

const makeUserNotes = ({ id: userId, isImpersonated }: Person, client: QueryClient): UserNotes => {
  let tell = (_message: string): void => undefined
  const isThere = () => {
    const user = client.getQueryData(userQuery.queryKey)
    return user?.id === userId && user.isImpersonated === isImpersonated
  }
  const queue = createNotesQueue({
    send: sendFor(userId, isThere),
    clock,
    // What a member left belongs to the member: an admin who is logged in as them neither reads nor adds to it.
    shelf: isImpersonated ? NO_SHELF : notesShelf(userId, () => localStorage),
    onStored: (id, { text, version }) => {
      if (isThere()) changeTrackedJob(client, id, { notes: text, notesVersion: version })
    },
    onRefused: (_id, message) => tell(message),
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
export const userNotes = (person: Person, client: QueryClient): UserNotes => {
  const key = `${person.id} ${person.isImpersonated}`
  const notes = known.get(key) ?? makeUserNotes(person, client)
  known.set(key, notes)
  return notes
}
