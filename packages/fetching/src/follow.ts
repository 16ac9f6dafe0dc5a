import { ScrapeError } from '@lilypad/domain'
import type { Answer, Exchange } from './door.ts'

const MAX_REDIRECTS = 5
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

/** `hop` checks and requests each address. After five redirects, a sixth is the answer. */
export async function follow(first: Exchange, hop: (exchange: Exchange) => Promise<Answer>): Promise<Answer> {
  let exchange = first
  for (let redirects = 0; ; redirects++) {
    const answer = await hop(exchange)
    const target = redirectTarget(answer)
    if (!target || redirects === MAX_REDIRECTS) return answer
    exchange = nextExchange(exchange, answer.status, target)
  }
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
