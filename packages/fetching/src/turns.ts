import { type HostPace, placesOf, type Rest, ScrapeError } from '@lilypad/domain'
import { createPlaces, type Places } from './places.ts'
import { sleep } from './wait.ts'

export type Turns = {
  /**
   * Waits until a request to the host may start; first come, first served in this process.
   * @returns release, to be called when the answer has arrived
   * @throws ScrapeError of the rest's kind with `retryAt` when the host rests; the signal's reason
   */
  acquire(host: string, signal: AbortSignal): Promise<() => Promise<void>>
}

type Queue = {
  places: Places
  /** Held by the next one to start. */
  turn: Places
}

/** Makes requests wait for the pace of their host. */
export function createTurns(pace: HostPace): Turns {
  const queues = new Map<string, Queue>()
  const queueOf = (host: string): Queue => {
    const queue = queues.get(host) ?? { places: createPlaces(placesOf(host)), turn: createPlaces(1) }
    queues.set(host, queue)
    return queue
  }

  async function waitForStart(host: string, { turn }: Queue, signal: AbortSignal): Promise<void> {
    await turn.take(signal)
    try {
      for (;;) {
        const start = await pace.start(host)
        if (start.outcome === 'now') return
        if (start.outcome === 'rests') throw restingError(host, start.rest)
        await sleep(start.ms, signal)
      }
    } finally {
      turn.give()
    }
  }

  function leave(host: string, { places }: Queue): void {
    places.give()
    if (places.isEmpty()) queues.delete(host)
  }

  return {
    async acquire(host, signal) {
      const queue = queueOf(host)
      await queue.places.take(signal)
      try {
        await waitForStart(host, queue, signal)
      } catch (error) {
        leave(host, queue)
        throw error
      }
      return async () => {
        await pace.end(host)
        leave(host, queue)
      }
    },
  }
}

function restingError(host: string, { until, kind }: Rest): ScrapeError {
  const time = new Date(until).toISOString().slice(11, 16)
  const message = `${host} rests until ${time} UTC, after it refused or failed.`
  return new ScrapeError(kind, message, { retryAt: until })
}
