import { DAY_MS, HOUR_MS } from '../clock.ts'

/** Since the last use: `sessions.ts` of the database ends it. */
export const SESSION_LIFE_MS = 30 * DAY_MS
/** How long an admin stays logged in as someone else; it is never renewed. */
export const IMPERSONATION_LIFE_MS = HOUR_MS
/** How long a reset link works. Source: specification, decisions 5. */
export const RESET_LIFE_MS = HOUR_MS
/** How long a change of the password or the address can be undone. */
export const ACCOUNT_CHANGE_UNDO_MS = 72 * HOUR_MS

/** A lifetime in words: 'one hour', '72 hours'. */
export function toHours(lifetimeMs: number): string {
  const hours = lifetimeMs / HOUR_MS
  return hours === 1 ? 'one hour' : `${hours} hours`
}
