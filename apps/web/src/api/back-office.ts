import { backOfficeCalls, createClient } from '@lilypad/contracts'

/** The calls of admins; only their screens load it. */
export const backOffice = createClient(backOfficeCalls)
