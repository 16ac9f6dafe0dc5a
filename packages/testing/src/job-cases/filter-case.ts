import type { JobFilter } from '@lilypad/domain'
import { FILTER_CASE_JOBS } from './filter-case-jobs.ts'

/** What a filter finds among the jobs of `FILTER_CASE_JOBS`: ids, ascending. */
export type FilterCase = { sentence: string; filter: Partial<JobFilter>; finds: readonly number[] }

export const filterCase = (
  sentence: string,
  filter: Partial<JobFilter>,
  finds: readonly number[],
): FilterCase => ({ sentence, filter, finds })

/** Every job of the pond but some. */
export const allBut = (...ids: number[]): number[] =>
  FILTER_CASE_JOBS.map(({ id }) => id).filter((id) => !ids.includes(id))
