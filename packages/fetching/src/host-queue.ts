import { type HostPace, type Rest, requestsAtOnce, ScrapeError } from '@lilypad/domain'
import { sleep } from './deadlines.ts'
import { createSemaphore } from './semaphore.ts'

export type HostQueue = {
  /** First come, first served. Throws a resting host's ScrapeError with `retryAt`, or the signal's reason. */
  acquire(host: string, signal: AbortSignal): Promise<() => Promise<void>>
}

export function createHostQueue(pace: HostPace): HostQueue {
  const semaphores = new Map<string, ReturnType<typeof createSemaphore>>()

  async function waitForStart(host: string, signal: AbortSignal): Promise<() => Promise<void>> {
    for (;;) {
      const start = await pace.start(host)
      if (start.outcome === 'now') return start.end
      if (start.outcome === 'rests') throw restingError(host, start.rest)
      await sleep(start.ms, signal)
    }
  }

  return {
    async acquire(host, signal) {
      const semaphore = semaphores.get(host) ?? createSemaphore(requestsAtOnce(host))
      semaphores.set(host, semaphore)
      const leave = () => {
        semaphore.give()
        if (semaphore.isEmpty()) semaphores.delete(host)
      }
      await semaphore.take(signal)
      try {
        const end = await waitForStart(host, signal)
        return () => end().finally(leave)
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

function restingError(host: string, { until, kind }: Rest): ScrapeError {
  const time = new Date(until).toISOString().slice(11, 16)
  const message = `${host} rests until ${time} UTC, after it refused or failed.`
  return new ScrapeError(kind, message, { retryAt: until })
}
