import { HOUR_MS, MINUTE_MS } from './clock.ts'

/** How an entry of the outbox leaves: by e-mail, to a browser, or to a member's address. */
export const OUTBOX_KINDS = ['letter', 'push', 'webhook'] as const
export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** Milliseconds; each wait is `factor` times the one before. `jitter` is the share by which it may be shorter or longer. */
type RetryRule = { firstWaitMs: number; factor: number; jitter: number; maxAttempts: number }

export const MAX_RETRY_WAIT_MS = 6 * HOUR_MS

/** All are given up after about a day. Messages that failed together must not come back to an address together. */
export const RETRY_RULES: Record<OutboxKind, RetryRule> = {
  letter: { firstWaitMs: MINUTE_MS, factor: 2, jitter: 0, maxAttempts: 12 },
  push: { firstWaitMs: MINUTE_MS, factor: 2, jitter: 0, maxAttempts: 12 },
  webhook: { firstWaitMs: MINUTE_MS / 3, factor: 3, jitter: 0.2, maxAttempts: 11 },
}

/** Milliseconds until the next attempt, null without one. `attempts` includes this one; `chance` is 0 to 1. */
export function retryWait(kind: OutboxKind, attempts: number, chance: number): number | null {
  const { firstWaitMs, factor, jitter, maxAttempts } = RETRY_RULES[kind]
  if (attempts >= maxAttempts) return null
  const wait = Math.min(firstWaitMs * factor ** (attempts - 1), MAX_RETRY_WAIT_MS)
  return wait * (1 - jitter + 2 * jitter * chance)
}
