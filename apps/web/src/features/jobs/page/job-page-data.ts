import type { FullJob, JobRow } from '@lilypad/contracts'
import { type JobDates, newYorkDay } from '@lilypad/domain'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropHidden, useHidden } from '@/api/jobs/hidden.ts'
import { findListed, jobQuery } from '@/api/jobs/jobs.ts'

/** The fields that the list row and the whole job share: enough for the top of the page. */
export type JobHead = Omit<JobRow, 'lastScrapedOn' | 'approvedAt' | 'postedOn'>

/** The days that the page tells of a job. */
export const datesOf = ({ approvedOn, lastScrapedAt, postedOn }: FullJob): JobDates => ({
  approvedOn,
  lastScrapedOn: lastScrapedAt && newYorkDay(new Date(lastScrapedAt)),
  postedOn,
})

export type JobPageData = {
  /** From the list while the whole job loads; null before anything is known. */
  head: JobHead | null
  job: FullJob | null
  relatedJobs: readonly JobRow[]
  error: Error | null
  retry: () => void
}

type JobPageOptions = {
  /** Whether the job before stays until this one is there. */
  keepsPrevious?: boolean
}

/** A job for its page; null while none is chosen. Someone who comes from the list sees the top of it immediately. */
export const useJobPage = (
  id: string | null,
  { keepsPrevious = false }: JobPageOptions = {},
): JobPageData => {
  const { data, error, refetch } = useQuery({
    ...jobQuery(id ?? ''),
    enabled: id !== null,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  const { rule, isPending } = useHidden()
  const client = useQueryClient()
  return {
    head: data?.job ?? (id === null ? null : (findListed(client, id) ?? null)),
    job: data?.job ?? null,
    // What the person hides must not be seen for a moment.
    relatedJobs: isPending ? [] : dropHidden(data?.relatedJobs ?? [], rule),
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
