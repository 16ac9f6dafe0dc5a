import {
  adminCalls,
  type CallName,
  type Calls,
  type Client,
  type Reply,
  type RequestInputOf,
} from '@lilypad/contracts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { toMessage } from '../failure-messages.ts'
import { callMutation } from '../use-call.ts'

/** The calls of admins; only their screens load it. */
export const backOffice = createCallClient(adminCalls)

type Name = keyof typeof adminCalls
const anyCall = backOffice as Client<Calls>

/** For what is loaded at each visit of its screen, and only then. */
export const adminQuery = <N extends Name, T = Reply<Calls[N]>>(
  name: N,
  request: RequestInputOf<Calls[N]>,
  read?: (reply: Reply<Calls[N]>) => T,
) =>
  queryOptions({
    ...callQuery(anyCall, name, request, read),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The same for a list with pages, from 1. While one loads, the one before stays. */
export const pageQuery = <N extends Name>(name: N, request: RequestInputOf<Calls[N]>) => ({
  ...adminQuery(name, request),
  placeholderData: keepPreviousData,
})

export function useAdminAlert(title?: string) {
  const { alert } = useDialogs()
  return (error: Error) => void alert(toMessage(error, 'An error occurred.'), { title })
}

/** A call whose failure is told in an alert; asks again for what the others loaded. */
export const useAdminCall = <N extends Name>(name: N, title?: string, ...reloads: CallName[]) =>
  useMutation({ ...callMutation(anyCall, name, reloads), onError: useAdminAlert(title) })

const LOOK_MS = 60_000

export const deskQuery = { ...adminQuery('loadDesk', {}), refetchInterval: LOOK_MS }
