/** Milliseconds: shorter than the time limit of the work, by more than one sending takes. */
const LONGEST_ROUND = 60_000

/**
 * Sends one after the other in this process. Only the first work stays to send, those that come meanwhile leave their id
 * to it: services that hang must not take the places of other works. What a round leaves is due again, and the sweep
 * enqueues it.
 *
 * @returns whether this id was sent by this very work
 */
export const createRound = (send: (id: number, signal: AbortSignal) => Promise<boolean>) => {
  const waiting = new Set<number>()
  let isRunning = false
  return async (id: number, signal: AbortSignal): Promise<boolean> => {
    waiting.add(id)
    if (isRunning) return false
    isRunning = true
    const end = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ROUND)])
    let isSent = false
    try {
      for (const next of waiting) {
        if (end.aborted) break
        waiting.delete(next)
        // The same id may come again while it is being sent: then it is sent no second time.
        if ((await send(next, signal)) && next === id) isSent = true
      }
    } finally {
      isRunning = false
    }
    return isSent
  }
}
