import { type AudienceId, audienceLabel, newYorkDay, postedLongBefore } from '@lilypad/domain'
import type { JobRow } from './job.ts'

/** A listed job as it is stored: audiences are ids, times are instants. */
type StoredJob = Omit<
  JobRow,
  'audience' | 'approvedOn' | 'approvedAt' | 'lastScrapedOn' | 'logoAttachment'
> & {
  audience: readonly AudienceId[]
  approvedAt: Date | null
  lastScrapedAt: Date | null
}

const dayOf = (instant: Date | null) => (instant === null ? null : newYorkDay(instant))

/** The fields that every form of a listed job has: audiences as labels, and the day of its approval. */
export const listedFields = <J extends StoredJob>(job: J) => ({
  ...job,
  audience: job.audience.map(audienceLabel),
  approvedOn: dayOf(job.approvedAt),
  logoAttachment: null,
})

/** A row of the list: audiences as labels, instants as days, except for the one that decides the order. */
export const toJobRow = (job: StoredJob): JobRow => {
  const fields = listedFields(job)
  return {
    ...fields,
    postedOn: postedLongBefore(fields),
    lastScrapedOn: dayOf(job.lastScrapedAt),
    approvedAt: job.approvedAt?.toISOString() ?? null,
  }
}
