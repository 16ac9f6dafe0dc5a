import { type Profile, profileRecord, userRecord } from '@lilypad/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'
import { forgetLeft } from '../left-on-device.ts'
import { forgetQuestion } from '../tracker/did-you-apply.ts'
import { becomeUser, userQuery } from './session.ts'

export const profileQuery = queryOptions(
  callQuery(api, 'loadProfile', {}, ({ record }): Profile => profileRecord.decode(record)),
)

/** The person's sessions, newest first. */
export const sessionsQuery = queryOptions(callQuery(api, 'loadSessions', {}, ({ sessions }) => sessions))

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

/** Sets a new password, which ends the person's other sessions. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.changePassword({ password }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export const useEndOtherSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.endOtherSessions({}),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Erases the account; afterwards the person is a visitor. */
export const useDeleteAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.deleteMyAccount({ password }),
    onSuccess: () => {
      const userId = client.getQueryData(userQuery.queryKey)?.id
      if (userId !== undefined) forgetLeft(userId)
      forgetQuestion()
      return void becomeUser(client, null)
    },
  })
}

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => api.requestReset({ email }) })

/** Sets a new password by the token of a mailed link. This ends every session, including this one. */
export const useResetPassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: { token: string; password: string }) => api.resetPassword(request),
    onSuccess: () => void becomeUser(client, null),
  })
}

/** Everything stored about the person. */
export const downloadMyData = async () => (await api.downloadMyData({})).data
