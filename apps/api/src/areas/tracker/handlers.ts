import type { trackerCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement.ts'
import { applicationsHandlers } from './applications.ts'
import { appliedHandlers } from './applied.ts'
import { documentsHandlers } from './documents.ts'
import { importHandlers } from './import.ts'
import type { Needs } from './needs.ts'
import { readListingHandlers } from './read-listing.ts'

export const trackerHandlers = (needs: Needs): Handlers<typeof trackerCalls> => ({
  ...applicationsHandlers(needs),
  ...appliedHandlers(needs),
  ...documentsHandlers(needs),
  ...importHandlers(needs),
  ...readListingHandlers(needs),
})
