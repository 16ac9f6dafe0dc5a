import type { Call } from './call.ts'
import { accountsCalls } from './calls/accounts.ts'
import { billingCalls } from './calls/billing.ts'
import { boardsCalls } from './calls/boards.ts'
import { codesCalls } from './calls/codes.ts'
import { contentCalls } from './calls/content.ts'
import { homeCalls } from './calls/home.ts'
import { intakeCalls } from './calls/intake.ts'
import { jobsCalls } from './calls/jobs.ts'
import { listingsCalls } from './calls/listings.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { peopleCalls } from './calls/people.ts'
import { searchesCalls } from './calls/searches.ts'
import { trackerCalls } from './calls/tracker.ts'

/** The calls of visitors and members. */
export const siteCalls = {
  ...accountsCalls,
  ...billingCalls,
  ...newsletterCalls,
  ...homeCalls,
  ...jobsCalls,
  ...searchesCalls,
  ...intakeCalls,
  ...trackerCalls,
} satisfies Record<string, Call>

/** The calls of admins: apart, so that nobody else's browser has to load them. */
export const backOfficeCalls = {
  ...boardsCalls,
  ...peopleCalls,
  ...codesCalls,
  ...listingsCalls,
  ...contentCalls,
} satisfies Record<string, Call>

/** Every call of the product, once. Routes, client, OpenAPI and access table derive from it. */
export const calls = { ...siteCalls, ...backOfficeCalls } satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
