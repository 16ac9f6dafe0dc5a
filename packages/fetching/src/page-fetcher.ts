import type { Guard } from './address-guard.ts'
import { type Asker, ask } from './ask-with-retries.ts'
import { follow } from './follow-redirects.ts'
import type { Answer, Exchange, Meter } from './http-client.ts'
import { createRobots } from './robots.ts'

export type PageRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  maxBytes: number
  signal: AbortSignal
  meter: Meter
  /** False for resources that only lay out a page. */
  obeysRobots?: boolean
  /** Is told the line of a host's robots.txt that allows a page; null where none applies. */
  noteRule?: (host: string, rule: string | null) => void
}

export type PageFetcher = (visit: PageRequest) => Promise<Answer>
export type PageFetcherOptions = Asker & {
  guard: Guard
  userAgent: string
  closing: AbortSignal
}

/** Guard, robots.txt, pace and retries, again for each redirect. Returns the last answer, with any status. */
export function createPageFetcher({ guard, userAgent, closing, ...asker }: PageFetcherOptions): PageFetcher {
  const askGuarded = (exchange: Exchange) => ask({ ...exchange, url: guard.parse(exchange.url.href) }, asker)
  const robots = createRobots({
    userAgent,
    clock: asker.clock,
    // Several boards may wait for one robots.txt, so no single board's end stops it.
    fetch: (url, maxBytes) => {
      const meter = { requests: 0, bytes: 0 }
      return follow(
        { url, method: 'GET', headers: {}, body: null, maxBytes, signal: closing, meter },
        askGuarded,
      )
    },
  })
  return ({ url, method = 'GET', headers = {}, body, obeysRobots = true, noteRule, ...rest }: PageRequest) =>
    follow({ url: guard.parse(url), method, headers, body: body ?? null, ...rest }, async (exchange) => {
      const checked = { ...exchange, url: guard.parse(exchange.url.href) }
      if (obeysRobots) {
        const rule = await robots.check(checked.url, exchange.signal)
        noteRule?.(checked.url.host, rule)
      }
      return ask(checked, asker)
    })
}
