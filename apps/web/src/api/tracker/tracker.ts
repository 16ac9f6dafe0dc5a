import { type Calls, type ReplyOf, type TrackedJob, trackedJob, trackerCalls } from '@lilypad/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callKey, callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

export const trackerApi = clientOf(trackerCalls)

export type StatusOption = ReplyOf<Calls['loadTrackedJobs']>['status_options'][number]

export type Tracked = { statuses: StatusOption[]; jobs: TrackedJob[] }

/** The person's applications, and the statuses that one may have. */
export const trackedJobsQuery = queryOptions(
  callQuery(
    trackerApi,
    'loadTrackedJobs',
    {},
    ({ status_options, jobs }): Tracked => ({ statuses: status_options, jobs: jobs.map(trackedJob.decode) }),
  ),
)

/** Updates the cached applications. */
export const changeTracked = (client: QueryClient, change: (jobs: TrackedJob[]) => TrackedJob[]): void => {
  client.setQueryData(trackedJobsQuery.queryKey, (kept) => kept && { ...kept, jobs: change(kept.jobs) })
  void client.invalidateQueries({ queryKey: callKey('loadApplied') })
}

/** Updates one cached application; the others stay the same objects. */
export const changeTrackedJob = (client: QueryClient, id: number, change: Partial<TrackedJob>): void =>
  changeTracked(client, (jobs) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
