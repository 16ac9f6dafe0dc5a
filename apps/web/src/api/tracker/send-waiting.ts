import type { QueryClient } from '@tanstack/react-query'
import { mayPassLater } from '../may-pass-later.ts'
import { changeTrackedJob, personOf, trackedJobsQuery, trackerApi } from './tracker.ts'
import { dropStatus, listWaiting, type WaitingStatus } from './waiting-statuses.ts'

type Sent = WaitingStatus & { id: number }

/** How many seconds ago, by the clock of this device at both times: it may differ from the server's. */
const secondsSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 1_000))

/** Sends one. The server takes it unless it knows a later status, so that sending it twice changes nothing. */
const sendOne = async (client: QueryClient, userId: number, { id, status, at }: Sent) => {
  const job = { id, tracker_status: status, changed_ago: secondsSince(at), notes_by: userId }
  const { status_changes: changes } = await trackerApi.updateTrackedJob({ job })
  dropStatus(userId, id, { status, at })
  changeTrackedJob(client, id, { status: changes.at(-1)?.status ?? 0, changes })
}

const sendAll = async (client: QueryClient, userId: number) => {
  for (const waiting of listWaiting(userId)) {
    // They wait for their person: another one must not even carry them.
    if (personOf(client) !== userId) return
    try {
      await sendOne(client, userId, waiting)
    } catch (error) {
      if (mayPassLater(error)) return
      dropStatus(userId, waiting.id, waiting)
    }
  }
  // What is on its way may have been read before these arrived.
  await client.invalidateQueries({ queryKey: trackedJobsQuery.queryKey })
}

let sending: Promise<void> | null = null

/** Sends the statuses that wait, one after the other; a second call while they are being sent awaits the first. */
export const sendWaiting = (client: QueryClient, userId: number): Promise<void> => {
  sending ??= sendAll(client, userId).finally(() => {
    sending = null
  })
  return sending
}
