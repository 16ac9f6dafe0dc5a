import type { FullJob, JobRow } from '@lilypad/contracts'
import { type JobDates, newYorkDay } from '@lilypad/domain'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropHidden, useHidden } from '@/api/jobs/hidden.ts'
import { findListed, jobQuery } from '@/api/jobs/jobs.ts'

/** The fields that the list row and the whole job share: enough for the top of the page. */
export type JobHead = Omit<JobRow, 'lastScrapedOn' | 'approvedAt' | 'postedOn'>

export const toJobDates = ({ approvedOn, lastScrapedAt, postedOn }: FullJob): JobDates => ({
  approvedOn,
  lastScrapedOn: lastScrapedAt && newYorkDay(new Date(lastScrapedAt)),
  postedOn,
})

/** What is known of a job: its head from the list, and the whole job once it has loaded. */
export type LoadedHead = { head: JobHead; job: FullJob | null }

/** @param keepsPrevious whether the job before stays until this one is there; `id` is null while none is chosen */
export function useJobPage(id: string | null, keepsPrevious = false) {
  const { data, error, refetch } = useQuery({
    ...jobQuery(id ?? ''),
    enabled: id !== null,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  const { rule, isPending } = useHidden()
  const client = useQueryClient()
  const listed: JobHead | null = id === null ? null : (findListed(client, id) ?? null)
  return {
    /** Null before anything is known. */
    head: data?.job ?? listed,
    job: data?.job ?? null,
    // What the person hides must not be seen for a moment.
    relatedJobs: isPending ? [] : dropHidden(data?.relatedJobs ?? [], rule),
    savedAt: data?.savedAt ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
export type JobPageData = ReturnType<typeof useJobPage>
