import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callKey, callQuery } from '../call-query.ts'
import { api } from '../client.ts'
import { createUnsent, findDeviceOwner, mayPassLater, sendUnsent } from '../unsent.ts'
import { jobQuery, outdateFound } from './jobs.ts'

/** The jobs that the person has starred; empty for a visitor. */
export const trackedIdsQuery = queryOptions({
  ...callQuery(api, 'loadTrackedJobIds', {}, ({ ids }): ReadonlySet<number> => new Set(ids)),
  structuralSharing: false,
})

export function withStar(ids: ReadonlySet<number>, id: number, isTracked: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isTracked) next.add(id)
  else next.delete(id)
  return next
}

function markStar(client: QueryClient, id: number, isTracked: boolean): void {
  client.setQueryData(trackedIdsQuery.queryKey, (ids) => ids && withStar(ids, id, isTracked))
  client.setQueryData(
    jobQuery(String(id)).queryKey,
    (page) => page && { ...page, job: { ...page.job, isTracked } },
  )
}

export function showStar(client: QueryClient, id: number, isTracked: boolean): void {
  markStar(client, id, isTracked)
  client.removeQueries({ queryKey: callKey('loadTrackedJobs') })
  outdateFound(client, true)
}

/** Whether a job is to be starred, where the server does not know yet. */
const unsentStars = createUnsent('star', (stored) => (typeof stored === 'boolean' ? stored : null))

/** Sends a person's stars that wait. The call toggles, and one without an answer may have arrived: it is asked first. */
export function sendStars(client: QueryClient, userId: number): Promise<void> {
  return sendUnsent(client, ['sendStars', userId], async () => {
    if (unsentStars.ids(userId).length === 0) return
    const { user } = await api.getLoggedInUser({})
    if (user?.id !== userId || findDeviceOwner(client) !== userId) return
    const { ids } = await api.loadTrackedJobIds({})
    for (const id of unsentStars.ids(userId)) {
      const isTracked = unsentStars.find(userId, id) ?? false
      const sent = isTracked === ids.includes(id) ? null : api.toggleFavoriteJob({ id })
      await sent?.catch((error: unknown) => {
        if (mayPassLater(error)) throw error
      })
      unsentStars.drop(userId, id)
      showStar(client, id, isTracked)
    }
    await client.invalidateQueries({ queryKey: trackedIdsQuery.queryKey })
  })
}

/** Shows a star that did not reach the server, and sends it later. Throws any other failure. */
function keepStar(client: QueryClient, id: number, error: unknown): null {
  const userId = findDeviceOwner(client)
  const ids = client.getQueryData(trackedIdsQuery.queryKey)
  if (!(error instanceof TypeError) || userId === null || !ids) throw error
  const isTracked = !ids.has(id)
  unsentStars.keep(userId, id, isTracked)
  markStar(client, id, isTracked)
  void sendStars(client, userId)
  return null
}

/** Stars or unstars a job, and resolves to whether it is starred now; null where the star waits for a connection. */
export function useToggleFavorite() {
  const client = useQueryClient()
  return useCallback(
    async (id: number): Promise<boolean | null> => {
      try {
        const { is_tracked: isTracked } = await api.toggleFavoriteJob({ id })
        showStar(client, id, isTracked)
        return isTracked
      } catch (error) {
        return keepStar(client, id, error)
      }
    },
    [client],
  )
}
