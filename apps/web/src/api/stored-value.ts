import { useSyncExternalStore } from 'react'
import { createListeners } from '@/listeners.ts'
import { attempt } from './attempt.ts'

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type StoredOptions<T> = {
  key: string
  /** By default the browser's; where it allows none, the value is kept only for this page. */
  storage?: () => StorageLike
  /** Parses the stored value; null for a damaged one, which is ignored. */
  read: (stored: unknown) => T | null
  empty: T
}

export type Stored<T> = {
  get: () => T
  set: (value: T) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  use: () => T
}

/** A value that survives a reload, as an external store for React. */
export function createStored<T>({
  key,
  storage = () => window.localStorage,
  read,
  empty,
}: StoredOptions<T>): Stored<T> {
  let held: { value: T } | null = null
  const { tell, subscribe } = createListeners()
  const load = () => attempt(() => read(JSON.parse(storage().getItem(key) ?? 'null'))) ?? empty
  const become = (next: T, write: () => void) => {
    held = { value: next }
    attempt(write)
    tell()
  }
  const get = () => {
    held ??= { value: load() }
    return held.value
  }
  return {
    get,
    set: (next) => become(next, () => storage().setItem(key, JSON.stringify(next))),
    clear: () => become(empty, () => storage().removeItem(key)),
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}

/** Who has seen or answered something in this browser; 0 while nobody has. */
export const createStoredUser = (key: string): Stored<number> =>
  createStored({ key, read: (stored) => (typeof stored === 'number' ? stored : null), empty: 0 })
