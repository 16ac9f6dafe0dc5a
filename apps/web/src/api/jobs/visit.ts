import { visitsCalls } from '@lilypad/contracts'
import { type Visit, visitAfter } from '@lilypad/domain'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '../accounts/session.ts'
import { attempt } from '../attempt.ts'
import { createCallClient } from '../client.ts'

const visitsApi = createCallClient(visitsCalls)

const KEY = 'lilypad-visit'
/** A visit is told at most this often. */
const NOTE_EVERY_MS = 5 * 60_000
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel'] as const

/** A visit as it was kept; null for a damaged one. */
export function readVisit(text: string | null): Visit | null {
  const [lastActive, newSince] = (text ?? '').split(' ').map((instant) => new Date(instant))
  if (!lastActive || Number.isNaN(lastActive.getTime())) return null
  return { lastActive, newSince: newSince && !Number.isNaN(newSince.getTime()) ? newSince : null }
}

export const visitText = ({ lastActive, newSince }: Visit): string =>
  `${lastActive.toISOString()} ${newSince?.toISOString() ?? '-'}`

/** A visitor's visit, kept in their browser, where it allows that. */
const noteHere = (): string | null =>
  attempt(() => {
    const visit = visitAfter(readVisit(window.localStorage.getItem(KEY)), new Date())
    window.localStorage.setItem(KEY, visitText(visit))
    return visit.newSince?.toISOString() ?? null
  })

/** Tells of the visit; each time that it is asked for is an activity. */
export const visitQuery = (userId: number | null) =>
  queryOptions({
    queryKey: ['noteVisit', userId],
    queryFn: async () => (userId === null ? noteHere() : (await visitsApi.noteVisit({})).new_since),
    staleTime: NOTE_EVERY_MS,
  })

/** Null in a first visit, and until it is known. An admin in the person's name leaves their visits alone. */
export function useVisit(): { newSince: string | null; isKnown: boolean } {
  const client = useQueryClient()
  const { data: user, isPending } = useQuery(userQuery)
  const userId = user?.id ?? null
  const enabled = user !== undefined && user?.isImpersonated !== true
  const visit = useQuery({ ...visitQuery(userId), enabled })
  useEffect(() => {
    let notedAt = Date.now()
    const note = () => {
      if (!enabled || Date.now() - notedAt < NOTE_EVERY_MS) return
      notedAt = Date.now()
      void client.prefetchQuery(visitQuery(userId))
    }
    for (const activity of ACTIVITIES) window.addEventListener(activity, note, { passive: true })
    return () => {
      for (const activity of ACTIVITIES) window.removeEventListener(activity, note)
    }
  }, [client, userId, enabled])
  const isUnknown = isPending || (enabled && visit.isPending && visit.failureCount === 0)
  return { newSince: visit.data ?? null, isKnown: !isUnknown }
}

export const useNewSince = (): string | null => useVisit().newSince
