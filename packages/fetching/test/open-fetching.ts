import { createClock, type Scales, ScrapeError } from '@lilypad/domain'
import { onTestFinished } from 'vitest'
import { createFetching, type Fetching, type FetchingOptions } from '../src/index.ts'

/** Loopback may be asked. */
export const testOptions: FetchingOptions = {
  userAgent: 'LilypadBot/1.0 (+mailto:jobs@example.com)',
  allowPrivate: true,
  replayOrigin: null,
}

/** A minute takes 3 s and pauses take no time, where a test says nothing else. */
export function openFetching({
  timeScale = 0.05,
  paceScale = 0,
  ...options
}: Partial<FetchingOptions & Scales> = {}): Fetching {
  const clock = createClock({ timeScale, paceScale })
  const fetching = createFetching({ ...testOptions, clock, ...options })
  onTestFinished(() => fetching.close())
  return fetching
}

/** The ScrapeError that the work ends with; anything else fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<ScrapeError> {
  const outcome = await work.then(
    () => 'no failure',
    (error: unknown) => error,
  )
  if (outcome instanceof ScrapeError) return outcome
  throw new Error(`Expected a ScrapeError, got ${String(outcome)}`, { cause: outcome })
}
