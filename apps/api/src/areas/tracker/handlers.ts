import type { trackerCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement.ts'
import { applicationsHandlers } from './calls/applications.ts'
import { appliedHandlers } from './calls/applied.ts'
import { documentsHandlers } from './calls/documents.ts'
import { importHandlers } from './calls/import.ts'
import { readListingHandlers } from './calls/read-listing.ts'
import type { Needs } from './needs.ts'

export const trackerHandlers = (needs: Needs): Handlers<typeof trackerCalls> => ({
  ...applicationsHandlers(needs),
  ...appliedHandlers(needs),
  ...documentsHandlers(needs),
  ...importHandlers(needs),
  ...readListingHandlers(needs),
})
