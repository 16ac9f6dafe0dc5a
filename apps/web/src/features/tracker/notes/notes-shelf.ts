import { attempt } from '@/api/attempt.ts'
import { notePrefix } from '@/api/left-on-device.ts'
import type { StoredNote } from './note.ts'
import type { NotesShelf } from './notes-queue.ts'

const noteOf = (stored: unknown): StoredNote | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { text, version } = stored as Record<string, unknown>
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}

/** Whether unsaved notes of this person are in the browser. */
export const hasLeftNotes = (userId: number, storage: () => Storage): boolean =>
  attempt(() => Object.keys(storage()).some((key) => key.startsWith(notePrefix(userId)))) ?? false

/** Keeps the unsaved notes of one person in the browser, an entry each: two windows do not take each other's. */
export const notesShelf = (userId: number, storage: () => Storage): NotesShelf => {
  const keyOf = (id: number) => notePrefix(userId) + id
  const written = new Map<number, string>()
  return {
    read: (id) => attempt(() => noteOf(JSON.parse(storage().getItem(keyOf(id)) ?? 'null'))),
    write: (id, note) => {
      const text = JSON.stringify(note)
      if (written.get(id) === text) return
      written.set(id, text)
      attempt(() => storage().setItem(keyOf(id), text))
    },
    remove: (id) => {
      const isOurs = () => storage().getItem(keyOf(id)) === written.get(id)
      if (written.has(id) && !attempt(isOurs)) return
      written.delete(id)
      attempt(() => storage().removeItem(keyOf(id)))
    },
  }
}
