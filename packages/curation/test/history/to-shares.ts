import type { Judged } from '../../bin/judged.ts'
import { toRate } from '../../bin/score-report.ts'

/** Precision and recall of `listed_again`, from 0 to 1, over so many pairs. */
export function toShares(judged: readonly Judged[]) {
  const share = (name: string) => {
    const { right, of } = toRate(judged.map(({ also }) => also?.[name]))
    return right / of
  }
  return { precision: share('precision'), recall: share('recall'), pairs: judged.length }
}
