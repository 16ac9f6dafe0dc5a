import type { Call } from './call.ts'
import { codesCalls } from './calls/admin/codes.ts'
import { contentCalls } from './calls/admin/content.ts'
import { deskCalls } from './calls/admin/desk.ts'
import { listingsCalls } from './calls/admin/listings.ts'
import { retentionCalls } from './calls/admin/member-retention.ts'
import { paymentCasesCalls } from './calls/admin/payment-cases.ts'
import { removalsCalls } from './calls/admin/removals.ts'
import { searchEngineCalls } from './calls/admin/search-engines.ts'
import { usersCalls } from './calls/admin/users.ts'
import { boardsCalls } from './calls/boards.ts'
import { listingCasesCalls } from './calls/listing-reports.ts'

/** The admin calls, in their own module so that only the browsers of admins load them. */
export const adminCalls = {
  ...boardsCalls,
  ...deskCalls,
  ...usersCalls,
  ...paymentCasesCalls,
  ...codesCalls,
  ...listingCasesCalls,
  ...listingsCalls,
  ...removalsCalls,
  ...retentionCalls,
  ...searchEngineCalls,
  ...contentCalls,
} satisfies Record<string, Call>
