import type { ScrapeFailure } from './scrape-error.ts'

/** What a host itself can be the cause of. */
export type HostFailure = Extract<ScrapeFailure, 'blocked' | 'unreachable'>
export type Rest = { until: number; kind: HostFailure }

/** `wait`: ask again in so many milliseconds. */
export type Start = { outcome: 'now' } | { outcome: 'wait'; ms: number } | { outcome: 'rests'; rest: Rest }

/**
 * How fast each host may be asked, across all boards. Hosts are `URL.host` of real-world addresses,
 * instants are milliseconds since 1970. Everything is asynchronous so that several processes can share one.
 */
export type HostPace = {
  /** Asks for leave to send one request. After `now`, `end` must follow once the answer is there. */
  start(host: string): Promise<Start>
  end(host: string): Promise<void>
  /** `hold` lets every request to the host wait until then, `rest` lets it fail. */
  hold(host: string, until: number): Promise<void>
  rest(host: string, rest: Rest): Promise<void>
  resting(host: string): Promise<Rest | null>
  /** Notes that a board could not be read because of this host; a board counts once. */
  reportFailedBoard(host: string, board: string, kind: HostFailure): Promise<void>
  /** Gives back what is kept for requests to come. */
  close(): Promise<void>
}

export type PaceOptions = {
  /** Multiplies the pause between requests; 0 means none. */
  paceScale: number
  /** Multiplies the ten minutes in which failures count and the half hour of a rest. */
  timeScale: number
  now: () => number
}

const MINUTE = 60_000
const FAILURES_TO_REST = 3

/** Milliseconds from the start of a request to a host to the start of the next. */
export const HOST_GAP_MS = 250

/** API hosts that serve many boards. Workable is none of them: it refuses more than two at a time. */
const SHARED_HOSTS = new Set([
  'boards-api.greenhouse.io',
  'api.lever.co',
  'api.eu.lever.co',
  'api.ashbyhq.com',
  'api.smartrecruiters.com',
  'ats.rippling.com',
])

/** How many requests to a host may be under way at once. */
export const placesOf = (host: string): number => (SHARED_HOSTS.has(host) ? 2 : 1)

/** When each board last failed because of a host, in milliseconds since 1970. */
export type BoardFailures = Record<string, number>

/** The failures that count within the last ten minutes; three of them let the host rest, and are forgotten then. */
export function countFailure(
  failures: BoardFailures,
  failed: { board: string; kind: HostFailure; at: number; timeScale: number },
): { failures: BoardFailures; rest: Rest | null } {
  const { board, kind, at, timeScale } = failed
  const since = at - 10 * MINUTE * timeScale
  const recent = Object.entries(failures).filter(([name, instant]) => instant >= since && name !== board)
  if (recent.length + 1 < FAILURES_TO_REST) {
    return { failures: { ...Object.fromEntries(recent), [board]: at }, rest: null }
  }
  return { failures: {}, rest: { until: at + 30 * MINUTE * timeScale, kind } }
}
