import { jobPage } from '../addresses.ts'
import type { JobRow } from '../records/job.ts'
import { LISTED_FIELDS, type ProgramJob } from './job.ts'

export const pick = <T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>

/** A row of the list as other programs get it. */
export const toListed = (row: JobRow, publicUrl: string): ProgramJob => ({
  ...pick(row, LISTED_FIELDS),
  pageUrl: jobPage(publicUrl, row.id),
  addedAt: row.approvedAt,
  checkedOn: row.lastScrapedOn,
})
