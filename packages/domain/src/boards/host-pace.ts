import type { Clock } from '../clock.ts'
import { MINUTE_MS } from '../clock.ts'
import type { ScrapeFailure } from './scrape-outcome.ts'

export type HostFailure = Extract<ScrapeFailure, 'blocked' | 'unreachable'>
/** Instants are milliseconds since 1970. */
export type Rest = { until: number; kind: HostFailure }

export type Start =
  /** Call `end` when the answer has arrived. */
  | { outcome: 'now'; end(): Promise<void> }
  | { outcome: 'wait'; ms: number }
  | { outcome: 'rests'; rest: Rest }

/** How fast each host may be asked, over all boards. Hosts are `URL.host` of real-world addresses. */
export type HostPace = {
  start(host: string): Promise<Start>
  /** Every request to the host waits until then. */
  hold(host: string, until: number): Promise<void>
  /** Every request to the host fails until then; a longer rest stays. */
  rest(host: string, rest: Rest): Promise<void>
  /** A board counts once. */
  reportFailedBoard(host: string, board: string, kind: HostFailure): Promise<void>
}

const FAILURES_TO_REST = 3

/** Milliseconds from the start of a request to a host to the start of the next. */
export const HOST_GAP_MS = 250
export const REQUEST_TIMEOUT_MS = MINUTE_MS

/** API hosts that serve many boards. Workable is not one of them: it refuses more than two at a time. */
const SHARED_HOSTS = new Set([
  'boards-api.greenhouse.io',
  'api.lever.co',
  'api.eu.lever.co',
  'api.ashbyhq.com',
  'api.smartrecruiters.com',
  'ats.rippling.com',
])

export const requestsAtOnce = (host: string): number => (SHARED_HOSTS.has(host) ? 2 : 1)

/** When each board last failed because of a host, in milliseconds since 1970. */
export type BoardFailures = Record<string, number>

/** The failures that count within the last ten minutes; three of them let the host rest, and are forgotten then. */
export function countFailure(
  failures: BoardFailures,
  { board, kind }: { board: string; kind: HostFailure },
  { now, span }: Clock,
): { failures: BoardFailures; rest: Rest | null } {
  const at = now().getTime()
  const since = at - span(10 * MINUTE_MS)
  const recent = Object.entries(failures).filter(([name, instant]) => instant >= since && name !== board)
  if (recent.length + 1 < FAILURES_TO_REST) {
    return { failures: { ...Object.fromEntries(recent), [board]: at }, rest: null }
  }
  return { failures: {}, rest: { until: at + span(30 * MINUTE_MS), kind } }
}
