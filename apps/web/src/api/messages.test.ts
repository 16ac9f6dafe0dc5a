import { ApiError } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { isNotFound, messageOf, serverMessageOf } from './messages.ts'

it.each<[sentence: string, error: unknown, words: string]>([
  ['the server’s message goes first', new ApiError('conflict', 'It is running.'), 'It is running.'],
  ['an empty one is replaced', new ApiError('internal', ''), 'Login failed.'],
  [
    'a failed connection says so',
    new TypeError('Failed to fetch'),
    'Lilypad could not be reached. Please check your connection and try again.',
  ],
  ['anything else has the words of the place', new Error('secret detail'), 'Login failed.'],
])('%s', (_sentence, error, words) => {
  expect(messageOf(error, 'Login failed.')).toBe(words)
})

it('without words of the place an unknown error is called that', () => {
  expect(messageOf(null)).toBe('An unknown error occurred.')
})

it('tells a missing thing from other failures', () => {
  expect(isNotFound(new ApiError('not_found'))).toBe(true)
  expect(isNotFound(new ApiError('internal'))).toBe(false)
  expect(isNotFound(new TypeError())).toBe(false)
})

it.each<[sentence: string, error: unknown, words: string]>([
  ['the server’s message goes first', new ApiError('conflict', 'It is taken.'), 'It is taken.'],
  ['a network error is an unknown error', new TypeError('Failed to fetch'), 'An unknown error occurred.'],
  ['so is anything else', new Error('secret detail'), 'An unknown error occurred.'],
])('where the server’s words are asked for, %s', (_sentence, error, words) => {
  expect(serverMessageOf(error)).toBe(words)
})
