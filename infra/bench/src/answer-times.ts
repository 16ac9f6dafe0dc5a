import type { Page } from 'playwright-core'
import type { Row } from './table.ts'

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** What the script in the page has measured since the last call, in milliseconds. */
export const take = (page: Page, what: 'takeAnswers' | 'takeTasks') =>
  page.evaluate<number[]>(`lilypadBench.${what}()`)

/**
 * How long somebody waits for an answer, at the 95th percentile.
 *
 * @param most how long that may be, in milliseconds; within 50 it is felt as one with the act
 */
export const answerRow = (what: string, times: readonly number[], most = 50): Row => {
  const worst = percentile(times, 0.95)
  return {
    what,
    measured: `${worst.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} of ${times.length})`,
    toReach: `at most ${most} ms, 95th percentile`,
    isReached: worst <= most,
  }
}
