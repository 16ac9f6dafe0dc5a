import type { User } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { callKey } from './call-query.ts'

/** The browser's cache for what a member can read without a connection. */
export const COPY = 'lilypad-saved'

export async function forgetCopy(): Promise<void> {
  await globalThis.caches?.delete(COPY).catch(() => undefined)
}

/** Whose copies and unsent changes this browser keeps: nobody's for an admin who is logged in as somebody else. */
export function findDeviceOwner(client: QueryClient): number | null {
  const user = client.getQueryData<User | null>(callKey('getLoggedInUser', {}))
  return user && !user.isImpersonated ? user.id : null
}
