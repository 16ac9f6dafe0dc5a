import { ApiError } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { failureLine } from './failure-log.ts'

// holds Part 1 §8: Other service failures are logged
it.each<[what: string, error: unknown, cause: string]>([
  ['a refusal', new ApiError('conflict', 'ada@example.com is taken.'), 'conflict'],
  ['a fault of the server', new ApiError('internal', 'Oh.', { requestId: 'r-1' }), 'internal, request r-1'],
  ['a lost connection', new TypeError('Failed to fetch ada@example.com'), 'TypeError'],
  ['anything else', 'ada@example.com', 'unknown'],
])('a failed call is logged by its path and code, and by no word of a person: %s', (_what, error, cause) => {
  expect(failureLine(error, '/api/save_profile')).toBe(`/api/save_profile failed: ${cause}`)
})
