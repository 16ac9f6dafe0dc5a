import { MIN_PASSWORD_LENGTH } from '@lilypad/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

/** OWASP ASVS 5.0, 6.2.4: as many as this, of those that the other rules would let pass. */
const REFUSED = 3_000

/** The package lists passwords by how often they turn up in leaks, most often first, in lower case. */
const COMMON = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, REFUSED),
)

/**
 * Whether so many people have this password that it is among the first to be tried, whatever its case.
 * `COMMON_PASSWORD_FAULT` is what to answer then. The list stays on the server: it is too long for a page.
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
