import { type FullJob, fullJob, type JobRow, jobRow, listedFields, type WireOf } from '@lilypad/contracts'
import type { ListedJob, WholeJob } from '@lilypad/db'
import { findResidence, type JobDates, newYorkDay, searchText, statedPlaces } from '@lilypad/domain'
import { factsOf } from './facts-of.ts'

export const dayOf = (instant: Date | null) => (instant === null ? null : newYorkDay(instant))
const instantOf = (instant: Date | null) => instant?.toISOString() ?? null

/** The days that a public page tells of a listed job. */
export const datesOf = (job: ListedJob): JobDates => ({
  approvedOn: dayOf(job.approvedAt),
  lastScrapedOn: dayOf(job.lastScrapedAt),
  postedOn: job.postedOn,
})

export const encodeRow = (row: JobRow): WireOf<typeof jobRow.fields> => jobRow.encode(row)

/** When its board last showed a job, also for one that is gone. */
export const whenChecked = (job: WholeJob): Date | null =>
  job.deletedAt === null ? job.lastScrapedAt : job.lastSeenAt

/** A whole job. */
export const toWholeJob = (job: WholeJob, isTracked: boolean): WireOf<typeof fullJob.fields> => {
  const fields = listedFields(job)
  const residence = findResidence(job)
  const whole: FullJob = {
    ...fields,
    lastScrapedAt: instantOf(whenChecked(job)),
    deletedOn: dayOf(job.deletedAt),
    searchText: searchText(fields),
    facts: factsOf(job),
    residence,
    statedPlaces: statedPlaces(residence),
    isTracked,
  }
  return fullJob.encode(whole)
}
