import { adminCalls } from './admin-calls.ts'
import type { Call } from './call.ts'
import { homePageCalls } from './home-page-calls.ts'
import { lazyCalls } from './lazy-calls.ts'

/** Every call of the product, once. Routes, client, OpenAPI and access table derive from it. */
export const calls = { ...homePageCalls, ...lazyCalls, ...adminCalls } satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
