export type ListState = { search: string; limit: number }

/** How the list was left, by entry of the browser's history: going back finds it as it was. */
const memory = new Map<string, ListState>()

export const recallList = (key: string): ListState | undefined => memory.get(key)
export const rememberList = (key: string, state: ListState): void => {
  memory.set(key, state)
}
