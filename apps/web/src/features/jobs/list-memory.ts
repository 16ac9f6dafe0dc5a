import type { SavedState } from '@lilypad/domain'

/** How a list was left: what narrowed it, the saved search that it showed unchanged, and how far it was drawn. */
export type ListState = SavedState & { searchId: number | null; limit: number }

/** Whose list it was, 0 for a visitor, and what the browser showed for it: path and query. */
type Place = { ownerId: number; address: string }
type Left = ListState & Place

/** By entry of the browser's history: going back finds the list as it was. */
const memory = new Map<string, Left>()

/** How the list of a history entry was left; nothing when the entry has another address or owner by now. */
export const recallList = (key: string, { ownerId, address }: Place): ListState | null => {
  const left = memory.get(key)
  return left?.address === address && left.ownerId === ownerId ? left : null
}

export const rememberList = (key: string, place: Place, state: ListState): void => {
  memory.set(key, { ...state, ...place })
}

/** The very same whenever nothing is known, so that no card is drawn anew for it. */
export const UNKNOWN_HEIGHTS: readonly number[] = []

/** By activation of the dashboard: heights of the cards when it was left, in pixels. */
const heights = new Map<string, readonly number[]>()

/** Whoever comes back scrolls over cards as high as they were, also over those that are not laid out yet. */
export const recallHeights = (entry: string): readonly number[] => heights.get(entry) ?? UNKNOWN_HEIGHTS

export const rememberHeights = (entry: string, left: readonly number[]): void => {
  heights.set(entry, left)
}
