import robotsParser from 'robots-parser'
import type { Answer } from './door.ts'

const MAX_LINE = 2_000
/** Matching a wildcard costs its length times the address's: a hostile file must not cost seconds. */
const MAX_WILDCARDS = 32 * 1024

/** For the crawler named `token` (RFC 9309). Only a 2xx answer holds rules. */
export function parseRobots(answer: Answer, origin: URL, token: string): (page: URL) => boolean {
  const isThere = answer.status >= 200 && answer.status < 300
  const lines = isThere ? new TextDecoder().decode(answer.bytes).split(/\r\n|\r|\n/) : []
  // Half a line could mean something other than the whole one.
  if (answer.cut) lines.pop()
  const robots = robotsParser(new URL('/robots.txt', origin).href, affordable(lines).join('\n'))
  return (page) => robots.isAllowed(page.href, token) !== false
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
