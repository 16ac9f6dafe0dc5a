import { accountSettingsCalls, type Profile, profileRecord, userRecord } from '@lilypad/contracts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api, createCallClient } from '../client.ts'
import { forgetQuestion } from '../did-you-apply.ts'
import { useCall } from '../use-call.ts'
import { becomeUser, userQuery } from './session.ts'

const ownApi = createCallClient(accountSettingsCalls)

export const profileQuery = queryOptions(
  callQuery(ownApi, 'loadProfile', {}, ({ record }): Profile => profileRecord.decode(record)),
)

export const sessionsQuery = queryOptions(callQuery(ownApi, 'loadSessions', {}, ({ sessions }) => sessions))

type ProfileRequest = Parameters<typeof api.saveProfile>[0]

export const useSaveProfile = () =>
  useMutation({
    mutationFn: (profile: ProfileRequest) => api.saveProfile(profile),
    onSuccess: ({ user }, _profile, _before, { client }) => {
      client.setQueryData(userQuery.queryKey, userRecord.decode(user))
      return client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })

/** What shows the ways into the account: sessions, keys, webhooks and feed addresses. */
const ACCESS = ['loadSessions', 'loadKeys', 'loadWebhooks', 'getSearches'] as const

/** Sets a new password, which ends all other access to the account; the reply's message says what ended. */
export const useChangePassword = () => useCall(ownApi, 'changePassword', ...ACCESS)

export const useEndOtherSessions = () => useCall(ownApi, 'endOtherSessions', ...ACCESS)

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => ownApi.deleteMyAccount({ password }),
    onSuccess: async (_reply, _password, _before, { client }) => {
      const userId = client.getQueryData(userQuery.queryKey)?.id
      if (userId !== undefined) (await import('../unsent-changes.ts')).deleteUnsentChanges(userId)
      forgetQuestion()
      void becomeUser(client, null)
    },
  })

export const useRequestReset = () => useCall(ownApi, 'requestReset')

/** Sets a new password by the token of a mailed link. This ends every session, including this one. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (request: { token: string; password: string }) => ownApi.resetPassword(request),
    onSuccess: (_reply, _request, _before, { client }) => void becomeUser(client, null),
  })

export const downloadMyData = async () => (await ownApi.downloadMyData({})).data
