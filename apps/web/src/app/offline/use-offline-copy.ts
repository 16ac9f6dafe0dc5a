import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { callKey } from '@/api/call-query.ts'
import { deleteOfflineCopy } from '@/api/delete-offline-copy.ts'
import { claimCopy, saveCopy, saveOpened } from '@/api/offline-copy.ts'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { findDeviceOwner } from '@/api/unsent-changes.ts'

/** When the tracker is loaded for the copy: first, after a job was starred, and at least this often. */
const FIRST_AFTER_MS = 3_000
const STARRED_AFTER_MS = 500
const AGAIN_AFTER_MS = 600_000

/** A copy that could not be made is made the next time. */
const quietly = (copying: Promise<unknown>) => void copying.catch(() => undefined)

/** Resolves once the service worker answers for this page; never where there is none. */
async function whenControlled() {
  const { serviceWorker } = navigator
  if (serviceWorker?.controller) return
  await new Promise((resolve) => serviceWorker?.addEventListener('controllerchange', resolve, { once: true }))
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

async function loadTracker(client: QueryClient) {
  await whenControlled()
  await client.fetchQuery(trackedJobsQuery)
  // What was loaded already was perhaps loaded before anything could be saved.
  await saveCopy(client)
}

/** Loads the tracker for the copy. Starring drops it, and it is loaded again soon, or when the page is left. */
function keepLoaded(client: QueryClient) {
  const load = () => quietly(loadTracker(client))
  const again = () => void (client.getQueryData(trackedJobsQuery.queryKey) === undefined && load())
  const onHidden = () => void (document.hidden && again())
  let starred: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query.queryKey[0] !== trackedJobsQuery.queryKey[0]) return
    clearTimeout(starred)
    starred = setTimeout(again, STARRED_AFTER_MS)
  })
  const first = setTimeout(load, FIRST_AFTER_MS)
  const timer = setInterval(again, AGAIN_AFTER_MS)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    unsubscribe()
    clearTimeout(starred)
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onHidden)
  }
}

/** Keeps each job that is opened; those before the service worker answers are kept then. */
function keepOpened(client: QueryClient) {
  const cache = client.getQueryCache()
  const queryKey = callKey('loadFrontEndJob')
  const keep = ({ queryKey: [, request], state }: Query) => {
    const page = state.data as { savedAt?: string } | undefined
    if (page && !page.savedAt) quietly(saveOpened(client, (request as { id: string }).id, page))
  }
  const keepAll = () => cache.findAll({ queryKey }).forEach(keep)
  quietly(whenControlled().then(keepAll))
  return cache.subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && event.query.queryKey[0] === queryKey[0]) keep(event.query)
  })
}

/**
 * Keeps a copy of the person's tracker, with the texts of starred jobs, and of opened jobs on this device; a visitor's
 * visit ends it.
 */
export function useOfflineCopy(): void {
  const client = useQueryClient()
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  const { data: tracked } = useQuery({ ...trackedJobsQuery, enabled: false })
  const userId = user ? findDeviceOwner(client) : null
  useEffect(() => {
    if (user === null) void deleteOfflineCopy()
    if (user) quietly(whenControlled().then(() => claimCopy(client)))
  }, [client, user])
  useEffect(() => {
    if (userId !== null && !savesData()) return keepLoaded(client)
  }, [client, userId])
  useEffect(() => {
    if (userId !== null) return keepOpened(client)
  }, [client, userId])
  useEffect(() => {
    // What is shown for lack of a connection is saved already.
    if (user && tracked && !tracked.savedAt) quietly(saveCopy(client))
  }, [client, user, tracked])
}
