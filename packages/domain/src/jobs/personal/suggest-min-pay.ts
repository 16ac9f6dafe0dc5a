import { SALARY_SLIDER } from '../filters/salary-slider.ts'

/** From this many jobs hidden for their pay on, they say what somebody wants. */
const ENOUGH = 5
const ROUND = 5_000

/** The next round sum above what most of those pay at most; null below five jobs that state it. */
export function suggestMinPay(hidden: readonly { salaryMax: number | null }[]): number | null {
  const stated = hidden.flatMap(({ salaryMax }) => salaryMax ?? []).sort((one, other) => one - other)
  if (stated.length < ENOUGH) return null
  const middle = Math.max(SALARY_SLIDER.lowest, stated[Math.floor(stated.length / 2)] ?? 0)
  return (Math.floor(middle / ROUND) + 1) * ROUND
}
