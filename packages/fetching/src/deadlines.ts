import { setTimeout as delay } from 'node:timers/promises'
import { type Clock, ScrapeError } from '@lilypad/domain'

/** With a ScrapeError that says what took too long. */
export function deadline({ span }: Clock, ms: number, what: string): AbortSignal {
  const controller = new AbortController()
  const message = `${what} took longer than ${ms / 60_000} minutes.`
  setTimeout(() => controller.abort(new ScrapeError('unreachable', message)), span(ms)).unref()
  return controller.signal
}

export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.ceil(ms), undefined, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

/** Forces it after a timeout; a failure is then ignored. */
export async function closeWithin(closing: Promise<void>, ms: number, force: () => void): Promise<void> {
  const timer = setTimeout(force, ms)
  await closing.catch(() => {})
  clearTimeout(timer)
}
