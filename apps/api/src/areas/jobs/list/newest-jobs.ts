import type { JobRow } from '@lilypad/contracts'
import { type FilterableJob, toSearchWords } from '@lilypad/domain'

/** A listed job as other programs filter and get it. */
export type NewestJob = JobRow & FilterableJob

/** Where a job stands in the list. */
export type ListPosition = Pick<JobRow, 'approvedAt' | 'id'>

/** Negative when `a` stands before `b`: the newest first, those never approved last, then the lower id. */
export function comparePositions(a: ListPosition, b: ListPosition): number {
  const [instantA, instantB] = [a.approvedAt ?? '', b.approvedAt ?? '']
  if (instantA !== instantB) return instantA > instantB ? -1 : 1
  return a.id - b.id
}

/** The rows in the order in which other programs walk through them; made when the first one asks. */
export function createNewest(rows: readonly JobRow[]): () => readonly NewestJob[] {
  let made: NewestJob[] | null = null
  return () => {
    made ??= rows
      .map((row) => ({ ...row, searchWords: toSearchWords(row), isTracked: false }))
      .sort(comparePositions)
    return made
  }
}
