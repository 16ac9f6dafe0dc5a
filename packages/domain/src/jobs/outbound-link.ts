const SOURCE = { utm_source: 'lilypad' }
const APPLICATION = { ...SOURCE, utm_medium: 'job-board', utm_campaign: 'apply' }

const toName = (pair: string) => pair.split('=', 1)[0] ?? ''

/** The rest of the address stays exactly as it was: some sites sign their links. */
function withParameters(address: string, parameters: Record<string, string>): string | null {
  if (!/^https?:\/\//i.test(address)) return null
  const [page = '', ...fragments] = address.split('#')
  const [path = '', ...queries] = page.split('?')
  const kept = queries
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !Object.hasOwn(parameters, toName(pair)))
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return [`${path}?${[...kept, ...added].join('&')}`, ...fragments].join('#')
}

/** Null for anything but a web address: `javascript:` must never become a link. Source: specification, decisions 7. */
export const outboundLink = (address: string): string | null => withParameters(address.trim(), SOURCE)

/** Whether an address bears the mark of a link to what others wrote. */
export const isOutboundLink = (address: string): boolean => /[?&]utm_source=lilypad(?:[&#]|$)/.test(address)

/** As `outboundLink`, while our own pages, and what is no web address (`mailto:`), stay as they are. */
export const linkFrom = (publicUrl: string, address: string): string =>
  address.startsWith(`${publicUrl}/`) ? address : (outboundLink(address) ?? address)

export const applyLink = (address: string): string | null => withParameters(address.trim(), APPLICATION)
