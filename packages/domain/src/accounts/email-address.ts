import { cleanName } from '../text/clean-text.ts'

/** The name comes without its dot. `topLevelDomains` loads the real check. */
export type IsTopLevelDomain = (name: string) => boolean

/** The IANA list, a module loaded on demand: pages with an address field need not wait for it. */
export const topLevelDomains = async (): Promise<IsTopLevelDomain> =>
  (await import('./top-level-domains.ts')).isTopLevelDomain

/** RFC 5321: 254 characters in all, 64 of them before the @. */
const MAX_ADDRESS_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64

/** Only ASCII on both sides: a look-alike letter of another script would make a different address. */
const LOCAL_PART = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

function isDomain(domain: string, isTopLevelDomain: IsTopLevelDomain): boolean {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    isTopLevelDomain(labels.at(-1)?.toLowerCase() ?? '')
  )
}

/** ASCII, nothing quoted; other scripts in `xn--` form. Source: specification part 1, section 5, rule 3. */
export function isEmailAddress(text: string, isTopLevelDomain: IsTopLevelDomain): boolean {
  if (text.length > MAX_ADDRESS_LENGTH) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > MAX_LOCAL_PART_LENGTH) return false
  return LOCAL_PART.test(text.slice(0, at)) && isDomain(text.slice(at + 1), isTopLevelDomain)
}

const CONTROL = /\p{Cc}/u

/** Rule 3. Blanks around it are allowed (`cleanProfile` trims them); control characters never are. */
export function emailFault(
  email: string | null | undefined,
  isTopLevelDomain: IsTopLevelDomain,
): string | null {
  const text = email ?? ''
  if (cleanName(text) === '') return 'E-mail address is required.'
  if (!CONTROL.test(text) && isEmailAddress(text.trim(), isTopLevelDomain)) return null
  return 'Your e-mail address appears to be invalid. Please check for typos.'
}
