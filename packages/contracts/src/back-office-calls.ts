import type { Call } from './call.ts'
import { boardsCalls } from './calls/boards.ts'
import { codesCalls } from './calls/codes.ts'
import { contentCalls } from './calls/content.ts'
import { listingCasesCalls } from './calls/listing-reports.ts'
import { listingsCalls } from './calls/listings.ts'
import { paymentCasesCalls } from './calls/payment-cases.ts'
import { peopleCalls } from './calls/people.ts'
import { removalsCalls } from './calls/removals.ts'

/** The admin calls, in their own module so that only the browsers of admins load them. */
export const backOfficeCalls = {
  ...boardsCalls,
  ...peopleCalls,
  ...paymentCasesCalls,
  ...codesCalls,
  ...listingCasesCalls,
  ...listingsCalls,
  ...removalsCalls,
  ...contentCalls,
} satisfies Record<string, Call>
