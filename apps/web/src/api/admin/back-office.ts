import { backOfficeCalls } from '@lilypad/contracts'
import { createCallClient } from '../client.ts'

/** For what is loaded at each visit of its screen, and only then. */
export const atEachVisit = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The calls of admins; only their screens load it. */
export const backOffice = createCallClient(backOfficeCalls)
