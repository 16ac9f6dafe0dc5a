import type { Call } from './call.ts'
import { boardsCalls } from './calls/boards.ts'
import { codesCalls } from './calls/codes.ts'
import { contentCalls } from './calls/content.ts'
import { deskCalls } from './calls/desk.ts'
import { listingCasesCalls } from './calls/listing-reports.ts'
import { listingsCalls } from './calls/listings.ts'
import { paymentCasesCalls } from './calls/payment-cases.ts'
import { peopleCalls } from './calls/people.ts'
import { removalsCalls } from './calls/removals.ts'
import { searchEngineCalls } from './calls/search-engines.ts'

/** The admin calls, in their own module so that only the browsers of admins load them. */
export const backOfficeCalls = {
  ...boardsCalls,
  ...deskCalls,
  ...peopleCalls,
  ...paymentCasesCalls,
  ...codesCalls,
  ...listingCasesCalls,
  ...listingsCalls,
  ...removalsCalls,
  ...searchEngineCalls,
  ...contentCalls,
} satisfies Record<string, Call>
