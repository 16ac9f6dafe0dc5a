import type { Call } from './call.ts'
import { accountsCalls } from './calls/accounts.ts'
import { billingCalls } from './calls/billing.ts'
import { homeCalls } from './calls/home.ts'
import { jobsCalls } from './calls/jobs.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { searchesCalls } from './calls/searches.ts'
import { trackerCalls } from './calls/tracker.ts'

/** The calls of visitors and members, but for those of `later-calls.ts`. */
export const siteCalls = {
  ...accountsCalls,
  ...billingCalls,
  ...newsletterCalls,
  ...homeCalls,
  ...jobsCalls,
  ...searchesCalls,
  ...trackerCalls,
} satisfies Record<string, Call>
