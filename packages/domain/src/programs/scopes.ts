import { DAY_MS } from '../clock.ts'

const SECOND = 1_000
export const WEBHOOK_TIMEOUT_MS = 15 * SECOND
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_DISABLED_AFTER_MS = 5 * DAY_MS

export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_URL_LENGTH = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MAX_JOBS_PER_WEBHOOK = 20

/** In the order in which a person chooses. Source: design, `beyond.md` section 4. */
export const SCOPE_TEXTS = {
  'jobs:read': 'Read jobs, as you see them',
  'searches:read': 'Read your saved searches and the jobs they find',
  'tracker:read': 'Read your tracker',
  'tracker:write': 'Add jobs to your tracker and change them there',
}
export type Scope = keyof typeof SCOPE_TEXTS
export const SCOPES = Object.keys(SCOPE_TEXTS) as Scope[]

export const MAX_KEYS = 20
export const MAX_KEY_NAME_LENGTH = 60
