import type { Clock, ScrapeError } from '@lilypad/domain'
import { DAY_MS, MINUTE_MS } from '@lilypad/domain'
import type { Answer } from './door.ts'
import { HostFault } from './host-fault.ts'
import { parseRobots } from './robots-rules.ts'
import { unlessAborted } from './wait.ts'

export type RobotsOptions = {
  userAgent: string
  clock: Clock
  fetch: (url: URL, maxBytes: number) => Promise<Answer>
}

export type Robots = {
  /** @throws HostFault: `blocked` by a Disallow, `unreachable` when robots.txt fails or is silent */
  check(url: URL, signal: AbortSignal): Promise<void>
}

type Rules = (url: URL) => HostFault | null
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
      const isAllowed = parseRobots(answer, url, token)
      return (page) => (isAllowed(page) ? null : disallowed(page))
    } catch (error) {
      if (!(error instanceof HostFault)) throw error
      // Spares the host the other requests of this board, and is over before the next try.
      entry.expires = now() + MINUTE_MS
      return () => unreadable(url, error)
    }
  }

  function entryOf(origin: string): Entry {
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
      const rules = await unlessAborted(entryOf(url.origin).rules, signal)
      const fault = rules(url)
      if (fault) throw fault
    },
  }
}

function disallowed({ host }: URL): HostFault {
  return new HostFault('blocked', host, `The robots.txt of ${host} does not allow this page to be read.`)
}

function unreadable(url: URL, cause: ScrapeError): HostFault {
  const message = `${cause.message} Without its robots.txt nothing else may be read there.`
  return new HostFault('unreachable', url.host, message, { cause })
}

function forgetOldest(entries: Map<string, Entry>): void {
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
