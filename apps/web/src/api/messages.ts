import { ApiError } from '@lilypad/contracts'

const UNREACHABLE = 'Lilypad could not be reached. Please check your connection and try again.'

/**
 * The alert's text for a failed action: the server's message, else the specification's sentence for everything else,
 * including a lost connection. Source: both error catalogues, section 8.
 */
export const messageOf = (error: unknown, fallback = 'An unknown error occurred.'): string =>
  error instanceof ApiError ? error.message || fallback : fallback

/** The text in place of something that did not load, when the specification has none: it names a lost connection. */
export const loadMessageOf = (error: unknown): string =>
  error instanceof TypeError ? UNREACHABLE : messageOf(error)

/** Whether the call was refused for lack of permission or wrong credentials. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** Whether the call answered 'not found, or not for you'. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
