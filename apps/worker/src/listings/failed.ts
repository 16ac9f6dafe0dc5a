import type { Failed } from '../boards/commit-reading.ts'

/** The result of a work that could not read its target, with the reason. */
export const failed = (kind: Failed['kind'], message: string): Failed => ({
  outcome: 'failed',
  kind,
  message,
})
