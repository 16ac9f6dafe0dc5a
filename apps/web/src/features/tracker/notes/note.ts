/** What is stored of a note: its text, and the version that grows with each change. */
export type StoredNote = { text: string; version: number }

type Phase = 'saved' | 'due' | 'sending' | 'conflict' | 'refused'

/** A note as one window knows it. Times are milliseconds of the queue's clock. */
export type Note = {
  text: string
  /** The version that the text is based on. */
  version: number
  phase: Phase
  /** When it is to be sent; null while nothing is to be. */
  dueAt: number | null
  /** When the first letter was typed that has not been sent. */
  since: number
  /** The text being sent. */
  sent: string | null
  /** How many times in a row it could not be stored. */
  failures: number
  /** What another window stored over the same version. */
  theirs: StoredNote | null
}

/** The pause in typing after which a note is sent, and the longest delay while typing never pauses. */
const PAUSE_MS = 700
const LONGEST_MS = 4_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

const dueAfterTyping = (since: number, now: number) => Math.min(now + PAUSE_MS, since + LONGEST_MS)

/** A note that nobody has touched in this window. */
export const untouched = ({ text, version }: StoredNote): Note => ({
  text,
  version,
  phase: 'saved',
  dueAt: null,
  since: 0,
  sent: null,
  failures: 0,
  theirs: null,
})

/** After typing. A pending request is awaited first; in a conflict the person chooses first. */
export const typed = (note: Note, text: string, now: number): Note => {
  if (note.phase === 'conflict' || note.phase === 'sending') return { ...note, text }
  const since = note.phase === 'due' ? note.since : now
  return { ...note, text, since, phase: 'due', dueAt: dueAfterTyping(since, now) }
}

export const sending = (note: Note): Note => ({ ...note, phase: 'sending', sent: note.text, dueAt: null })

/** After it was stored; text typed meanwhile follows, based on the new version. */
export const stored = (note: Note, version: number, now: number): Note => {
  const clean = untouched({ text: note.text, version })
  return note.text === note.sent ? clean : typed(clean, note.text, now)
}

/** After the server could not be reached: tries again later, with growing delays. */
export const unreachable = (note: Note, now: number): Note => {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** note.failures, LONGEST_RETRY_MS)
  return { ...note, phase: 'due', sent: null, failures: note.failures + 1, dueAt: now + wait, since: now }
}

/** After the server refused this text: only a changed one is sent. */
export const refused = (note: Note, now: number): Note => {
  const after: Note = { ...note, phase: 'refused', failures: note.failures + 1, dueAt: null }
  return note.text === note.sent ? after : typed(after, note.text, now)
}

/** After another window had stored something else over the same version. */
export const conflicting = (note: Note, theirs: StoredNote): Note =>
  note.text === theirs.text ? untouched(theirs) : { ...note, phase: 'conflict', sent: null, theirs }

/** After the person chose a text; it is written over what the other window stored. */
export const resolved = (note: Note, text: string, now: number): Note => {
  if (!note.theirs) return note
  if (text === note.theirs.text) return untouched(note.theirs)
  const base = untouched({ text, version: note.theirs.version })
  return { ...base, phase: 'due', dueAt: now, since: now }
}

/** Whether closing the window now would lose the newest text. */
export const isUnsaved = (note: Note): boolean => note.phase !== 'saved'
