import { useSyncExternalStore } from 'react'

/** Whether the person has just joined or paid and was not greeted yet; lost at a reload. */
let wanted = false
const listeners = new Set<() => void>()

const set = (value: boolean) => {
  wanted = value
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The dashboard shows the welcome from now on, until it is dismissed. */
export const requestWelcome = (): void => set(true)

export const dismissWelcome = (): void => set(false)

/** Whether the dashboard is to show its welcome. */
export const useWelcome = (): boolean => useSyncExternalStore(subscribe, () => wanted)
