import { ApiError } from '@lilypad/contracts'
import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { createListeners } from '@/listeners.ts'
import { attempt } from './attempt.ts'

type Kind = 'note' | 'status'

const KINDS: Kind[] = ['note', 'status']

const prefixOf = (kind: Kind, userId: number) => `lilypad-${kind}-${userId}-`

const findKeys = (userId: number, kinds = KINDS): string[] =>
  attempt(() =>
    Object.keys(localStorage).filter((key) => kinds.some((kind) => key.startsWith(prefixOf(kind, userId)))),
  ) ?? []

/** How many notes and statuses of a person are in this browser and not on the server yet. */
export function countUnsent(userId: number): number {
  return findKeys(userId).length
}

/** Deletes what a person's account left in this browser to be sent. */
export function forgetUnsent(userId: number): void {
  for (const key of findKeys(userId)) attempt(() => localStorage.removeItem(key))
}

/**
 * Changes of applications that the server does not have yet, an entry each in the browser: two windows do not take each
 * other's.
 */
export function createUnsent<T>(kind: Kind, read: (stored: unknown) => T | null) {
  const { tell, subscribe } = createListeners()
  const keyOf = (userId: number, id: number) => prefixOf(kind, userId) + id
  const find = (userId: number, id: number): T | null =>
    attempt(() => read(JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null')))
  return {
    find,
    ids: (userId: number): number[] =>
      findKeys(userId, [kind]).map((key) => Number(key.slice(prefixOf(kind, userId).length))),
    /** Throws where the browser keeps nothing. */
    keep(userId: number, id: number, value: T) {
      localStorage.setItem(keyOf(userId, id), JSON.stringify(value))
      tell()
    },
    /** Drops what was sent, unless another was kept meanwhile. */
    drop(userId: number, id: number, sent?: T) {
      if (sent && JSON.stringify(find(userId, id)) !== JSON.stringify(read(sent))) return
      attempt(() => localStorage.removeItem(keyOf(userId, id)))
      tell()
    },
    /** Calls the listener when a change is kept or dropped, in this tab or another. Returns what ends that. */
    subscribe(listener: () => void) {
      const unsubscribe = subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** Whether the same request may go through later: the connection, the server, too many calls, a session that ended. */
export function mayPassLater(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    ['internal', 'unavailable', 'no_room', 'rate_limited', 'unauthenticated'].includes(error.code)
  )
}

/** Sends what is unsent: waits for a connection, and tries again while it may go through later; once at a time for a key. */
export async function sendUnsent(
  client: QueryClient,
  mutationKey: MutationKey,
  send: () => Promise<void>,
): Promise<void> {
  if (client.isMutating({ mutationKey }) > 0) return
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    mutationFn: send,
    networkMode: 'online',
    retry: (_failures, error) => mayPassLater(error),
    retryDelay: (failures) => Math.min(2_000 * 2 ** failures, 30_000),
  })
  await mutation.execute(undefined).catch(() => undefined)
}
