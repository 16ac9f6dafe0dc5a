import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { searchesQuery } from '@/api/searches/searches.ts'

export type SearchFailure = { message: string; retry: () => void }

/** The saved search that the path names, if the person may load it. */
const useSearchOfPath = () => {
  const { searchId } = useParams()
  const user = useUser()
  const mayLoad = user !== null && !user.isFree && searchId !== undefined
  return { searchId, mayLoad, query: useQuery({ ...searchesQuery, enabled: mayLoad }) }
}

/** Why the saved search of the path failed to load, and how to retry; null without a failure. */
export const useSearchFailure = (): SearchFailure | null => {
  const { mayLoad, query } = useSearchOfPath()
  if (!mayLoad || !query.isLoadingError) return null
  return { message: loadMessageOf(query.error), retry: () => void query.refetch() }
}

/** Whether the path names a saved search that the person does not have: deleted, or somebody else's. */
export const useIsSearchMissing = (): boolean => {
  const { searchId, mayLoad, query } = useSearchOfPath()
  return mayLoad && query.data !== undefined && !query.data.searches.some(({ id }) => id === Number(searchId))
}
