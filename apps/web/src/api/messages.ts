import { ApiError } from '@lilypad/contracts'

const UNREACHABLE = 'Lilypad could not be reached. Please check your connection and try again.'

/** What to tell a person about a failure; `fallback` where the server has no words of its own. */
export const messageOf = (error: unknown, fallback = 'An unknown error occurred.'): string => {
  if (error instanceof ApiError) return error.message || fallback
  return error instanceof TypeError ? UNREACHABLE : fallback
}

/** The server's own words, where the specification has one sentence for everything else, a lost connection too. */
export const serverMessageOf = (error: unknown, fallback = 'An unknown error occurred.'): string =>
  error instanceof ApiError ? messageOf(error, fallback) : fallback

/** Whether the call was answered with 'there is no such thing, or not for you'. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
