type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type KeptOptions<T> = {
  key: string
  /** Where it lies; may fail where the browser allows no storage: then it is kept for this page alone. */
  shelf: () => Shelf
  /** What was stored, as far as it makes sense; null where it is damaged, and then ignored. */
  read: (stored: unknown) => T | null
  /** What there is when nothing is kept. */
  empty: T
}

export type Kept<T> = {
  get: () => T
  set: (value: T) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

const attempt = <R>(act: () => R): R | null => {
  try {
    return act()
  } catch {
    return null
  }
}

/** A value that the browser keeps beyond a reload, in the shape of an external store. */
export const createKept = <T>({ key, shelf, read, empty }: KeptOptions<T>): Kept<T> => {
  let held: { value: T } | null = null
  const listeners = new Set<() => void>()
  const load = () => attempt(() => read(JSON.parse(shelf().getItem(key) ?? 'null'))) ?? empty
  const become = (next: T, write: () => void) => {
    held = { value: next }
    attempt(write)
    for (const listener of listeners) listener()
  }
  return {
    get: () => {
      held ??= { value: load() }
      return held.value
    },
    set: (next) => become(next, () => shelf().setItem(key, JSON.stringify(next))),
    clear: () => become(empty, () => shelf().removeItem(key)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
