import type { Failed } from '../boards/commit-reading.ts'

export const failed = (kind: Failed['kind'], message: string): Failed => ({
  outcome: 'failed',
  kind,
  message,
})
