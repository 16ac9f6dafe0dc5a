import { backOfficeCalls } from '@lilypad/contracts'
import { keepPreviousData } from '@tanstack/react-query'
import { createCallClient } from '../client.ts'

/** For what is loaded at each visit of its screen, and only then. */
export const atEachVisit = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The same for a list with pages, from 1. While one loads, the one before stays. */
export const pageByPage = { ...atEachVisit, placeholderData: keepPreviousData } as const

/** The calls of admins; only their screens load it. */
export const backOffice = createCallClient(backOfficeCalls)
