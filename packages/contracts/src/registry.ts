import { backOfficeCalls } from './back-office-calls.ts'
import type { Call } from './call.ts'
import { laterCalls } from './later-calls.ts'
import { siteCalls } from './site-calls.ts'

/** Every call of the product, once. Routes, client, OpenAPI and access table derive from it. */
export const calls = { ...siteCalls, ...laterCalls, ...backOfficeCalls } satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
