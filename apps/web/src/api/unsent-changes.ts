import { ApiError, type User } from '@lilypad/contracts'
import { plural } from '@lilypad/ui'
import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { createListeners } from '@/listeners.ts'
import { attempt } from './attempt.ts'
import { callKey } from './call-query.ts'

type Kind = 'note' | 'status' | 'star'

const KINDS: Kind[] = ['note', 'status', 'star']

const toPrefix = (kind: Kind, userId: number) => `lilypad-${kind}-${userId}-`

const findKeys = (userId: number, kinds = KINDS): string[] =>
  attempt(() =>
    Object.keys(localStorage).filter((key) => kinds.some((kind) => key.startsWith(toPrefix(kind, userId)))),
  ) ?? []

/** Whose copies and unsent changes this browser keeps: nobody's for an admin who is logged in as somebody else. */
export function findDeviceOwner(client: QueryClient): number | null {
  const user = client.getQueryData<User | null>(callKey('getLoggedInUser', {}))
  return user && !user.isImpersonated ? user.id : null
}

/** What somebody who logged out is told of their changes that could not be sent; null without any. */
export function unsentNotice(userId: number): string | null {
  const count = findKeys(userId).length
  if (count === 0) return null
  return `You are logged out. ${plural(count, 'change')} could not be sent yet: what was not sent stays on this device, and is sent when you log in here again.`
}

export function deleteUnsentChanges(userId: number): void {
  for (const key of findKeys(userId)) attempt(() => localStorage.removeItem(key))
}

/** What the server does not have yet, an entry each: two windows do not take each other's. */
export function createUnsent<T>(kind: Kind, read: (stored: unknown) => T | null) {
  const { tell, subscribe } = createListeners()
  const toKey = (userId: number, id: number) => toPrefix(kind, userId) + id
  const find = (userId: number, id: number): T | null =>
    attempt(() => read(JSON.parse(localStorage.getItem(toKey(userId, id)) ?? 'null')))
  return {
    find,
    ids: (userId: number): number[] =>
      findKeys(userId, [kind])
        .map((key) => Number(key.slice(toPrefix(kind, userId).length)))
        .filter((id) => find(userId, id) !== null),
    /** Throws where the browser keeps nothing. */
    keep(userId: number, id: number, value: T) {
      localStorage.setItem(toKey(userId, id), JSON.stringify(value))
      tell()
    },
    /** Drops what was sent, unless another was kept meanwhile. */
    drop(userId: number, id: number, sent?: T) {
      if (sent !== undefined && JSON.stringify(find(userId, id)) !== JSON.stringify(read(sent))) return
      attempt(() => localStorage.removeItem(toKey(userId, id)))
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
