import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session.ts'
import { callQuery } from '../call-query.ts'
import { hiddenApi } from './hidden-api.ts'

export const followedQuery = queryOptions({
  ...callQuery(hiddenApi, 'loadFollowed', {}, ({ companies }): ReadonlySet<string> => new Set(companies)),
  structuralSharing: false,
})

const NOBODY: ReadonlySet<string> = new Set()

/** The companies that the person follows: none for visitors, and where they cannot be loaded. */
export function useFollowed() {
  const isMember = useUser() !== null
  const { data = NOBODY, isPending } = useQuery({ ...followedQuery, enabled: isMember })
  return { followed: data, isPending: isMember && isPending }
}
