import { setTimeout as sleep } from 'node:timers/promises'
import type { LaneQueue } from './backend.ts'

export const LEAVE_MS = 2_000

const longEnough = (signal: AbortSignal) => sleep(LEAVE_MS, undefined, { signal })

/** Drops the connection if the store is away, maybe for ever. `patience` resolves when closing takes too long. */
export const closeOrDrop = async (
  connected: Pick<LaneQueue, 'close' | 'disconnect'>,
  patience: (signal: AbortSignal) => Promise<unknown> = longEnough,
): Promise<void> => {
  const closed = new AbortController()
  const tooLate = patience(closed.signal).then(() => Promise.reject(new Error('The store does not answer.')))
  try {
    await Promise.race([connected.close(), tooLate])
  } catch {
    // Not awaited: it resolves once the store knows, which may be never.
    connected.disconnect().catch(() => undefined)
  } finally {
    closed.abort()
  }
}
