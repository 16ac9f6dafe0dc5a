import type { Failed } from '../boards/commit-reading.ts'

/** A work that could not read what it was asked for, and why. */
export const failed = (kind: Failed['kind'], message: string): Failed => ({
  outcome: 'failed',
  kind,
  message,
})
