import {
  type IntakeAnswers,
  intakeFilter,
  isFilterActive,
  proposedSearchName,
  writeSavedState,
} from '@lilypad/domain'
import { useSyncExternalStore } from 'react'
import { createStored } from '../stored.ts'

/** The dashboard's first search, from the answers to the questionnaire. */
export type FirstSearch = {
  userId: number
  /** The filter, in the format of a saved search. */
  state: string
  name: string
  /** Whether the dashboard has shown it. */
  isApplied: boolean
}

const readFirstSearch = (stored: unknown): FirstSearch | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { userId, state, name, isApplied }: Partial<Record<keyof FirstSearch, unknown>> = stored
  if (typeof userId !== 'number' || typeof state !== 'string' || typeof name !== 'string') return null
  return { userId, state, name, isApplied: isApplied === true }
}

// Kept for this visit, even across a payment page.
const kept = createStored<FirstSearch | null>({
  key: 'lilypad-first-search',
  storage: () => window.sessionStorage,
  read: readFirstSearch,
  empty: null,
})

/** Makes the dashboard open with the filter from the answers. Answers without a restriction have no effect. */
export const armFirstSearch = (userId: number, answers: IntakeAnswers): void => {
  const filter = intakeFilter(answers)
  const state = writeSavedState(filter, 'date')
  kept.set(
    isFilterActive(filter) ? { userId, state, name: proposedSearchName(filter), isApplied: false } : null,
  )
}

export const useFirstSearch = (userId: number | null): FirstSearch | null => {
  const first = useSyncExternalStore(kept.subscribe, kept.get)
  return first?.userId === userId ? first : null
}

export const noteFirstSearchApplied = (): void => {
  const first = kept.get()
  if (first && !first.isApplied) kept.set({ ...first, isApplied: true })
}

export const dropFirstSearch = (): void => kept.clear()
