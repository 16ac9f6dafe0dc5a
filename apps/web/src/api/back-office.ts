import { backOfficeCalls, createClient } from '@lilypad/contracts'
import { noteUnexpected } from './unexpected.ts'

/** The calls of admins; only their screens load it. */
export const backOffice = createClient(backOfficeCalls, { onFailure: noteUnexpected })
