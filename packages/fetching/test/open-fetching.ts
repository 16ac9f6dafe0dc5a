import { ScrapeError } from '@lilypad/domain'
import { onTestFinished } from 'vitest'
import { createFetching, type Fetching, type FetchingOptions } from '../src/index.ts'

/** A minute takes 3 s and pauses take no time; loopback may be asked. */
export const testOptions: FetchingOptions = {
  userAgent: 'LilypadBot/1.0 (+mailto:jobs@example.com)',
  paceScale: 0,
  timeScale: 0.05,
  allowPrivate: true,
  replayOrigin: null,
}

export function openFetching(options: Partial<FetchingOptions> = {}): Fetching {
  const fetching = createFetching({ ...testOptions, ...options })
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
