import type { CheerioAPI } from 'cheerio/slim'
import type { BoardSystem } from './board-system.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i
const TRACKING =
  /^(utm_\w+|gh_src|lever-source|fbclid|gclid|msclkid|mc_[ce]id|(php|j)?sess(ion)?_?(id)?|visitor(id)?)$/i
const TENANT = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,99}$/u

/** The address a person typed, with or without scheme; null when it cannot be fetched. */
export function parseAddress(typed: string): URL | null {
  const text = typed.trim()
  const whole = SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password || !/[.:]/.test(url.hostname)) return null
  return url
}

/** The decoded parts of the path; a stray % stays as it is. */
export function pathParts(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Part of an address, as a tenant; null when it cannot be one (`*`, `.php?`, markup). */
export function asTenant(word: string | null | undefined): string | null {
  return word && TENANT.test(word) ? word : null
}

/** `acme` of `acme.example.com`, unless the vendor uses that label itself. */
export function subdomainTenant(url: URL, domain: string, own: readonly string[]): string | null {
  if (!url.hostname.endsWith(`.${domain}`)) return null
  const label = url.hostname.slice(0, -domain.length - 1)
  return label.includes('.') || own.includes(label) ? null : asTenant(label)
}

/** Whether only this system uses the host. */
export function ownsHost({ domains }: BoardSystem, host: string): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** A system where each company has a subdomain of `domain`; `own` are labels that the vendor uses itself. */
export function subdomains(
  domain: string,
  page: string,
  own: string,
): Pick<BoardSystem, 'domains' | 'detect' | 'careersUrl'> {
  return {
    domains: [domain],
    detect: (address) => subdomainTenant(address, domain, own.split(' ')),
    careersUrl: (tenant) => `https://${tenant}.${domain}${page}`,
  }
}

/** Whether two addresses are on the same host, with or without `www`. */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => new URL(url).hostname.replace(/^www\./, ''))
  return first === second
}

/** The absolute address of a link on the page `base`; null when it cannot be fetched. */
export function linkTarget(href: string | null | undefined, base: string): string | null {
  const text = href?.trim()
  if (!text || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/** The address that a page's relative links start from. */
export function readBase($: CheerioAPI, pageUrl: string): string {
  return linkTarget($('base[href]').first().attr('href'), pageUrl) ?? pageUrl
}

/** The address of a posting without what differs between links to it: tracking parameters, and a place on its page. */
export function toPostingAddress(address: string): string {
  const url = new URL(withoutTracking(address))
  if (!/^#[!/]/.test(url.hash)) url.hash = ''
  return url.href
}

/** The address without tracking parameters, which change at every visit. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of names) url.searchParams.delete(name)
  return names.length > 0 ? url.href : address
}

/** A posting's address without the parameters that a list adds. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
