import type { IntakeAnswers } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'

/** The key under which all queries for given answers begin: removed when the questionnaire is completed. */
export const GIVEN_ANSWERS = ['givenAnswers'] as const

/** What a person (null: a visitor) answered in a questionnaire that they completed; null without one. */
export const givenAnswersQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...GIVEN_ANSWERS, userId],
    queryFn: async (): Promise<IntakeAnswers | null> => {
      // Loaded later: a list is shown without it.
      const { loadGivenAnswers } = await import('./intake.ts')
      return loadGivenAnswers(userId)
    },
    retry: false,
  })
