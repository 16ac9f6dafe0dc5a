import { type Calls, type ReplyOf, type TrackedJob, trackedJob, trackerCalls } from '@lilypad/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../accounts/session.ts'
import { callKey, callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'
import { forgetSaved } from '../forget-saved.ts'
import { findSaved, save } from '../saved.ts'
import { asMoved, waitingStatus } from './waiting-statuses.ts'

export const trackerApi = clientOf(trackerCalls)

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

/** While a saved copy is shown, how often the server is asked again, in milliseconds. */
const ASK_AGAIN_AFTER = 20_000
const MINUTE = 60_000

/** Whose copies and unsent changes this browser keeps: nobody's for an admin who is logged in as somebody else. */
export const personOf = (client: QueryClient): number | null => {
  const user = client.getQueryData(userQuery.queryKey)
  return user && !user.isImpersonated ? user.id : null
}

/** Saves the person's applications on this device, unless the person has left meanwhile. */
export const saveTracker = async (client: QueryClient, userId: number, tracked: Tracked): Promise<void> => {
  if (tracked.savedAt) return
  await save('tracker', userId, tracked)
  if (personOf(client) !== userId) await forgetSaved()
}

/** The person's applications as they were saved on this device; null for none. */
export const findSavedTracker = async (client: QueryClient): Promise<Tracked | null> => {
  const saved = await findSaved<Tracked>('tracker')
  return saved && saved.userId === personOf(client) ? { ...saved.value, savedAt: saved.at } : null
}

const withWaiting = (client: QueryClient, tracked: Tracked): Tracked => {
  const userId = personOf(client)
  if (userId === null) return tracked
  const jobs = tracked.jobs.map((job) => {
    const waiting = waitingStatus(userId, job.id)
    return waiting ? { ...job, ...asMoved(job, waiting) } : job
  })
  return { ...tracked, jobs }
}

/**
 * The person's applications, and the statuses that one may have; without a connection, as they were saved. Changes that
 * wait to be sent are in them.
 */
export const trackedJobsQuery = queryOptions({
  ...asked,
  queryFn: async (context): Promise<Tracked> => {
    const { client } = context
    try {
      return withWaiting(client, await asked.queryFn(context))
    } catch (error) {
      const saved = error instanceof TypeError ? await findSavedTracker(client) : null
      if (!saved) throw error
      return withWaiting(client, saved)
    }
  },
  staleTime: ({ state }) => (state.data?.savedAt ? 0 : 5 * MINUTE),
  refetchInterval: ({ state }) => (state.data?.savedAt ? ASK_AGAIN_AFTER : false),
})

/** Updates the cached applications. */
export const changeTracked = (client: QueryClient, change: (jobs: TrackedJob[]) => TrackedJob[]): void => {
  client.setQueryData(trackedJobsQuery.queryKey, (kept) => kept && { ...kept, jobs: change(kept.jobs) })
  void client.invalidateQueries({ queryKey: callKey('loadApplied') })
}

/** Updates one cached application; the others stay the same objects. */
export const changeTrackedJob = (client: QueryClient, id: number, change: Partial<TrackedJob>): void =>
  changeTracked(client, (jobs) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
