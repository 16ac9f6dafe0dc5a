import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '@/api/session.ts'

/** Once there is an account, a questionnaire that was finished before goes there. */
export const useKeptIntake = (): void => {
  const { data: user } = useQuery(userQuery)
  const id = user?.id ?? null
  useEffect(() => {
    // The first screen does not wait for it, and most people have nothing to hand over.
    if (id !== null) void import('@/api/intake.ts').then(({ saveFinishedIntake }) => saveFinishedIntake(id))
  }, [id])
}
