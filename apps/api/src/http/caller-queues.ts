import { ApiError, type ErrorCode } from '@lilypad/contracts'

/** Of one caller, besides the one that is worked on. */
const MAX_WAITING = 16
const BUSY = 'Your last requests are still being worked on. Please try again in a moment.'
const RETRY_SECONDS = 1

/** Works on what is asked for a caller one after the other, so that nobody holds several places of what all share. */
export function createCallerQueues({
  mostWaiting = MAX_WAITING,
  busy = BUSY,
  code = 'rate_limited' as ErrorCode,
} = {}) {
  const lines = new Map<string | number, { last: Promise<unknown>; length: number }>()
  return async <T>(who: string | number, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(who) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > mostWaiting) throw new ApiError(code, busy, { retryAfter: RETRY_SECONDS })
    lines.set(who, line)
    line.length += 1
    const turn = line.last.then(work).finally(() => {
      line.length -= 1
      if (line.length === 0) lines.delete(who)
    })
    line.last = turn.catch(() => undefined)
    return turn
  }
}

export type CallerQueues = ReturnType<typeof createCallerQueues>
