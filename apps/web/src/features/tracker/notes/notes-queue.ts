import type { QueryClient } from '@tanstack/react-query'
import { mayPassLater, sendUnsent } from '@/api/unsent-changes.ts'
import { createListeners } from '@/listeners.ts'

/** What is stored of a note: its text, and the version that grows with each change. */
export type StoredNote = { text: string; version: number }

/** A note as one window knows it: its text, and the version that the text is based on. */
export type Note = StoredNote & {
  phase: 'saved' | 'unsaved' | 'conflict' | 'refused'
  /** How many times in a row it could not be stored. */
  failures: number
  /** What another window stored over the same version. */
  theirs: StoredNote | null
}

type NotesQueueOptions = {
  client: QueryClient
  /** What tells the mutations of one person's notes from another's. */
  owner: string
  /** Whether the owner is logged in: notes wait for their person, and another one must not even carry them. */
  isThere: () => boolean
  /** Resolves to the new version, or to what another window stored over the same one. */
  send: (id: number, note: StoredNote) => Promise<number | StoredNote>
  /** Where unsaved notes outlive the window. */
  unsent: {
    find: (id: number) => StoredNote | null
    keep: (id: number, note: StoredNote) => void
    drop: (id: number, note?: StoredNote) => void
  }
  onStored: (id: number, note: StoredNote) => void
  onRefused: (error: unknown) => void
}

export type NotesQueue = ReturnType<typeof createNotesQueue>

/** The pause in typing after which a note is sent, and the longest delay while typing never pauses. */
const PAUSE_MS = 700
const MAX_DELAY_MS = 4_000

const toSaved = ({ text, version }: StoredNote): Note => ({
  text,
  version,
  phase: 'saved',
  failures: 0,
  theirs: null,
})
const toUnsaved = (note: StoredNote): Note => ({ ...toSaved(note), phase: 'unsaved' })

/** The note after it was stored, or another window had stored something else over the same version. */
function afterSending(note: Note, sent: Note, outcome: number | StoredNote): Note {
  if (typeof outcome !== 'number')
    return note.text === outcome.text ? toSaved(outcome) : { ...note, phase: 'conflict', theirs: outcome }
  const next = { text: note.text, version: outcome }
  return note.text === sent.text ? toSaved(next) : toUnsaved(next)
}

/** The note after it could not be stored: what was refused is sent again only when it has changed. */
const afterFailure = (note: Note, sent: Note, error: unknown): Note => ({
  ...note,
  failures: note.failures + 1,
  phase: mayPassLater(error) || note.text !== sent.text ? 'unsaved' : 'refused',
})

/** The note of this window, or the stored one where that is newer. */
const newerOf = (note: Note | undefined, known: StoredNote): Note =>
  note && (note.phase !== 'saved' || note.version >= known.version) ? note : toSaved(known)

/** Calls once a note has not been typed for a while, and at the latest after a few seconds of typing. */
function createDelays(act: (id: number) => void) {
  const delays = new Map<number, { since: number; timer: ReturnType<typeof setTimeout> }>()
  const end = (id: number) => {
    clearTimeout(delays.get(id)?.timer)
    delays.delete(id)
  }
  const start = (id: number) => {
    const since = delays.get(id)?.since ?? Date.now()
    end(id)
    const delay = Math.max(0, Math.min(PAUSE_MS, since + MAX_DELAY_MS - Date.now()))
    delays.set(id, { since, timer: setTimeout(act, delay, id) })
  }
  return { start, end }
}

/**
 * Stores notes as they are typed: after a pause, one request at a time for each note, and only the newest text. Unsaved
 * text is also kept in the browser, and is retried until it is stored. A text that another window stored over the same
 * version is never overwritten: the note waits until the person has chosen.
 */
export function createNotesQueue({ client, owner, isThere, unsent, ...calls }: NotesQueueOptions) {
  const { send, onStored, onRefused } = calls
  const notes = new Map<number, Note>()
  const adopted = new Set<number>()
  const { tell, subscribe } = createListeners()

  const put = (id: number, note: Note) => {
    const { text, version } = notes.get(id) ?? note
    notes.set(id, note)
    if (note.phase === 'saved') unsent.drop(id, { text, version })
    else unsent.keep(id, { text: note.text, version: note.version })
    tell()
  }
  const save = (id: number) => {
    delays.end(id)
    if (notes.get(id)?.phase === 'unsaved')
      void sendUnsent(client, ['saveNote', owner, id], () => trySave(id))
  }
  const delays = createDelays(save)
  /** Sends the newest text; of what is typed meanwhile, the next request is sent. */
  const trySave = async (id: number) => {
    const sent = notes.get(id)
    if (sent?.phase !== 'unsaved' || !isThere()) return
    const become = (next: (note: Note) => Note) => {
      const note = notes.get(id)
      if (note) put(id, next(note))
      if (note && note.text !== sent.text) delays.start(id)
      return notes.get(id)?.phase
    }
    try {
      const outcome = await send(id, { text: sent.text, version: sent.version })
      const phase = become((note) => afterSending(note, sent, outcome))
      if (phase && typeof outcome === 'number') onStored(id, { text: sent.text, version: outcome })
    } catch (error) {
      if (become((note) => afterFailure(note, sent, error)) === 'refused') onRefused(error)
      throw error
    }
  }
  const current = (id: number, known: StoredNote) => newerOf(notes.get(id), known)

  return {
    current,
    get: (id: number): Note | null => notes.get(id) ?? null,
    /** In a conflict the person chooses first. */
    type(id: number, text: string, known: StoredNote) {
      const note = current(id, known)
      put(id, { ...note, text, phase: note.phase === 'conflict' ? 'conflict' : 'unsaved' })
      delays.start(id)
    },
    /** The person chose a text in a conflict. */
    resolve(id: number, text: string) {
      const theirs = notes.get(id)?.theirs
      if (!theirs) return
      const isTheirs = text === theirs.text
      put(id, isTheirs ? toSaved(theirs) : toUnsaved({ text, version: theirs.version }))
      if (isTheirs) onStored(id, theirs)
      else save(id)
    },
    /** Adopts what an earlier window could not store; once, since later it may be what another window is typing. */
    adopt(id: number, known: StoredNote) {
      const left = notes.has(id) || adopted.has(id) ? null : unsent.find(id)
      adopted.add(id)
      if (!left) return
      if (left.text === known.text) return unsent.drop(id)
      put(id, toUnsaved(left))
      save(id)
    },
    flush() {
      for (const id of notes.keys()) save(id)
    },
    forget(id: number) {
      delays.end(id)
      notes.delete(id)
      unsent.drop(id)
    },
    hasUnsaved: () => [...notes.values()].some(({ phase }) => phase !== 'saved'),
    subscribe,
  }
}
