import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { messageOf } from '@/api/messages.ts'
import { searchesQuery } from '@/api/searches.ts'
import { useUser } from '@/api/session.ts'

export type SearchFailure = { message: string; retry: () => void }

/** Why the saved search of the path does not come, and how to ask for it again; null while nothing has failed. */
export const useSearchFailure = (): SearchFailure | null => {
  const { searchId } = useParams()
  const user = useUser()
  const mayLoad = user !== null && !user.isFree && searchId !== undefined
  const { error, isLoadingError, refetch } = useQuery({ ...searchesQuery, enabled: mayLoad })
  if (!mayLoad || !isLoadingError) return null
  return { message: messageOf(error), retry: () => void refetch() }
}
