import { type TrackedJob, trackedJob } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { trackedIdsQuery, withStar } from './favorites.ts'
import { changeTracked, changeTrackedJob, trackedJobsQuery } from './tracker.ts'

type Wire = Parameters<typeof api.updateTrackedJob>[0]['job']

/** What can be changed of an application beside its notes, which go their own way. */
export type JobChange = Partial<
  Pick<TrackedJob, 'status' | 'knockoutQuestions' | 'isPortfolioSubmitted' | 'remindOn'>
>

const wireOf = (id: number, change: JobChange): Wire => ({
  id,
  ...(change.status !== undefined && { tracker_status: change.status }),
  ...(change.knockoutQuestions && { knockout_questions: change.knockoutQuestions }),
  ...(change.isPortfolioSubmitted !== undefined && { is_portfolio_submitted: change.isPortfolioSubmitted }),
  ...(change.remindOn !== undefined && { remind_on: change.remindOn }),
})

/** Changes an application on the server, and here once that is done. */
export const saveTrackedJob = async (client: QueryClient, id: number, change: JobChange): Promise<void> => {
  const { status_changes: changes } = await api.updateTrackedJob({ job: wireOf(id, change) })
  changeTrackedJob(client, id, { ...change, changes })
}

/** Takes a job off the tracker. Where another window did so before, the call put it back: it goes again. */
export const untrack = async (client: QueryClient, id: number): Promise<void> => {
  const { is_tracked: isBack } = await api.toggleTracking({ airtable_id: id })
  if (isBack) await api.toggleTracking({ airtable_id: id })
  client.setQueryData(trackedIdsQuery.queryKey, (ids) => ids && withStar(ids, id, false))
  void client.invalidateQueries({ queryKey: ['loadFrontEndJob', String(id)] })
}

/** Forgets an application here. */
export const dropTrackedJob = (client: QueryClient, id: number): void =>
  changeTracked(client, (jobs) => jobs.filter((job) => job.id !== id))

type NewJob = Parameters<typeof api.addTrackedJob>[0]

/** Puts a job on the tracker that is not from Lilypad; it stands first. */
export const addTrackedJob = async (client: QueryClient, request: NewJob): Promise<TrackedJob> => {
  const job = trackedJob.decode((await api.addTrackedJob(request)).job)
  changeTracked(client, (jobs) => [job, ...jobs.filter(({ id }) => id !== job.id)])
  return job
}

/** What a job's own page says of it; null where it says nothing. */
export const readListing = (url: string) => api.readListing({ job_url: url })

/** Takes applications from a CSV as the export writes it. */
export const importTrackedJobs = async (client: QueryClient, file: File) => {
  const result = await api.importTrackedJobs({ file })
  await client.invalidateQueries({ queryKey: trackedJobsQuery.queryKey })
  return result
}
