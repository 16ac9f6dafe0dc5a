import type { Call } from './call.ts'
import { accountSettingsCalls } from './calls/account-settings.ts'
import { calendarCalls } from './calls/calendar.ts'
import { companiesCalls } from './calls/companies.ts'
import { hiddenAndFollowedCalls } from './calls/hidden.ts'
import { inboundMailCalls } from './calls/inbound-mail.ts'
import { intakeCalls } from './calls/intake.ts'
import { jobHistoryCalls } from './calls/job-history.ts'
import { jobSearchCalls } from './calls/job-search.ts'
import { keysCalls } from './calls/keys.ts'
import { reportCalls } from './calls/listing-reports.ts'
import { leavingCalls, paymentsCalls } from './calls/payments.ts'
import { pushCalls } from './calls/push.ts'
import { searchesCalls } from './calls/searches.ts'
import { silenceCalls } from './calls/silence.ts'
import { titlesCalls } from './calls/titles.ts'
import { trackerCalls } from './calls/tracker.ts'
import { visitsCalls } from './calls/visits.ts'
import { webhooksCalls } from './calls/webhooks.ts'

/** Calls that the home page does not load: in the web client, each file of them has a client of its own. */
export const lazyCalls = {
  ...calendarCalls,
  ...companiesCalls,
  ...hiddenAndFollowedCalls,
  ...inboundMailCalls,
  ...intakeCalls,
  ...jobHistoryCalls,
  ...jobSearchCalls,
  ...keysCalls,
  ...leavingCalls,
  ...accountSettingsCalls,
  ...paymentsCalls,
  ...pushCalls,
  ...reportCalls,
  ...searchesCalls,
  ...silenceCalls,
  ...titlesCalls,
  ...trackerCalls,
  ...visitsCalls,
  ...webhooksCalls,
} satisfies Record<string, Call>
