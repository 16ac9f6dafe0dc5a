import { keysCalls, type ReplyOf } from '@lilypad/contracts'
import type { Scope } from '@lilypad/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

const keysApi = clientOf(keysCalls)

export type Key = ReplyOf<typeof keysCalls.loadKeys>['keys'][number]

/** The person's keys for other programs, the newest first. */
export const keysQuery = queryOptions(callQuery(keysApi, 'loadKeys', {}, ({ keys }) => keys))

const useReload = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keysQuery.queryKey })
}

/** Makes a key, which the answer alone holds. */
export const useCreateKey = () =>
  useMutation({
    mutationFn: (asked: { name: string; scopes: Scope[] }) => keysApi.createKey(asked),
    onSettled: useReload(),
  })

export const useRevokeKey = () =>
  useMutation({ mutationFn: (id: number) => keysApi.revokeKey({ id }), onSettled: useReload() })
