import { MIN_PASSWORD_LENGTH } from '@lilypad/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

/** OWASP ASVS 5.0, 6.2.4: at least this many, of those that the other rules would accept. */
const REFUSED = 3_000

/** The package lists passwords by frequency in leaks, most frequent first, in lower case. */
const COMMON = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, REFUSED),
)

/** Whether attackers try this password first, in any case. The list is too long for a page. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
