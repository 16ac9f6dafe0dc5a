import { ApiError } from '@lilypad/contracts'
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { userQuery } from './accounts/session.ts'

const MINUTE = 60_000

/** Retries only failures that may be temporary, not refusals. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.code === 'internal'

export const makeQueryClient = (): QueryClient => {
  // Locks a pressed button before the next press is handled: a timer would let a double click through.
  notifyManager.setScheduler(queueMicrotask)
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The session has ended: asks who is logged in, and every screen follows.
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return
        client.invalidateQueries({ queryKey: userQuery.queryKey })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  })
  return client
}
