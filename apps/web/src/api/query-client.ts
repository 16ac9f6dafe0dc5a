import { ApiError } from '@lilypad/contracts'
import { notifyManager, QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Retries only failures that may be temporary, not refusals; offline, it is told at once. */
const isPassing = (error: unknown) =>
  globalThis.navigator?.onLine !== false && (!(error instanceof ApiError) || error.status >= 500)

/** Offline, calls fail at once and say so: by default they would wait in silence. */
const networkMode = 'always'

export function makeQueryClient(): QueryClient {
  // Locks a pressed button before the next press is handled: a timer would let a double click through.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        networkMode,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  })
}
