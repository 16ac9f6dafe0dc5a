import { formatCount } from '@lilypad/ui'

/** '101–200 of 12,345' for the second page of a hundred rows; pages count from 1. */
export function spanOfPage(page: number, pageLength: number, total: number): string {
  const first = (page - 1) * pageLength + 1
  const last = Math.min(page * pageLength, total)
  if (first > total) return `0 of ${formatCount(total)}`
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`
}

/** The rows of one page of a list that is there as a whole. */
export const rowsOfPage = <T>(rows: readonly T[], page: number, pageLength: number): readonly T[] =>
  rows.slice((page - 1) * pageLength, page * pageLength)
