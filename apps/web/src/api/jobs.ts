import { fullJob, type JobRow, jobRow } from '@lilypad/contracts'
import { searchText, sortJobs } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** A row of the list with what the client works out once, so that filtering is a walk over plain texts. */
export type ListedJob = JobRow & { searchText: string }

export type JobList = { jobs: ListedJob[]; companies: number }

/** A short list may still be filling: asking again costs little. */
const SHORT_LIST = 2_000
const ASK_AGAIN_AFTER = 20_000

export const jobsQuery = queryOptions({
  queryKey: ['loadFrontEndJobs'],
  queryFn: async ({ signal }): Promise<JobList> => {
    const reply = await api.loadFrontEndJobs({}, { signal })
    const jobs = reply.jobs.map((wire) => {
      const job = jobRow.decode(wire)
      return { ...job, searchText: searchText(job) }
    })
    return { jobs: sortJobs(jobs), companies: reply.num_companies_scraped }
  },
  // Comparing 10,000 rows field by field costs more than drawing the list again.
  structuralSharing: false,
  refetchInterval: ({ state }) =>
    state.data && state.data.jobs.length < SHORT_LIST ? ASK_AGAIN_AFTER : false,
})

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['loadFrontEndJob', id],
    queryFn: async ({ signal }) => {
      const { job, related_jobs } = await api.loadFrontEndJob({ id }, { signal })
      return { job: fullJob.decode(job), relatedJobs: related_jobs.map(jobRow.decode) }
    },
  })

/** Tells the server that a job was opened. A click that is not counted must not disturb anybody. */
export const recordJobClick = (id: number, isSimilarJob = false): void => {
  api.onJobClick({ id, is_similar_job: String(isSimilarJob) }).catch(() => undefined)
}
