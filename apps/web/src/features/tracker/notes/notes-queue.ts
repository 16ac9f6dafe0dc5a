import { createListeners } from '@/listeners.ts'
import type { Note, StoredNote } from './note.ts'
import * as steps from './note.ts'

/** How sending a note ended. */
export type Outcome =
  | { kind: 'stored'; version: number }
  | { kind: 'conflict'; theirs: StoredNote }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }

export type Clock = {
  /** Milliseconds. */
  now: () => number
  /** Calls back after a number of milliseconds, unless the returned function cancels it. */
  after: (ms: number, act: () => void) => () => void
}

/** Where unsaved notes outlive the window. */
export type NotesShelf = {
  read: (id: number) => StoredNote | null
  write: (id: number, note: StoredNote) => void
  remove: (id: number) => void
}

type NotesQueueOptions = {
  send: (id: number, note: StoredNote) => Promise<Outcome>
  clock: Clock
  shelf: NotesShelf
  onStored: (id: number, note: StoredNote) => void
  onRefused: (id: number, message: string) => void
}

export type NotesQueue = ReturnType<typeof createNotesQueue>

const afterOutcome = (note: Note, outcome: Outcome, now: number): Note => {
  if (outcome.kind === 'stored') return steps.stored(note, outcome.version, now)
  if (outcome.kind === 'conflict') return steps.conflicting(note, outcome.theirs)
  return outcome.kind === 'refused' ? steps.refused(note, now) : steps.unreachable(note, now)
}

/** When the first of the notes is to be sent; null while none is. */
const firstDue = (notes: Iterable<Note>): number | null => {
  const times = [...notes].flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]))
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * Stores notes as they are typed: after a pause, one request at a time for each note, and only the newest text. Unsaved
 * text is also kept on the shelf, and is retried until it is stored. A text that another window stored over the same
 * version is never overwritten: the note waits until the person has chosen.
 */
export const createNotesQueue = ({ send, clock, shelf, onStored, onRefused }: NotesQueueOptions) => {
  const notes = new Map<number, Note>()
  const adopted = new Set<number>()
  const { tell, subscribe } = createListeners()
  let cancelTimer = (): void => undefined

  const put = (id: number, note: Note) => {
    notes.set(id, note)
    if (steps.isUnsaved(note)) shelf.write(id, { text: note.text, version: note.version })
    else shelf.remove(id)
    schedule()
    tell()
  }
  const schedule = () => {
    cancelTimer()
    const due = firstDue(notes.values())
    if (due !== null) cancelTimer = clock.after(Math.max(0, due - clock.now()), sendDue)
  }
  const sendDue = () => {
    for (const [id, { dueAt }] of notes) if (dueAt !== null && dueAt <= clock.now()) void sendOne(id)
    // A timer may fire a little early.
    schedule()
  }
  const sendOne = async (id: number) => {
    const before = notes.get(id)
    if (!before) return
    put(id, steps.sending(before))
    const outcome = await send(id, { text: before.text, version: before.version })
    const note = notes.get(id)
    if (!note) return
    const next = afterOutcome(note, outcome, clock.now())
    put(id, next)
    if (outcome.kind === 'stored') onStored(id, { text: before.text, version: outcome.version })
    if (outcome.kind === 'refused' && next.phase === 'refused') onRefused(id, outcome.message)
  }
  /** The note of this window, or the stored one where that is newer. */
  const current = (id: number, known: StoredNote): Note => {
    const note = notes.get(id)
    if (!note) return steps.untouched(known)
    return note.phase === 'saved' && note.version < known.version ? steps.untouched(known) : note
  }

  return {
    current,
    get: (id: number): Note | null => notes.get(id) ?? null,
    type: (id: number, text: string, known: StoredNote) =>
      put(id, steps.typed(current(id, known), text, clock.now())),
    /** The person chose a text in a conflict. */
    resolve: (id: number, text: string) => {
      const note = notes.get(id)
      if (!note?.theirs) return
      const { theirs } = note
      put(id, steps.resolved(note, text, clock.now()))
      if (text === theirs.text) onStored(id, theirs)
    },
    /**
     * Adopts what an earlier window could not store; only once, since later it may be what another window is typing.
     */
    adopt: (id: number, known: StoredNote) => {
      const left = notes.has(id) || adopted.has(id) ? null : shelf.read(id)
      adopted.add(id)
      if (!left) return
      if (left.text === known.text) return shelf.remove(id)
      put(id, { ...steps.typed(steps.untouched(left), left.text, clock.now()), dueAt: clock.now() })
    },
    /** Sends all waiting notes immediately. */
    flush: () => {
      for (const [id, { dueAt }] of notes) if (dueAt !== null) void sendOne(id)
    },
    forget: (id: number) => {
      notes.delete(id)
      shelf.remove(id)
      schedule()
    },
    hasUnsaved: () => [...notes.values()].some(steps.isUnsaved),
    subscribe,
  }
}
