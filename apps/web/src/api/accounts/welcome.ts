import { createShared } from '@/listeners.ts'
import { createStored } from '../stored-value.ts'

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

/** The occasion that the dashboard is to greet; null when there is none. Lost at a reload. */
const wanted = createShared<Occasion | null>(null)

export const requestWelcome = (occasion: Occasion): void => wanted.set(occasion)

export function welcomePayer(): void {
  wanted.set(paidFor.get())
  paidFor.clear()
}

export const dismissWelcome = (): void => wanted.set(null)

export const useWelcome = wanted.use
