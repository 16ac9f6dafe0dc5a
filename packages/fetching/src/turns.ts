import { type HostPace, placesOf, type Rest, ScrapeError } from '@lilypad/domain'
import { createPlaces } from './places.ts'
import { sleep } from './wait.ts'

export type Turns = {
  /** First come, first served. Throws a resting host's ScrapeError with `retryAt`, or the signal's reason. */
  acquire(host: string, signal: AbortSignal): Promise<() => Promise<void>>
}

export function createTurns(pace: HostPace): Turns {
  const rooms = new Map<string, ReturnType<typeof createPlaces>>()

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
      const places = rooms.get(host) ?? createPlaces(placesOf(host))
      rooms.set(host, places)
      const leave = () => {
        places.give()
        if (places.isEmpty()) rooms.delete(host)
      }
      await places.take(signal)
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
