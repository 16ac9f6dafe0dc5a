import {
  type IntakeAnswers,
  intakeFilter,
  intakeSearchName,
  isFilterActive,
  writeSavedState,
} from '@lilypad/domain'
import { useSyncExternalStore } from 'react'
import { createKept } from './kept.ts'

/** What the answers to the questionnaire make of the dashboard. */
export type FirstSearch = {
  userId: number
  /** The filter, as a saved search keeps it. */
  state: string
  /** What a saved search of it would be called. */
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

// For this visit, a payment page in between included.
const kept = createKept<FirstSearch | null>({
  key: 'lilypad-first-search',
  shelf: () => window.sessionStorage,
  read: readFirstSearch,
  empty: null,
})

/** The person's next opening of the dashboard shows what the answers ask for. Answers that narrow nothing do nothing. */
export const armFirstSearch = (userId: number, answers: IntakeAnswers): void => {
  const filter = intakeFilter(answers)
  const state = writeSavedState(filter, 'date')
  kept.set(
    isFilterActive(filter) ? { userId, state, name: intakeSearchName(filter), isApplied: false } : null,
  )
}

/** What the answers of this person ask for; null for anybody else. */
export const useFirstSearch = (userId: number | null): FirstSearch | null => {
  const first = useSyncExternalStore(kept.subscribe, kept.get)
  return first?.userId === userId ? first : null
}

export const noteFirstSearchApplied = (): void => {
  const first = kept.get()
  if (first && !first.isApplied) kept.set({ ...first, isApplied: true })
}

export const dropFirstSearch = (): void => kept.clear()
