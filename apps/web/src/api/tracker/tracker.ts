import { type Calls, type ReplyOf, type TrackedJob, trackedJob, trackerCalls } from '@lilypad/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callKey, callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { findDeviceOwner } from '../unsent-changes.ts'
import { asMoved, unsentStatuses } from './unsent-statuses.ts'

export const trackerApi = createCallClient(trackerCalls)

export type StatusOption = ReplyOf<Calls['loadTrackedJobs']>['status_options'][number]

export type Tracked = {
  statuses: StatusOption[]
  jobs: TrackedJob[]
  /** When this was saved, if it is shown for lack of a connection. */
  savedAt?: string
}

const asked = callQuery(
  trackerApi,
  'loadTrackedJobs',
  {},
  ({ status_options, jobs }): Tracked => ({ statuses: status_options, jobs: jobs.map(trackedJob.decode) }),
)

const REFETCH_AFTER_MS = 20_000
const MINUTE = 60_000

function withUnsent(client: QueryClient, tracked: Tracked): Tracked {
  const userId = findDeviceOwner(client)
  if (userId === null) return tracked
  const jobs = tracked.jobs.map((job) => {
    const unsent = unsentStatuses.find(userId, job.id)
    return unsent ? { ...job, ...asMoved(job, unsent) } : job
  })
  return { ...tracked, jobs }
}

/** Without a connection, the applications as they were loaded last, perhaps by an earlier page. */
async function findLoaded(client: QueryClient, error: unknown): Promise<Tracked> {
  if (error instanceof TypeError) await (await import('../offline-copy.ts')).restoreCopy(client)
  const loaded = client.getQueryState<Tracked>(asked.queryKey)
  if (!(error instanceof TypeError) || !loaded?.data) throw error
  return { savedAt: new Date(loaded.dataUpdatedAt).toISOString(), ...loaded.data }
}

/** Without a connection, the applications as they were saved. Changes that wait to be sent are in them. */
export const trackedJobsQuery = queryOptions({
  ...asked,
  queryFn: async (context): Promise<Tracked> => {
    const { client } = context
    const tracked = await asked.queryFn(context).catch((error: unknown) => findLoaded(client, error))
    return withUnsent(client, tracked)
  },
  staleTime: ({ state }) => (state.data?.savedAt ? 0 : 5 * MINUTE),
  refetchInterval: ({ state }) => (state.data?.savedAt ? REFETCH_AFTER_MS : false),
})

export function changeTracked(client: QueryClient, change: (jobs: TrackedJob[]) => TrackedJob[]): void {
  client.setQueryData(trackedJobsQuery.queryKey, (kept) => kept && { ...kept, jobs: change(kept.jobs) })
  for (const name of ['loadApplied', 'loadSilentApplications'] as const)
    void client.invalidateQueries({ queryKey: callKey(name) })
}

/** Updates one cached application; the others stay the same objects. */
export const changeTrackedJob = (client: QueryClient, id: number, change: Partial<TrackedJob>): void =>
  changeTracked(client, (jobs) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
