import { DAY_MS } from '../clock.ts'

const SECOND = 1_000
export const WEBHOOK_ANSWER_MS = 15 * SECOND
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_PATIENCE_MS = 5 * DAY_MS

export const MOST_WEBHOOKS = 10
export const LONGEST_WEBHOOK_ADDRESS = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MOST_JOBS_TOLD = 20
