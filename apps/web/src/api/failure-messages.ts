import { ApiError, ERROR_MESSAGES } from '@lilypad/contracts'

const UNREACHABLE = 'We couldn’t reach Lilypad. Please check your connection and try again.'
const OFFLINE = 'You are offline. Please check your connection and try again.'

/** The words for something that failed, except where the browser itself knows why: it has no connection. */
export const unlessOffline = (words: string): string =>
  globalThis.navigator?.onLine === false ? OFFLINE : words

/**
 * The alert's text for a failed action: the server's message, else the specification's sentence for everything else,
 * including a server that cannot be reached. Source: both error catalogues, section 8.
 */
export const toMessage = (error: unknown, fallback = 'An unknown error occurred.'): string =>
  error instanceof ApiError ? error.message || fallback : unlessOffline(fallback)

export const lostMessage = (): string => unlessOffline(UNREACHABLE)

export const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.'

/** Whether the server says nothing of a failure that a person could use. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || !error.message || error.message === ERROR_MESSAGES.internal

/** The text in place of something that did not load, when the specification has none: whose fault it is. */
export function toLoadMessage(error: unknown): string {
  if (error instanceof TypeError) return lostMessage()
  return isUnknown(error) ? unlessOffline(OUR_FAULT) : toMessage(error)
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated'

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
