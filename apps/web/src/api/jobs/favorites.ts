import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callKey, callQuery } from '../call-query.ts'
import { api } from '../client.ts'
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

export function showStar(client: QueryClient, id: number, isTracked: boolean): void {
  client.setQueryData(trackedIdsQuery.queryKey, (ids) => ids && withStar(ids, id, isTracked))
  client.removeQueries({ queryKey: callKey('loadTrackedJobs') })
  outdateFound(client, true)
  client.setQueryData(
    jobQuery(String(id)).queryKey,
    (page) => page && { ...page, job: { ...page.job, isTracked } },
  )
}

/** Stars or unstars a job, and resolves to whether it is starred now. The page shows it after the server has succeeded. */
export function useToggleFavorite() {
  const client = useQueryClient()
  return useCallback(
    async (id: number): Promise<boolean> => {
      const { is_tracked: isTracked } = await api.toggleFavoriteJob({ id })
      showStar(client, id, isTracked)
      return isTracked
    },
    [client],
  )
}
