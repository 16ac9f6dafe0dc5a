import type { Entry } from './account-form.ts'
import { cleanName } from './account-text.ts'
import { type IsTopLevelDomain, isEmailAddress } from './email-address.ts'

const CONTROL = /\p{Cc}/u

/** Rule 3. Blanks around it are allowed (`cleanProfile` trims them); control characters never are. */
export const emailFault = (email: Entry, isTopLevelDomain: IsTopLevelDomain): string | null => {
  const text = email ?? ''
  if (cleanName(text) === '') return 'E-mail address is required.'
  if (!CONTROL.test(text) && isEmailAddress(text.trim(), isTopLevelDomain)) return null
  return 'Your e-mail address appears to be invalid. Please check for typos.'
}
