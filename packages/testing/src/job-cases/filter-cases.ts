import { FACET_CASES } from './facet-cases.ts'
import { FACT_CASES } from './fact-cases.ts'
import type { FilterCase } from './filter-case.ts'
import { FREE_TEXT_CASES } from './free-text-cases.ts'
import { PLACE_AND_LIMIT_CASES } from './place-and-limit-cases.ts'

/** What filters find: the same on the dashboard and in alerts. */
export const FILTER_CASES: readonly FilterCase[] = [
  ...FREE_TEXT_CASES,
  ...FACET_CASES,
  ...PLACE_AND_LIMIT_CASES,
  ...FACT_CASES,
]
