import { backOfficeCalls, createClient } from '@lilypad/contracts'
import { noteFailure } from '../failure-log.ts'

/** The calls of admins; only their screens load it. */
export const backOffice = createClient(backOfficeCalls, { onFailure: noteFailure })
