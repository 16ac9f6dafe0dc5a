import { readSavedState, type SavedState, writeSavedState } from '@lilypad/domain'
import { createHistoryEntryMemory, type HistoryEntry } from '@/api/history-entry-memory.ts'

/** How many cards there might be, and how high those were that there were, in pixels. */
export type ListPosition = { limit: number; heights: readonly number[] }

/** What narrowed a list, and the saved search that it showed unchanged. */
export type ListState = SavedState & { searchId: number | null }

export type LeftList = ListState & { position: ListPosition }

type Stored = { state: string; searchId: number | null; limit: number; heights: readonly number[] }

const isNumber = (value: unknown) => typeof value === 'number'

function readStored(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { state, searchId, limit, heights }: Partial<Record<keyof Stored, unknown>> = stored
  if (typeof state !== 'string' || !isNumber(limit) || !Array.isArray(heights)) return null
  return { state, searchId: isNumber(searchId) ? searchId : null, limit, heights: heights.filter(isNumber) }
}

const memory = createHistoryEntryMemory('list', readStored)

/** How somebody left the list of an entry of the history; null when they have not been there. */
export function recallList(entry: HistoryEntry): LeftList | null {
  const left = memory.recall(entry)
  if (!left) return null
  const { state, searchId, ...position } = left
  return { ...readSavedState(state), searchId, position }
}

export const rememberList = (entry: HistoryEntry, { filter, sort, searchId, position }: LeftList): void =>
  memory.remember(entry, { state: writeSavedState(filter, sort), searchId, ...position })
