import type { Entry, Fault } from './account-form.ts'
import { characterCount } from './account-text.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** What the server says to a password that too many people have. The list of those is the server's alone. */
export const COMMON_PASSWORD_FAULT = 'Please choose a less common password.'

/** Rule 7. Characters are code points, and blanks alone count as empty. */
export const shortPassword = (password: Entry): Fault<'password'>[] => {
  const text = password ?? ''
  if (text.trim() !== '' && characterCount(text) >= MIN_PASSWORD_LENGTH) return []
  return [{ field: 'password', message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters.` }]
}

/** Rule 8. */
export const retypedPassword = (password: Entry, retyped: Entry): Fault<'retypedPassword'>[] =>
  (password ?? '') === (retyped ?? '')
    ? []
    : [{ field: 'retypedPassword', message: 'Passwords do not match.' }]

/** The limit that comes after the nine rules. */
export const longPassword = (password: Entry): Fault<'password'>[] => {
  if (characterCount(password ?? '') <= MAX_PASSWORD_LENGTH) return []
  return [{ field: 'password', message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters.` }]
}

/**
 * What is wrong with a new password, as a sentence; null when nothing is. Give `retyped` where it was typed
 * twice; leave it out where a call carries one password. Whether it is too common, the server tells apart.
 * Source: specification part 1, section 5, and the decisions, section 5.
 */
export const passwordFault = (password: Entry, retyped?: string): string | null => {
  const again = retyped === undefined ? [] : retypedPassword(password, retyped)
  return [...shortPassword(password), ...again, ...longPassword(password)][0]?.message ?? null
}
