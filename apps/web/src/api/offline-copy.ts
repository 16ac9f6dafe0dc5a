import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { callKey } from './call-query.ts'
import { COPY, deleteOfflineCopy } from './delete-offline-copy.ts'
import { findDeviceOwner } from './unsent-changes.ts'

const COPIED: unknown[] = [callKey('getLoggedInUser')[0], callKey('loadTrackedJobs')[0]]

/** What a member can read without a connection is kept where the service worker keeps the client. */
const persister = createAsyncStoragePersister({
  key: '/saved/copy',
  throttleTime: 500,
  storage: {
    getItem: async (key) => (await caches.match(key, { cacheName: COPY }))?.text(),
    setItem: async (key, text) => (await caches.open(COPY)).put(key, new Response(text)),
    removeItem: deleteOfflineCopy,
  },
})

/** Whether the page can open without a connection: else nothing is saved for it. */
const isUsed = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

const findCopy = async () => (isUsed() ? await persister.restoreClient() : undefined)

/** Saves the person's record and applications, as far as they are loaded, unless the person leaves meanwhile. */
export async function saveCopy(queryClient: QueryClient): Promise<void> {
  const userId = findDeviceOwner(queryClient)
  if (userId === null || !isUsed()) return
  await persistQueryClientSave({
    queryClient,
    persister,
    buster: String(userId),
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }) => COPIED.includes(queryKey[0]) && state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  })
  if (findDeviceOwner(queryClient) !== userId) await deleteOfflineCopy()
}

/** Makes the person's copy where there is none; what was saved for somebody else goes. */
export async function claimCopy(client: QueryClient): Promise<void> {
  const copy = await findCopy()
  if (copy?.buster === String(findDeviceOwner(client))) return
  if (copy) await deleteOfflineCopy()
  await saveCopy(client)
}

/** So many jobs that were opened last can be read. */
const MAX_OPENED = 30
const OPENED = '/saved/jobs/'

export async function saveOpened(client: QueryClient, id: string, page: object): Promise<void> {
  const userId = findDeviceOwner(client)
  if (userId === null || !isUsed()) return
  const copy = await caches.open(COPY)
  await copy.put(OPENED + id, Response.json({ ...page, savedAt: new Date().toISOString() }))
  const opened = (await copy.keys()).filter(({ url }) => url.includes(OPENED))
  await Promise.all(opened.slice(0, -MAX_OPENED).map((request) => copy.delete(request)))
  if (findDeviceOwner(client) !== userId) await deleteOfflineCopy()
}

export const findOpened = async <T>(id: string): Promise<T | undefined> =>
  (await globalThis.caches?.match(OPENED + id, { cacheName: COPY }))?.json()

/** Puts what was saved into the cache, where nothing newer is; it is out of date. */
export async function restoreCopy(client: QueryClient): Promise<void> {
  const copy = await findCopy()
  const isKnown = client.getQueryData(callKey('getLoggedInUser', {})) !== undefined
  if (!copy || (isKnown && copy.buster !== String(findDeviceOwner(client)))) return
  hydrate(client, copy.clientState)
  await client.invalidateQueries({ queryKey: callKey('loadTrackedJobs'), refetchType: 'none' })
}
