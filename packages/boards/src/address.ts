const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i
const TRACKING = /^(utm_\w+|gh_src|lever-source|fbclid|gclid|(php|j)?sess(ion)?_?(id)?|visitor(id)?)$/i
const TENANT = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,99}$/u

/** The address that a person typed, with or without scheme, or null when it is none that can be fetched. */
export function parseAddress(typed: string): URL | null {
  const text = typed.trim()
  const whole = SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password || !/[.:]/.test(url.hostname)) return null
  return url
}

/** The parts of the path, decoded; a stray % stays as it is. */
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

/** A word of an address as a tenant, or null when it cannot be one (`*`, `.php?`, markup). */
export function asTenant(word: string | null | undefined): string | null {
  return word && TENANT.test(word) ? word : null
}

/** `acme` of `acme.example.com`, unless the label is one of the vendor's own. */
export function subdomainTenant(url: URL, domain: string, own: readonly string[]): string | null {
  if (!url.hostname.endsWith(`.${domain}`)) return null
  const label = url.hostname.slice(0, -domain.length - 1)
  return label.includes('.') || own.includes(label) ? null : asTenant(label)
}

/** Where a link on the page `base` leads, or null when it leads nowhere that can be fetched. */
export function linkTarget(href: string | null | undefined, base: string): string | null {
  const text = href?.trim()
  if (!text || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/** The address without what tells only who follows it from where: such parts change at every visit. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of names) url.searchParams.delete(name)
  return names.length > 0 ? url.href : address
}

/** The address of a posting without what a list adds to it. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
