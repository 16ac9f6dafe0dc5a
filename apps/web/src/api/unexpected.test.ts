import { ApiError } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { noteUnexpected, requestBehind } from './failure-log.ts'
import { OUR_FAULT } from './failure-messages.ts'

it('names the request behind a server error, but not behind a refusal', () => {
  noteUnexpected(new ApiError('conflict', 'It is running.', { requestId: 'request-one' }))
  expect(requestBehind('It is running.')).toBeNull()
  noteUnexpected(new ApiError('internal', undefined, { requestId: 'request-two' }))
  expect(requestBehind('An unknown error occurred.')).toBe('request-two')
  expect(requestBehind(OUR_FAULT)).toBe('request-two')
  expect(requestBehind('It is running.')).toBeNull()
})

it('an error without an id leaves the message alone', () => {
  noteUnexpected(new ApiError('internal', 'Something else.'))
  expect(requestBehind('Something else.')).toBeNull()
})
