import { ScrapeError } from '@lilypad/domain'
import { HostFault } from './host-fault.ts'
import type { Answer, Exchange } from './http-client.ts'

const MAX_REDIRECTS = 5
const MAX_REFRESHES = 3
const MAX_REFRESH_BYTES = 16 * 1024
const REFRESH =
  /<meta\b[^>]{0,100}\brefresh\b[^>]{0,100}\bcontent\s*=\s*["']?\s*\d\s*[;,]\s*(?:url\s*=\s*)?['"]?([^"'>\s]+)/i
const REDIRECTS = [301, 302, 303, 307, 308]
/** Meant for one origin only. */
const SECRETS = ['authorization', 'cookie', 'proxy-authorization']

export function redirectTarget({ status, url, headers }: Answer): URL | null {
  const location = headers.location
  if (!REDIRECTS.includes(status) || location === undefined) return null
  if (!URL.canParse(location, url.href)) {
    throw new ScrapeError('changed', `${url.host} redirects to something that is no address.`)
  }
  return new URL(location, url.href)
}

/** After five redirects, a sixth is the answer. Throws HostFault `blocked` for a third refresh to its own site. */
export async function follow(first: Exchange, hop: (exchange: Exchange) => Promise<Answer>): Promise<Answer> {
  let exchange = first
  let refreshes = 0
  for (let redirects = 0; ; redirects++) {
    const answer = await hop(exchange)
    const refresh = refreshTarget(answer)
    if (refresh) refreshes += 1
    if (refreshes === MAX_REFRESHES) throw challenge(answer.url)
    const target = redirectTarget(answer) ?? refresh
    if (!target || redirects === MAX_REDIRECTS) return answer
    exchange = nextExchange(exchange, answer.status, target)
  }
}

/** Where a page without content sends its reader next on the same site. */
function refreshTarget({ status, url, headers, bytes }: Answer): URL | null {
  if (status !== 200 || bytes.length > MAX_REFRESH_BYTES || !/html/.test(headers['content-type'] ?? ''))
    return null
  const html = Buffer.from(bytes).toString('latin1')
  const target = REFRESH.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const isEmpty = html.replace(/<(script|style|title|noscript)\b.*?<\/\1>|<[^>]*>/gis, '').trim() === ''
  if (!target || !isEmpty || !URL.canParse(target, url.href)) return null
  const next = new URL(target, url.href)
  return next.origin === url.origin ? next : null
}

export function challenge({ host }: URL): HostFault {
  return new HostFault('blocked', host, `${host} asks for proof that a person is reading.`)
}

/** After 301, 302 and 303 a POST becomes a GET, as in browsers; 307 and 308 keep it. */
function nextExchange(exchange: Exchange, status: number, url: URL): Exchange {
  const sameOrigin = url.origin === exchange.url.origin
  const keepsBody = status === 307 || status === 308
  const dropped = [...(sameOrigin ? [] : SECRETS), ...(keepsBody ? [] : ['content-type'])]
  const headers = Object.entries(exchange.headers).filter(([name]) => !dropped.includes(name.toLowerCase()))
  const rest = keepsBody ? {} : { method: 'GET' as const, body: null }
  return { ...exchange, ...rest, url, headers: Object.fromEntries(headers) }
}
