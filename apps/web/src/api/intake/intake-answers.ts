import type { intakeCalls, ReplyOf } from '@lilypad/contracts'
import type { IntakeAnswers } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { callKey } from '../call-query.ts'
import { hasStoredIntake } from './intake-key.ts'

/** What a person (null: a visitor) answered in a questionnaire that they completed; null without one. */
export const intakeAnswersQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...callKey('loadIntake', {}), 'given', userId] as const,
    queryFn: async (): Promise<IntakeAnswers | null> => {
      // Loaded later: a list is shown without it.
      const { loadIntakeAnswers } = await import('./intake.ts')
      return loadIntakeAnswers(userId)
    },
    meta: { read: ({ intake }: ReplyOf<typeof intakeCalls.loadIntake>): IntakeAnswers | null => intake },
    // A visitor who was asked nothing is known at once: what stands below does not move.
    initialData: () => (userId === null && !hasStoredIntake() ? null : undefined),
    retry: false,
  })

/** The same where the server knows them: answers in this browser come before those of the account. */
export const accountAnswersQueries = (userId: number) =>
  hasStoredIntake() ? [] : [intakeAnswersQuery(userId)]
