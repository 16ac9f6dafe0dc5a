import type { Call } from './call.ts'
import { accountsCalls } from './calls/accounts.ts'
import { adminCalls } from './calls/admin.ts'
import { billingCalls } from './calls/billing.ts'
import { boardsCalls } from './calls/boards.ts'
import { homeCalls } from './calls/home.ts'
import { intakeCalls } from './calls/intake.ts'
import { jobsCalls } from './calls/jobs.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { searchesCalls } from './calls/searches.ts'
import { trackerCalls } from './calls/tracker.ts'

/** Every call of the product, once. Routes, client, OpenAPI and access table derive from it. */
export const calls = {
  ...accountsCalls,
  ...billingCalls,
  ...newsletterCalls,
  ...homeCalls,
  ...jobsCalls,
  ...searchesCalls,
  ...intakeCalls,
  ...trackerCalls,
  ...boardsCalls,
  ...adminCalls,
} satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
