import { useSyncExternalStore } from 'react'

/** Those who want to hear of a change: `tell` tells them all, `subscribe` adds one and returns what ends that. */
export function createListeners() {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { tell, subscribe }
}

/** A value outside of the components: those that `use` it are drawn again when it is set. */
export function createShared<T>(initial: T) {
  let value = initial
  const { tell, subscribe } = createListeners()
  const get = (): T => value
  const set = (next: T): void => {
    value = next
    tell()
  }
  return { get, set, use: (): T => useSyncExternalStore(subscribe, get, () => initial) }
}
