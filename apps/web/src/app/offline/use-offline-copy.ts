import type { User } from '@lilypad/contracts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { forgetSaved } from '@/api/forget-saved.ts'
import { findSaved, save } from '@/api/saved.ts'
import { saveTracker, trackedJobsQuery } from '@/api/tracker/tracker.ts'

/** How long changes may go on before they are saved, in milliseconds. */
const PAUSE = 500
/** When the tracker is loaded for the copy: first, and then at most this often. */
const FIRST_AFTER = 3_000
const AGAIN_AFTER = 600_000

const later = (act: () => Promise<unknown>, ms: number) => {
  // A copy that could not be made is made the next time.
  const timer = setTimeout(() => act().catch(() => undefined), ms)
  return () => clearTimeout(timer)
}

/** Resolves once the service worker answers for this page; never where there is none. */
const whenControlled = async () => {
  const { serviceWorker } = navigator
  if (serviceWorker?.controller) return
  await new Promise((resolve) => serviceWorker?.addEventListener('controllerchange', resolve, { once: true }))
}

const saveUser = async (client: QueryClient, user: User) => {
  await whenControlled()
  const isThere = () => client.getQueryData(userQuery.queryKey)?.id === user.id
  const saved = await findSaved('tracker')
  if (saved && saved.userId !== user.id) await forgetSaved()
  if (isThere()) await save('user', user.id, user)
}

const loadTracker = async (client: QueryClient, userId: number) => {
  await whenControlled()
  // What is loaded already was perhaps loaded before anything could be saved.
  const tracked = await client.fetchQuery(trackedJobsQuery)
  await saveTracker(client, userId, tracked)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads the tracker for the copy. Starring drops it, and it is loaded again after a while, or when the page is left. */
const keepLoaded = (client: QueryClient, userId: number) => {
  const load = () => void loadTracker(client, userId).catch(() => undefined)
  const again = () => void (client.getQueryData(trackedJobsQuery.queryKey) === undefined && load())
  const onHidden = () => void (document.hidden && again())
  const first = setTimeout(load, FIRST_AFTER)
  const timer = setInterval(again, AGAIN_AFTER)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onHidden)
  }
}

/** Keeps a copy of the person's tracker, with the texts of starred jobs, on this device; a visitor's visit ends it. */
export const useOfflineCopy = (): void => {
  const client = useQueryClient()
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  const { data: tracked } = useQuery({ ...trackedJobsQuery, enabled: false })
  const userId = user && !user.isImpersonated ? user.id : null
  useEffect(() => {
    if (user === null) void forgetSaved()
    if (user && userId !== null) void saveUser(client, user).catch(() => undefined)
  }, [client, user, userId])
  useEffect(() => {
    if (userId !== null && !savesData()) return keepLoaded(client, userId)
  }, [client, userId])
  useEffect(() => {
    if (userId !== null && tracked) return later(() => saveTracker(client, userId, tracked), PAUSE)
  }, [client, userId, tracked])
}
