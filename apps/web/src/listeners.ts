/** Those who want to hear of a change: `tell` tells them all, `subscribe` adds one and returns what ends that. */
export const createListeners = () => {
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
