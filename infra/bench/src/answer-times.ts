import type { Page } from 'playwright-core'
import type { Row } from './table.ts'

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** What the script in the page has measured since the last call, in milliseconds. */
export const take = (page: Page, what: 'takeAnswers' | 'takeTasks') =>
  page.evaluate<number[]>(`lilypadBench.${what}()`)

/** The limit for a response that feels immediate: 50 ms, at the 95th percentile. */
export const answerRow = (what: string, times: readonly number[]): Row => {
  const worst = percentile(times, 0.95)
  return {
    what,
    measured: `${worst.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} of ${times.length})`,
    toReach: 'at most 50 ms, 95th percentile',
    isReached: worst <= 50,
  }
}
