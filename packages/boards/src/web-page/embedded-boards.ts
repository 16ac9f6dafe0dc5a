import type { WebResponse } from '@lilypad/domain'
import { ownsHost, parseAddress } from '../board-address.ts'
import type { BoardIdentity, BoardSystem } from '../board-system.ts'
import { isLogIn } from './missing-posting.ts'

/** Addresses in attributes and scripts, also with escaped slashes or without their scheme. */
const ADDRESS = /(\bsrc\s*=\s*["']?\s*)?((?:https?:)?(?:\\?\/){2}[a-z\d][\w.-]*\.[a-z]{2,}[^\s"'<>]*)/gi
const HOST_ATTRIBUTE =
  /\bdata-[\w-]{1,60}\s*=\s*["']([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}(?:\/[^"'\s]{0,500})?)["']/gi
/** Hosts of systems that serve scripts and pictures for all their boards. */
const SHARED_HOST = /^[^.]*\b(cdn|assets?|static|images?|img|fonts?|files?|media|js|widgets?)\b[^.]*\./i
const MAX_ADDRESS_LENGTH = 500
/** An embedded board counts more than a linked one. */
const SHOWN = 10
const REDIRECTED = 100

/** How to find the settings of a system's embed script, and the address of the board that it then shows. */
const SCRIPTS: readonly [RegExp, (...words: string[]) => string][] = [
  [/\bdata-careersite\s*=\s*["']([\w-]+)["']/i, (name) => `https://jobs.jobvite.com/${name}`],
  [
    /\bleverJobsOptions\s*=\s*\{[^}]{0,2000}?\baccountName["']?\s*:\s*["']([\w-]+)["']/,
    (name) => `https://jobs.lever.co/${name}`,
  ],
  [/["']company_code["']\s*:\s*["']([\w-]+)["']/, (name) => `https://careers.smartrecruiters.com/${name}`],
  [
    /["']company-uid["']\s*:\s*["']([\w.]+)["'][^}]{0,2000}?["']company-name["']\s*:\s*["']([\w-]+)["']/,
    (uid, name) => `https://www.comeet.com/jobs/${name}/${uid}`,
  ],
]

/**
 * The board of a known system that a page redirected to, embeds or links to; null without one, or when it links to
 * several equally. A page that `hasJobs` of its own must do more than link to it, or ask to log in there.
 */
export function embeddedBoard(
  page: WebResponse,
  systems: readonly BoardSystem[],
  hasJobs: boolean,
): BoardIdentity | null {
  if (hasJobs && isLogIn(page)) return null
  const weights = new Map<string, { board: BoardIdentity; weight: number }>()
  for (const [address, weight] of readAddresses(page)) {
    const board = boardAt(address, systems)
    if (!board) continue
    const key = `${board.system} ${board.tenant}`.toLowerCase()
    weights.set(key, { board, weight: weight + (weights.get(key)?.weight ?? 0) })
  }
  const [first, second] = [...weights.values()].sort((one, other) => other.weight - one.weight)
  const least = Math.max((second?.weight ?? 0) + 1, hasJobs ? SHOWN : 1)
  return first && first.weight >= least ? first.board : null
}

function* readAddresses(page: WebResponse): Generator<[string, number]> {
  yield [page.url, REDIRECTED]
  const html = withoutComments(page.text())
  for (const [, source, address = ''] of html.matchAll(ADDRESS)) {
    const plain = address.slice(0, MAX_ADDRESS_LENGTH).replaceAll('\\/', '/').replaceAll('&amp;', '&')
    yield [plain.startsWith('//') ? `https:${plain}` : plain, source ? SHOWN : 1]
  }
  for (const [, host = ''] of html.matchAll(HOST_ATTRIBUTE)) yield [`https://${host}`, SHOWN]
  for (const [mark, addressOf] of SCRIPTS) {
    const words = mark.exec(html)
    if (words) yield [addressOf(...words.slice(1)), SHOWN]
  }
}

/** Commented-out code often refers to a previous system. */
function withoutComments(html: string): string {
  const parts: string[] = []
  let from = 0
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    parts.push(html.slice(from, start))
    const end = html.indexOf('-->', start)
    if (end < 0) return parts.join('')
    from = end + 3
  }
  return parts.join('') + html.slice(from)
}

function boardAt(address: string, systems: readonly BoardSystem[]): BoardIdentity | null {
  const url = parseAddress(address)
  if (!url || SHARED_HOST.test(url.hostname)) return null
  const owner = systems.find((system) => ownsHost(system, url.hostname))
  const tenant = owner?.detect(url) ?? null
  return owner && tenant !== null ? { system: owner.id, tenant } : null
}
