import { keysCalls, type ReplyOf } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { useCall } from '../use-call.ts'

const keysApi = createCallClient(keysCalls)

export type Key = ReplyOf<typeof keysCalls.loadKeys>['keys'][number]

export const keysQuery = queryOptions(callQuery(keysApi, 'loadKeys', {}, ({ keys }) => keys))

export const useCreateKey = () => useCall(keysApi, 'createKey', 'loadKeys')

export const useRevokeKey = () => useCall(keysApi, 'revokeKey', 'loadKeys')
