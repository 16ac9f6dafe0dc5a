import { ApiError } from '@lilypad/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { noteUnexpected, requestBehind } from './failure-log.ts'
import { isNotFound, OUR_FAULT, toLoadMessage, toMessage, unlessOffline } from './failure-messages.ts'

const LOST = new TypeError('Failed to fetch')
const OFFLINE = 'You are offline. Please check your connection and try again.'

afterEach(() => vi.unstubAllGlobals())

it('being offline is called offline, whatever failed', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect([toMessage(LOST), toMessage(LOST, 'Login failed.'), toLoadMessage(LOST)]).toEqual(
    Array(3).fill(OFFLINE),
  )
  expect(unlessOffline('An error occurred!')).toBe(OFFLINE)
  expect(toMessage(new ApiError('conflict', 'It is running.'))).toBe('It is running.')
})

// holds Part 1 §8: Sign-up, redeem, profile, password, reset: the server's message, else 'An unknown error occurred.'
// holds Part 2 §8: Admin calls: the server's message or 'An error occurred.'
it.each<[sentence: string, error: unknown, words: string]>([
  ['the server’s message goes first', new ApiError('conflict', 'It is running.'), 'It is running.'],
  ['an empty one is replaced', new ApiError('internal', ''), 'Login failed.'],
  ['a network error has the words of the place', LOST, 'Login failed.'],
  ['so has anything else', new Error('secret detail'), 'Login failed.'],
])('an action that failed: %s', (_sentence, error, words) => {
  expect(toMessage(error, 'Login failed.')).toBe(words)
})

// holds Part 1 §8: Sign-up, redeem, profile, password, reset: the server's message, else 'An unknown error occurred.'
// holds Part 2 §8: Tracker: the server's message, else 'An unknown error occurred.'
it('without own words an unknown error gets the standard sentence', () => {
  expect(toMessage(null)).toBe('An unknown error occurred.')
  expect(toMessage(LOST)).toBe('An unknown error occurred.')
})

const OURS = 'Something went wrong on our side. Please try again in a moment.'

// holds Part 1 §8: Other loads that fail: the page says so and offers to try again
it.each<[sentence: string, error: unknown, words: string]>([
  ['the server’s message goes first', new ApiError('rate_limited', 'Too many.'), 'Too many.'],
  [
    'a lost connection is named',
    LOST,
    'We couldn’t reach Lilypad. Please check your connection and try again.',
  ],
  ['an unknown error is ours', new ApiError('internal'), OURS],
  ['so is anything else', new Error('secret detail'), OURS],
])('something that did not load: %s', (_sentence, error, words) => {
  expect(toLoadMessage(error)).toBe(words)
})

it('distinguishes a missing thing from other failures', () => {
  expect(isNotFound(new ApiError('not_found'))).toBe(true)
  expect(isNotFound(new ApiError('internal'))).toBe(false)
  expect(isNotFound(new TypeError())).toBe(false)
})

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
