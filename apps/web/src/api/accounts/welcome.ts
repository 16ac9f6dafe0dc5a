import { useSyncExternalStore } from 'react'
import { createListeners } from '@/listeners.ts'
import { createStored } from '../stored.ts'

/** What a welcome greets: a new account, or the plan of somebody who had one before. */
export type Occasion = 'joined' | 'upgraded'

/** Somebody who comes back from the payment page without it being known why they went has just joined. */
const paidFor = createStored<Occasion>({
  key: 'lilypad-paid-for',
  storage: () => window.sessionStorage,
  read: (stored) => (stored === 'upgraded' ? stored : null),
  empty: 'joined',
})

/** Remembers, in this tab, why the browser leaves for the payment page. */
export const rememberOccasion = paidFor.set

/** The occasion that was not greeted yet; lost at a reload. */
let wanted: Occasion | null = null
const { tell, subscribe } = createListeners()

const set = (value: Occasion | null) => {
  wanted = value
  tell()
}

export const requestWelcome = (occasion: Occasion): void => set(occasion)

export const welcomePayer = (): void => {
  set(paidFor.get())
  paidFor.clear()
}

export const dismissWelcome = (): void => set(null)

export const useWelcome = (): Occasion | null => useSyncExternalStore(subscribe, () => wanted)
