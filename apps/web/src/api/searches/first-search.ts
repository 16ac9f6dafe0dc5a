import { type IntakeAnswers, intakeFilter, isFilterActive, writeSavedState } from '@lilypad/domain'
import { createStored } from '../stored-value.ts'

/** The list that the answers to the questionnaire make: the dashboard opens with it, and does again at each visit. */
export type FirstSearch = {
  userId: number
  /** The filter, in the format of a saved search. */
  state: string
  /** Whether the dashboard has shown it. */
  isApplied: boolean
  /** Whether the person saved it as a search, or does not want to. */
  isAnswered: boolean
}

function readFirstSearch(stored: unknown): FirstSearch | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { userId, state, isApplied, isAnswered }: Partial<Record<keyof FirstSearch, unknown>> = stored
  if (typeof userId !== 'number' || typeof state !== 'string') return null
  return { userId, state, isApplied: isApplied === true, isAnswered: isAnswered === true }
}

// Kept until log-out, or until the person clears the filters.
const kept = createStored<FirstSearch | null>({
  key: 'lilypad-first-search',
  read: readFirstSearch,
  empty: null,
})

/** Makes the dashboard open with the filter from the answers, the best fits first. */
export function armFirstSearch(userId: number, answers: IntakeAnswers): void {
  const filter = intakeFilter(answers)
  kept.set({
    userId,
    state: writeSavedState(filter, 'fit'),
    isApplied: false,
    isAnswered: !isFilterActive(filter),
  })
}

export function useFirstSearch(userId: number | null): FirstSearch | null {
  const first = kept.use()
  return first?.userId === userId ? first : null
}

const note = (done: 'isApplied' | 'isAnswered') => () => {
  const first = kept.get()
  if (first && !first[done]) kept.set({ ...first, [done]: true })
}
export const noteFirstSearchApplied = note('isApplied')
export const noteFirstSearchAnswered = note('isAnswered')

export const dropFirstSearch = (): void => kept.clear()
