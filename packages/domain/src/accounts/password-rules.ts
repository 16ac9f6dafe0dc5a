import { characterCount } from '../text/clean-text.ts'
import type { Entry, Fault } from './account-form.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** Only the server has the list: `common-passwords.ts` of the api. */
export const COMMON_PASSWORD_FAULT = 'Please choose a less common password.'

/** Rule 7. Characters are code points; only blanks count as empty. */
export function shortPassword(password: Entry): Fault<'password'>[] {
  const text = password ?? ''
  if (text.trim() !== '' && characterCount(text) >= MIN_PASSWORD_LENGTH) return []
  return [{ field: 'password', message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters.` }]
}

/** Rule 8. */
export const retypedPassword = (password: Entry, retyped: Entry): Fault<'retypedPassword'>[] =>
  (password ?? '') === (retyped ?? '')
    ? []
    : [{ field: 'retypedPassword', message: 'Passwords do not match.' }]

/** The limit checked after the nine rules. */
export function longPassword(password: Entry): Fault<'password'>[] {
  if (characterCount(password ?? '') <= MAX_PASSWORD_LENGTH) return []
  return [{ field: 'password', message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters.` }]
}

/** Omit `retyped` where one was sent. Source: specification part 1, section 5, and specification, decisions 5. */
export function passwordFault(password: Entry, retyped?: string): string | null {
  const again = retyped === undefined ? [] : retypedPassword(password, retyped)
  return [...shortPassword(password), ...again, ...longPassword(password)][0]?.message ?? null
}
