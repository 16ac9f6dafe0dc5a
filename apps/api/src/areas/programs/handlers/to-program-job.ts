import {
  camelKeys,
  type JobRow,
  LISTED_FIELDS,
  type ProgramJob,
  TEXT_FIELDS,
  type WholeProgramJob,
} from '@lilypad/contracts'
import { jobPage } from '@lilypad/contracts/addresses'
import type { WholeJob } from '@lilypad/db'
import { statedPlaces } from '@lilypad/domain'
import { factsOf } from '../../jobs/facts-of.ts'
import { dayOf, toRow, whenChecked } from '../../jobs/to-job.ts'

const pick = <T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>

/** A row of the list as other programs get it. */
export const toListed = (row: JobRow, publicUrl: string): ProgramJob => ({
  ...pick(row, LISTED_FIELDS),
  pageUrl: jobPage(publicUrl, row.id),
  addedAt: row.approvedAt,
  checkedOn: row.lastScrapedOn,
})

const camelFacts = (job: WholeJob): WholeProgramJob['facts'] => {
  const { eligibility, licence, requirements, calendar } = factsOf(job)
  return {
    eligibility: camelKeys(eligibility),
    licence: camelKeys(licence),
    requirements: camelKeys(requirements),
    calendar: camelKeys(calendar),
  }
}

/** A whole job as other programs get it. */
export const toWhole = (job: WholeJob & { isTracked: boolean }, publicUrl: string): WholeProgramJob => ({
  ...toListed(toRow(job), publicUrl),
  ...pick({ ...job, statedPlaces: statedPlaces(job) }, TEXT_FIELDS),
  checkedOn: dayOf(whenChecked(job)),
  postedOn: job.postedOn,
  removedOn: dayOf(job.deletedAt),
  facts: camelFacts(job),
})
