import { type Clock, DAY_MS, MINUTE_MS, ScrapeError, unlessAborted } from '@lilypad/domain'
import robotsParser from 'robots-parser'
import { HostFault } from './host-fault.ts'
import type { Answer } from './http-client.ts'

const MAX_LINE = 2_000
const MAX_TOLD = 100
/** Matching a wildcard costs its length times the address's: a hostile file must not cost seconds. */
const MAX_WILDCARDS = 32 * 1024

type Decision = { isAllowed: boolean; rule: string | null }

/** By which line a page is allowed to the crawler named `token`, or refused (RFC 9309). Only a 2xx answer holds rules. */
function parseRobots(answer: Answer, origin: URL, token: string): (page: URL) => Decision {
  const isThere = answer.status >= 200 && answer.status < 300
  const lines = isThere ? new TextDecoder().decode(answer.bytes).split(/\r\n|\r|\n/) : []
  // Half a line could mean something other than the whole one.
  if (answer.cut) lines.pop()
  const rules = affordable(lines)
  const robots = robotsParser(new URL('/robots.txt', origin).href, rules.join('\n'))
  return ({ href }) => {
    const isAllowed = robots.isAllowed(href, token) !== false
    return { isAllowed, rule: rules[robots.getMatchingLineNumber(href, token) - 1]?.trim() ?? null }
  }
}

function affordable(lines: string[]): string[] {
  let wildcards = 0
  return lines.filter((line) => {
    if (line.length > MAX_LINE) return false
    if (!/^\s*(dis)?allow\s*:.*\*/i.test(line)) return true
    wildcards += line.length
    return wildcards <= MAX_WILDCARDS
  })
}

type RobotsOptions = {
  userAgent: string
  clock: Clock
  fetch: (url: URL, maxBytes: number) => Promise<Answer>
}

type Robots = {
  /**
   * The line that allows it; null where none applies.
   * @throws ScrapeError: `disallowed` by a Disallow, `unreachable` when robots.txt fails or is silent
   */
  check(url: URL, signal: AbortSignal): Promise<string | null>
}

/** @throws ScrapeError */
type Rules = (url: URL) => string | null
type Entry = { rules: Promise<Rules>; expires: number }

const MAX_BYTES = 500 * 1024
const MAX_ORIGINS = 5_000

/** RFC 9309: kept for a day, 4xx allows all, 5xx and silence disallow all for the time being. */
export function createRobots({ userAgent, clock, fetch }: RobotsOptions): Robots {
  const entries = new Map<string, Entry>()
  const now = () => clock.now().getTime()
  const token = /^[A-Za-z_-]+/.exec(userAgent)?.[0] ?? '*'

  async function load(entry: Entry, origin: string): Promise<Rules> {
    const url = new URL('/robots.txt', origin)
    try {
      const answer = await fetch(url, MAX_BYTES)
      if (answer.status >= 500)
        throw new HostFault('unreachable', url.host, `${url.host} answered ${answer.status}.`)
      entry.expires = now() + DAY_MS
      const decide = parseRobots(answer, url, token)
      return (page) => {
        const { isAllowed, rule } = decide(page)
        if (isAllowed) return rule
        throw disallowed(page, rule ?? '')
      }
    } catch (error) {
      if (!(error instanceof HostFault)) throw error
      // Spares the host the other requests of this board, and is over before the next try.
      entry.expires = now() + MINUTE_MS
      return () => {
        throw unreadable(url, error)
      }
    }
  }

  function toEntry(origin: string): Entry {
    const known = entries.get(origin)
    if (known && known.expires > now()) return known
    if (entries.size >= MAX_ORIGINS) forgetOldest(entries)
    const entry: Entry = { rules: Promise.resolve(() => null), expires: Number.POSITIVE_INFINITY }
    entry.rules = load(entry, origin)
    entry.rules.catch(() => entries.get(origin) === entry && entries.delete(origin))
    entries.set(origin, entry)
    return entry
  }

  return {
    async check(url, signal) {
      const rules = await unlessAborted(toEntry(url.origin).rules, signal)
      return rules(url)
    },
  }
}

function disallowed({ host }: URL, rule: string): ScrapeError {
  const told = rule === '' ? '' : ` ("${rule.slice(0, MAX_TOLD)}")`
  return new ScrapeError(
    'disallowed',
    `Blocked by robots.txt of ${host}${told}: this page is not allowed to be read.`,
  )
}

function unreadable(url: URL, cause: ScrapeError): HostFault {
  const message = `${cause.message} Without its robots.txt nothing else may be read there.`
  return new HostFault('unreachable', url.host, message, { cause })
}

function forgetOldest(entries: Map<string, Entry>): void {
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
