import type { TrackedJob } from '@lilypad/contracts'
import { createListeners } from '@/listeners.ts'
import { attempt } from '../attempt.ts'
import { statusPrefix } from '../left-on-device.ts'

/** A status that was chosen without a connection, and when. */
export type WaitingStatus = { status: number; at: string }

const { tell, subscribe } = createListeners()

/** Calls the listener when a status waits or no longer does, in this tab or another. Returns what ends that. */
export const onWaiting = (listener: () => void): (() => void) => {
  const unsubscribe = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

const readStatus = (text: string | null): WaitingStatus | null => {
  const stored = attempt(() => JSON.parse(text ?? 'null')) as Partial<WaitingStatus> | null
  return typeof stored?.status === 'number' && typeof stored.at === 'string'
    ? { status: stored.status, at: stored.at }
    : null
}

/** The status of an application that waits to be sent; null for none. */
export const waitingStatus = (userId: number, id: number): WaitingStatus | null =>
  readStatus(attempt(() => localStorage.getItem(statusPrefix(userId) + id)))

/** Whether a status of an application waits to be sent. */
export const isWaiting = (userId: number, id: number): boolean => waitingStatus(userId, id) !== null

/** Keeps a status in the browser until it is sent, over an earlier one; throws where the browser keeps nothing. */
export const keepStatus = (userId: number, id: number, waiting: WaitingStatus): void => {
  localStorage.setItem(statusPrefix(userId) + id, JSON.stringify(waiting))
  tell()
}

/** Drops a status that was sent, unless another was chosen meanwhile. */
export const dropStatus = (userId: number, id: number, sent?: WaitingStatus): void => {
  const kept = waitingStatus(userId, id)
  if (!kept || (sent && kept.at !== sent.at)) return
  attempt(() => localStorage.removeItem(statusPrefix(userId) + id))
  tell()
}

/** All statuses of a person that wait, in the order in which they were chosen. */
export const listWaiting = (userId: number): (WaitingStatus & { id: number })[] => {
  const prefix = statusPrefix(userId)
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length)))
  const found = ids.flatMap((id) => {
    const waiting = waitingStatus(userId, id)
    return waiting ? [{ ...waiting, id }] : []
  })
  return found.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** What a status that waits makes of an application. */
export const asMoved = (
  { changes }: Pick<TrackedJob, 'changes'>,
  { status, at }: WaitingStatus,
): Pick<TrackedJob, 'status' | 'changes'> => ({
  status,
  // The server may have it already, with its own time.
  changes: changes.at(-1)?.status === status ? changes : [...changes, { status, at }],
})
