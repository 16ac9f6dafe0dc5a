import { SALARY_SLIDER } from '../salary-slider.ts'

/** So many jobs hidden for their pay say what somebody wants. */
const ENOUGH = 5
const ROUND = 5_000

/**
 * The least pay to offer as a filter to somebody who hid jobs for their pay: the next round sum above what those pay at
 * most; null below five jobs.
 */
export const payToOffer = (hidden: readonly { salaryMax: number | null }[]): number | null => {
  if (hidden.length < ENOUGH) return null
  const most = Math.max(SALARY_SLIDER.lowest, ...hidden.map(({ salaryMax }) => salaryMax ?? 0))
  return (Math.floor(most / ROUND) + 1) * ROUND
}
