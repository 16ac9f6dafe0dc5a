import type { IntakeAnswers } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { callKey } from '../call-query.ts'

/** What a person (null: a visitor) answered in a questionnaire that they completed; null without one. */
export const givenAnswersQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...callKey('loadIntake'), 'given', userId],
    queryFn: async (): Promise<IntakeAnswers | null> => {
      // Loaded later: a list is shown without it.
      const { loadGivenAnswers } = await import('./intake.ts')
      return loadGivenAnswers(userId)
    },
    retry: false,
  })
