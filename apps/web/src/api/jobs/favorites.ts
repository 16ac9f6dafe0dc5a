import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { showToast } from '@/ui/toasts/toasts.tsx'
import { callKey, callQuery } from '../call-query.ts'
import { api } from '../client.ts'
import { toMessage } from '../failure-messages.ts'
import { createUnsent, findDeviceOwner, mayPassLater, sendUnsent } from '../unsent-changes.ts'
import { jobQuery, outdateFound } from './jobs.ts'

/** The jobs that the person has starred; empty for a visitor. */
export const trackedIdsQuery = queryOptions({
  ...callQuery(api, 'loadTrackedJobIds', {}, ({ ids }): ReadonlySet<number> => new Set(ids)),
  structuralSharing: false,
})

export function withStar(ids: ReadonlySet<number>, id: number, isTracked: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isTracked) next.add(id)
  else next.delete(id)
  return next
}

function markStar(client: QueryClient, id: number, isTracked: boolean): void {
  client.setQueryData(trackedIdsQuery.queryKey, (ids) => ids && withStar(ids, id, isTracked))
  client.setQueryData(
    jobQuery(String(id)).queryKey,
    (page) => page && { ...page, job: { ...page.job, isTracked } },
  )
}

export function showStar(client: QueryClient, id: number, isTracked: boolean): void {
  markStar(client, id, isTracked)
  client.removeQueries({ queryKey: callKey('loadTrackedJobs') })
  outdateFound(client, true)
}

/** Whether a job is to be starred, where the server does not know yet. */
const unsentStars = createUnsent('star', (stored) => (typeof stored === 'boolean' ? stored : null))

/** Sends one, and resolves to whether the job is starred now. What is refused is told, and stays as it was. */
async function sendStar(id: number, isTracked: boolean, wasTracked: boolean): Promise<boolean> {
  if (isTracked === wasTracked) return isTracked
  try {
    const reply = await api.toggleFavoriteJob({ id })
    // The call toggles: if another window or device was faster, this one undid it.
    if (reply.is_tracked !== isTracked) await api.toggleFavoriteJob({ id })
    return isTracked
  } catch (error) {
    if (mayPassLater(error)) throw error
    showToast({ text: `A star was refused: ${toMessage(error)}`, waits: true })
    return wasTracked
  }
}

/** Sends a person's stars that wait. One without an answer may have arrived: the server is asked first. */
export function sendStars(client: QueryClient, userId: number): Promise<void> {
  return sendUnsent(client, ['sendStars', userId], async () => {
    if (unsentStars.ids(userId).length === 0) return
    const { user } = await api.getLoggedInUser({})
    if (user?.id !== userId) return
    const { ids } = await api.loadTrackedJobIds({})
    let starred: ReadonlySet<number> = new Set(ids)
    for (let [id] = unsentStars.ids(userId); id !== undefined; [id] = unsentStars.ids(userId)) {
      // They wait for their person: another one must not even carry them.
      if (findDeviceOwner(client) !== userId) return
      const isTracked = unsentStars.find(userId, id) ?? false
      starred = withStar(starred, id, await sendStar(id, isTracked, starred.has(id)))
      unsentStars.drop(userId, id, isTracked)
      if (unsentStars.find(userId, id) === null) showStar(client, id, starred.has(id))
    }
    void client.invalidateQueries({ queryKey: trackedIdsQuery.queryKey })
  })
}

/** Shows a star, and sends it as soon as the server can be reached. Throws where the browser keeps nothing. */
function keepStar(client: QueryClient, userId: number, id: number, isTracked: boolean): null {
  unsentStars.keep(userId, id, isTracked)
  markStar(client, id, isTracked)
  void sendStars(client, userId)
  return null
}

/** Stars or unstars a job, and resolves to whether it is starred now; null where the star waits for the server. */
export async function toggleFavorite(client: QueryClient, id: number): Promise<boolean | null> {
  const userId = findDeviceOwner(client)
  const waiting = userId === null ? null : unsentStars.find(userId, id)
  const wasTracked = client.getQueryData(trackedIdsQuery.queryKey)?.has(id) ?? waiting
  if (userId !== null && waiting !== null) return keepStar(client, userId, id, !wasTracked)
  try {
    const { is_tracked: isTracked } = await api.toggleFavoriteJob({ id })
    showStar(client, id, isTracked)
    return isTracked
  } catch (error) {
    if (!(error instanceof TypeError) || userId === null || wasTracked === null) throw error
    try {
      return keepStar(client, userId, id, !wasTracked)
    } catch {
      throw error
    }
  }
}
