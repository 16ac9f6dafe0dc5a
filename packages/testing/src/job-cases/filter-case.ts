import type { JobFilter } from '@lilypad/domain'
import { FILTER_POND } from './filter-pond.ts'

/** What a filter finds among the jobs of `FILTER_POND`: ids, ascending. */
export type FilterCase = { sentence: string; filter: Partial<JobFilter>; finds: readonly number[] }

export const filterCase = (
  sentence: string,
  filter: Partial<JobFilter>,
  finds: readonly number[],
): FilterCase => ({ sentence, filter, finds })

/** Every job of the pond but some. */
export const allBut = (...ids: number[]): number[] =>
  FILTER_POND.map(({ id }) => id).filter((id) => !ids.includes(id))
