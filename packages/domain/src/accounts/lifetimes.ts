import { DAY_MS, HOUR_MS } from '../clock.ts'

/** After its last renewal. */
export const SESSION_LIFE_MS = 30 * DAY_MS
/** How long an admin stays logged in as someone else; it is never renewed. */
export const IMPERSONATION_LIFE_MS = HOUR_MS
/** Of a link to a new password. Source: specification, decisions 5. */
export const RESET_LIFE_MS = HOUR_MS
/** Of a link that undoes a change of address or password. */
export const UNDO_LIFE_MS = 72 * HOUR_MS
