import { type FullJob, fullJob, type JobRow, jobRow, listedFields, type WireOf } from '@lilypad/contracts'
import type { ListedJob, WholeJob } from '@lilypad/db'
import { findResidence, type JobDates, newYorkDay, searchText, statedPlaces, toFacts } from '@lilypad/domain'

export const toDay = (instant: Date | null) => (instant === null ? null : newYorkDay(instant))
const toInstant = (instant: Date | null) => instant?.toISOString() ?? null

/** The days that a public page tells of a listed job. */
export const toDates = (job: ListedJob): JobDates => ({
  approvedOn: toDay(job.approvedAt),
  lastScrapedOn: toDay(job.lastScrapedAt),
  postedOn: job.postedOn,
})

export const encodeRow = (row: JobRow): WireOf<typeof jobRow.fields> => jobRow.encode(row)

/** When its board last showed a job, also for one that is gone. */
export const whenChecked = (job: WholeJob): Date | null =>
  job.deletedAt === null ? job.lastScrapedAt : job.lastSeenAt

export function toWholeJob(job: WholeJob, isTracked: boolean): WireOf<typeof fullJob.fields> {
  const fields = listedFields(job)
  const residence = findResidence(job)
  const whole: FullJob = {
    ...fields,
    lastScrapedAt: toInstant(whenChecked(job)),
    deletedOn: toDay(job.deletedAt),
    searchText: searchText(fields),
    facts: toFacts(job),
    residence,
    statedPlaces: statedPlaces(residence),
    isTracked,
  }
  return fullJob.encode(whole)
}
