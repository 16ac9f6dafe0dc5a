import { type User, userRecord } from '@lilypad/contracts'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'

/** Who is logged in; null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['getLoggedInUser'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const { user } = await api.getLoggedInUser({}, { signal })
    return user && userRecord.decode(user)
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person, or null for a visitor and while nobody knows yet. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null

/** Everything that was loaded belongs to somebody: another person starts with nothing. */
const becomeUser = (client: QueryClient, user: User | null) => {
  client.setQueryData(userQuery.queryKey, user)
  return client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}

export const useLogIn = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) => api.logIn(credentials),
    onSuccess: ({ user }) => void becomeUser(client, userRecord.decode(user)),
  })
}

export const useLogOut = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.logOut({}),
    onSuccess: () => void becomeUser(client, null),
  })
}
