import { toWishes, type Wishes } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { givenAnswersQuery } from '@/api/intake/given-answers.ts'

/** What the person told us that a job can fit: null without anything, undefined while unknown. */
export const useWishes = (): Wishes | null | undefined => {
  const { data: user } = useQuery(userQuery)
  const answers = useQuery({ ...givenAnswersQuery(user?.id ?? null), enabled: user !== undefined })
  const { data: given = null } = answers
  const isPending = answers.isPending && !answers.isPaused
  return useMemo(() => (isPending ? undefined : toWishes(user ?? null, given)), [isPending, user, given])
}
