import { setTimeout as sleep } from 'node:timers/promises'
import type { LaneQueue } from './backend.ts'

/** How long the store has to hear that somebody leaves, in milliseconds. */
export const LEAVE_MS = 2_000

const longEnough = (signal: AbortSignal) => sleep(LEAVE_MS, undefined, { signal })

/**
 * Takes leave of the store. Where it is away and cannot be told, the connection is dropped: whoever waits for it to
 * come back may wait for ever.
 *
 * @param patience resolves when it took too long; its signal aborts when nobody waits any more
 */
export const closeOrDrop = async (
  connected: Pick<LaneQueue, 'close' | 'disconnect'>,
  patience: (signal: AbortSignal) => Promise<unknown> = longEnough,
): Promise<void> => {
  const closed = new AbortController()
  const tooLate = patience(closed.signal).then(() => Promise.reject(new Error('The store does not answer.')))
  try {
    await Promise.race([connected.close(), tooLate])
  } catch {
    // It resolves once the store is told, which may be never.
    connected.disconnect().catch(() => undefined)
  } finally {
    closed.abort()
  }
}
