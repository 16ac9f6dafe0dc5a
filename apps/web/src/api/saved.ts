import { SHELF } from './forget-saved.ts'

/**
 * What a member can read without a connection: copies of a few answers, in the browser's cache. They are kept where the
 * service worker is, are one person's, and go with the log-out.
 */
export type Saved<T> = { userId: number; at: string; value: T }

/** Whether the page can open without a connection: else nothing is saved for it. */
const isUsed = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

const addressOf = (name: string) => `/saved/${name}`

/** Saves an answer, over the earlier one of this name. */
export const save = async <T>(name: string, userId: number, value: T): Promise<void> => {
  if (!isUsed()) return
  const saved: Saved<T> = { userId, at: new Date().toISOString(), value }
  const shelf = await caches.open(SHELF)
  await shelf.put(addressOf(name), new Response(JSON.stringify(saved)))
}

/** What was saved under this name; null for nothing. */
export const findSaved = async <T>(name: string): Promise<Saved<T> | null> => {
  if (!isUsed()) return null
  const found = await caches.match(addressOf(name), { cacheName: SHELF })
  return found ? ((await found.json()) as Saved<T>) : null
}

/** What was saved under this name, if a call failed for lack of a connection; else its failure. */
export const savedInstead = async <T>(failure: unknown, name: string): Promise<T> => {
  const saved = failure instanceof TypeError ? await findSaved<T>(name) : null
  if (!saved) throw failure
  return saved.value
}
