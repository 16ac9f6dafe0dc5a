import type { Call } from './call.ts'
import { accountsCalls } from './calls/accounts.ts'
import { boardsCalls } from './calls/boards.ts'
import { homeCalls } from './calls/home.ts'
import { jobsCalls } from './calls/jobs.ts'

/** Every call of the product, once. Routes, client, OpenAPI and access table derive from it. */
export const calls = {
  ...accountsCalls,
  ...homeCalls,
  ...jobsCalls,
  ...boardsCalls,
} satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
