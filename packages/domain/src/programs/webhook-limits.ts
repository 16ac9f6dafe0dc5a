import { DAY_MS } from '../clock.ts'

const SECOND = 1_000
export const WEBHOOK_TIMEOUT_MS = 15 * SECOND
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_DISABLED_AFTER_MS = 5 * DAY_MS

export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_URL_LENGTH = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MAX_JOBS_PER_WEBHOOK = 20
