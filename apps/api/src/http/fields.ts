import { ApiError } from '@lilypad/contracts'
import { characterCount, cleanName } from '@lilypad/domain'

export type Fields = Record<string, string | undefined>

/** The fields of a query that occur once, as text. */
export const queryFields = (query: unknown): Fields =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

export const readForm = (body: string): Fields => Object.fromEntries(new URLSearchParams(body))

/** Null for a text that is something else. */
export function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** What a person calls something of theirs. */
export function readName(text: string | null, most: number): string {
  const name = cleanName(text)
  if (name === '') throw new ApiError('bad_request', 'A name is required.')
  if (characterCount(name) > most)
    throw new ApiError('bad_request', `The name must have at most ${most} characters.`)
  return name
}
