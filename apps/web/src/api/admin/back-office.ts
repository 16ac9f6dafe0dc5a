import { backOfficeCalls, createClient } from '@lilypad/contracts'
import { noteFailure } from '../failure-log.ts'

/** For what is loaded at each visit of its screen, and only then. */
export const atEachVisit = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The calls of admins; only their screens load it. */
export const backOffice = createClient(backOfficeCalls, { onFailure: noteFailure })
