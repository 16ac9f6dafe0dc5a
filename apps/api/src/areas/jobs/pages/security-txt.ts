import type { Config } from '@lilypad/config'
import { DAY_MS } from '@lilypad/domain'

export const SECURITY_TXT = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** The same all day, so that caches can use it. */
const toExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString()

const contactUri = (contact: string) =>
  contact.startsWith('https:') ? contact : `mailto:${encodeURI(contact)}`

/** Whom to tell of a vulnerability (RFC 9116). Its own address is named only where it is https, as the RFC demands. */
export const securityTxt = ({ http, site }: Pick<Config, 'http' | 'site'>, now: Date): string =>
  [
    `Contact: ${contactUri(site.securityContact)}`,
    `Expires: ${toExpiry(now)}`,
    ...(http.isHttps ? [`Canonical: ${http.publicUrl}${SECURITY_TXT}`] : []),
    'Preferred-Languages: en',
    '',
  ].join('\n')
