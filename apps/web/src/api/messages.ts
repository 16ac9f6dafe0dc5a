import { ApiError } from '@lilypad/contracts'

const UNREACHABLE = 'Lilypad could not be reached. Please check your connection and try again.'

/**
 * What an alert tells of an action that failed: the server's own words, else the one sentence that the
 * specification has for everything else, a lost connection too. Source: both error catalogues, section 8.
 */
export const messageOf = (error: unknown, fallback = 'An unknown error occurred.'): string =>
  error instanceof ApiError ? error.message || fallback : fallback

/** What stands in place of something that did not load, where the specification has no words: a lost connection is named. */
export const loadMessageOf = (error: unknown): string =>
  error instanceof TypeError ? UNREACHABLE : messageOf(error)

/** Whether the call was refused for who asked, or for what they gave to prove it. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** Whether the call was answered with 'there is no such thing, or not for you'. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
