import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { userQuery } from '@/api/accounts/session.ts'

/** Saves a completed questionnaire to a new account, and drops it when its person leaves. */
export const useKeptIntake = (): void => {
  const { data: user } = useQuery(userQuery)
  const id = user?.id ?? null
  const last = useRef<number | null>(null)
  useEffect(() => {
    // Loaded later: the first screen does not need it, and most people have no answers to save.
    if (id !== null || last.current !== null)
      void import('@/api/intake/intake.ts').then(({ handOver }) => handOver(id))
    last.current = id
  }, [id])
}
