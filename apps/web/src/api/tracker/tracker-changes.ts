import { type TrackedJob, trackedJob } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { trackedIdsQuery, withStar } from '../jobs/favorites.ts'
import { jobQuery } from '../jobs/jobs.ts'
import { findDeviceOwner, mayPassLater, sendUnsent } from '../unsent-changes.ts'
import { changeTracked, changeTrackedJob, trackedJobsQuery, trackerApi } from './tracker.ts'
import { asMoved, findFirstUnsent, type UnsentStatus, unsentStatuses } from './unsent-statuses.ts'

type Wire = Parameters<typeof trackerApi.updateTrackedJob>[0]['job']

/** The editable fields of an application, except its notes, which have their own queue. */
export type JobChange = Partial<
  Pick<TrackedJob, 'status' | 'knockoutQuestions' | 'isPortfolioSubmitted' | 'remindOn' | 'interview'>
>

const toWire = (id: number, change: JobChange): Wire => ({
  id,
  ...(change.status !== undefined && { tracker_status: change.status }),
  ...(change.knockoutQuestions && { knockout_questions: change.knockoutQuestions }),
  ...(change.isPortfolioSubmitted !== undefined && { is_portfolio_submitted: change.isPortfolioSubmitted }),
  ...(change.remindOn !== undefined && { remind_on: change.remindOn }),
  ...(change.interview !== undefined && { interview: change.interview }),
})

/** How many seconds ago, by the clock of this device at both times: it may differ from the server's. */
const secondsSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 1_000))

/** Sends one. The server takes it unless it knows a later status, so that sending it twice changes nothing. */
async function sendStatus(
  client: QueryClient,
  userId: number,
  { id, status, at }: UnsentStatus & { id: number },
) {
  const job = { id, tracker_status: status, changed_ago: secondsSince(at), notes_by: userId }
  const { status_changes: changes } = await trackerApi.updateTrackedJob({ job })
  changeTrackedJob(client, id, { status: changes.at(-1)?.status ?? 0, changes })
}

/** Sends a person's statuses that wait, in the order in which they were chosen; what is refused waits no longer. */
export function sendStatuses(client: QueryClient, userId: number): Promise<void> {
  return sendUnsent(client, ['sendStatuses', userId], async () => {
    let next = findFirstUnsent(userId)
    if (!next) return
    // They wait for their person: another one must not even carry them.
    for (; next && findDeviceOwner(client) === userId; next = findFirstUnsent(userId)) {
      const { id, status, at } = next
      await sendStatus(client, userId, next).catch((error: unknown) => {
        if (mayPassLater(error)) throw error
      })
      unsentStatuses.drop(userId, id, { status, at })
    }
    // What is on its way may have been read before these arrived.
    await client.invalidateQueries({ queryKey: trackedJobsQuery.queryKey })
  })
}

/** A change of status that did not reach the server is kept, and shown as made; false for any other failure. */
function keepForLater(client: QueryClient, id: number, { status, ...others }: JobChange, error: unknown) {
  const userId = findDeviceOwner(client)
  const job = client.getQueryData(trackedJobsQuery.queryKey)?.jobs.find((one) => one.id === id)
  const canWait = error instanceof TypeError && status !== undefined && Object.keys(others).length === 0
  if (!canWait || userId === null || !job) return false
  const unsent = { status, at: new Date().toISOString() }
  try {
    unsentStatuses.keep(userId, id, unsent)
  } catch {
    return false
  }
  changeTrackedJob(client, id, asMoved(job, unsent))
  void sendStatuses(client, userId)
  return true
}

/** Changes an application on the server, and then in the cache. A status also waits for a connection. */
export async function saveTrackedJob(client: QueryClient, id: number, change: JobChange): Promise<void> {
  try {
    const { status_changes: changes } = await trackerApi.updateTrackedJob({ job: toWire(id, change) })
    const userId = findDeviceOwner(client)
    if (userId !== null && change.status !== undefined) unsentStatuses.drop(userId, id)
    changeTrackedJob(client, id, { ...change, changes })
  } catch (error) {
    if (!keepForLater(client, id, change, error)) throw error
  }
}

/** Removes a job from the tracker. If another window already did, the call restores it, so it is called again. */
export async function untrack(client: QueryClient, id: number): Promise<void> {
  const { is_tracked: isBack } = await trackerApi.toggleTracking({ airtable_id: id })
  if (isBack) await trackerApi.toggleTracking({ airtable_id: id })
  client.setQueryData(trackedIdsQuery.queryKey, (ids) => ids && withStar(ids, id, false))
  void client.invalidateQueries({ queryKey: jobQuery(String(id)).queryKey })
}

export const dropTrackedJob = (client: QueryClient, id: number): void =>
  changeTracked(client, (jobs) => jobs.filter((job) => job.id !== id))

type NewJob = Parameters<typeof trackerApi.addTrackedJob>[0]

export async function addTrackedJob(client: QueryClient, request: NewJob): Promise<TrackedJob> {
  const job = trackedJob.decode((await trackerApi.addTrackedJob(request)).job)
  changeTracked(client, (jobs) => [job, ...jobs.filter(({ id }) => id !== job.id)])
  return job
}

export const readListing = (url: string) => trackerApi.readListing({ job_url: url })

/** A file, and the status that each stage stands for which only its owner can tell. */
export type Import = { file: File; stages: Readonly<Record<string, number>> }

export const previewImport = ({ file, stages }: Import) =>
  trackerApi.importTrackedJobs({ file, preview: '1', stages: JSON.stringify(stages) })

export async function importTrackedJobs(client: QueryClient, { file, stages }: Import) {
  const result = await trackerApi.importTrackedJobs({ file, stages: JSON.stringify(stages) })
  await client.invalidateQueries({ queryKey: trackedJobsQuery.queryKey })
  return result
}
