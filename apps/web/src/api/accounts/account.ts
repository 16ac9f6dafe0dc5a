import { type CallName, ownAccountCalls, type Profile, profileRecord, userRecord } from '@lilypad/contracts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api, clientOf } from '../client.ts'
import { forgetQuestion } from '../tracker/did-you-apply.ts'
import { forgetUnsent } from '../unsent.ts'
import { becomeUser, userQuery } from './session.ts'

const ownApi = clientOf(ownAccountCalls)

export const profileQuery = queryOptions(
  callQuery(ownApi, 'loadProfile', {}, ({ record }): Profile => profileRecord.decode(record)),
)

/** The person's sessions, newest first. */
export const sessionsQuery = queryOptions(callQuery(ownApi, 'loadSessions', {}, ({ sessions }) => sessions))

type ProfileRequest = Parameters<typeof api.saveProfile>[0]

export const useSaveProfile = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: ProfileRequest) => api.saveProfile(profile),
    onSuccess: ({ user }) => {
      client.setQueryData(userQuery.queryKey, userRecord.decode(user))
      return client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}

/** What shows the ways into the account: sessions, keys, webhooks and feed addresses. */
const accessCalls: unknown[] = [
  'loadSessions',
  'loadKeys',
  'loadWebhooks',
  'getSearches',
] satisfies CallName[]

const reloadAccess = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => accessCalls.includes(queryKey[0]) })

/** Sets a new password, which ends all other access to the account; the reply's message says what ended. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => ownApi.changePassword({ password }),
    onSuccess: () => reloadAccess(client),
  })
}

/** Ends all other access to the account; the reply's message says what ended beside devices. */
export const useEndOtherSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ownApi.endOtherSessions({}),
    onSuccess: () => reloadAccess(client),
  })
}

/** Erases the account; afterwards the person is a visitor. */
export const useDeleteAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => ownApi.deleteMyAccount({ password }),
    onSuccess: () => {
      const userId = client.getQueryData(userQuery.queryKey)?.id
      if (userId !== undefined) forgetUnsent(userId)
      forgetQuestion()
      return void becomeUser(client, null)
    },
  })
}

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => ownApi.requestReset({ email }) })

/** Sets a new password by the token of a mailed link. This ends every session, including this one. */
export const useResetPassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: { token: string; password: string }) => ownApi.resetPassword(request),
    onSuccess: () => void becomeUser(client, null),
  })
}

/** Everything stored about the person. */
export const downloadMyData = async () => (await ownApi.downloadMyData({})).data
