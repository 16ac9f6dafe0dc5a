import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { userQuery } from '@/api/session.ts'

/** Once there is an account, a questionnaire that was finished before goes there; with its person it goes away. */
export const useKeptIntake = (): void => {
  const { data: user } = useQuery(userQuery)
  const id = user?.id ?? null
  const last = useRef<number | null>(null)
  useEffect(() => {
    // The first screen does not wait for it, and most people have nothing to hand over.
    if (id !== null || last.current !== null)
      void import('@/api/intake.ts').then(({ handOver }) => handOver(id))
    last.current = id
  }, [id])
}
