import type { Call } from './call.ts'
import { billingCalls } from './calls/billing.ts'
import { homeCalls } from './calls/home.ts'
import { jobsCalls } from './calls/jobs.ts'
import { logInAndSignUpCalls } from './calls/log-in-and-sign-up.ts'
import { newsletterCalls } from './calls/newsletter.ts'

/** The calls of visitors and members, but for those of `lazy-calls.ts`. */
export const homePageCalls = {
  ...logInAndSignUpCalls,
  ...billingCalls,
  ...newsletterCalls,
  ...homeCalls,
  ...jobsCalls,
} satisfies Record<string, Call>
