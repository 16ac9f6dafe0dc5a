import { createStored, type Stored } from './stored-value.ts'

/** A page as somebody saw it: an entry of the browser's history, by its key, and whose it is, 0 for a visitor. */
export type HistoryEntry = { key: string; ownerId: number }

/** What a page leaves for its person's coming back to the same entry of the history. The tab keeps it, also over a reload. */
export function createHistoryEntryMemory<T>(name: string, read: (stored: unknown) => T | null) {
  const known = new Map<string, Stored<T | null>>()
  const findStored = (entry: HistoryEntry) => {
    const key = `lilypad-${name} ${entry.ownerId} ${entry.key}`
    const kept =
      known.get(key) ??
      createStored<T | null>({ key, storage: () => window.sessionStorage, read, empty: null })
    known.set(key, kept)
    return kept
  }
  return {
    recall: (entry: HistoryEntry): T | null => findStored(entry).get(),
    remember: (entry: HistoryEntry, left: T): void => findStored(entry).set(left),
  }
}
