import { ApiError } from '@lilypad/contracts'
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { userQuery } from './session.ts'

const MINUTE = 60_000

/** A refusal stays a refusal; only what may be a passing trouble is tried again. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.code === 'internal'

export const makeQueryClient = (): QueryClient => {
  // A button that was pressed is locked before the next press is heard: a timer would let a double click through.
  notifyManager.setScheduler(queueMicrotask)
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The session ended behind our back: ask who is there, and let every screen follow.
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
