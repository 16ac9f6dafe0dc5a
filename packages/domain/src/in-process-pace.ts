import {
  type BoardFailures,
  countFailure,
  HOST_GAP_MS,
  type HostPace,
  type PaceOptions,
  placesOf,
  type Rest,
  type Start,
} from './host-pace.ts'

type Host = {
  running: number
  /** No request starts before. */
  dueAt: number
  rest: Rest | null
  failures: BoardFailures
  touchedAt: number
}

/** So many hosts may be remembered before the idle ones are forgotten. */
const MANY_HOSTS = 5_000
const IDLE_MS = 60 * 60_000
/** How soon to look again for a place that another request has. */
const PLACE_POLL_MS = 20

/** The pace of one process: one request at a time to a host (two for shared API hosts), 250 ms between starts. */
export function createHostPace({ paceScale, timeScale, now }: PaceOptions): HostPace {
  const hosts = new Map<string, Host>()
  const hostOf = (name: string): Host => {
    const host = hosts.get(name) ?? { running: 0, dueAt: 0, rest: null, failures: {}, touchedAt: 0 }
    if (!hosts.has(name) && hosts.size >= MANY_HOSTS) forgetIdle(hosts, now())
    hosts.set(name, host)
    host.touchedAt = now()
    return host
  }
  const restOf = ({ rest }: Host) => (rest && rest.until > now() ? rest : null)
  const setRest = (host: Host, rest: Rest) => {
    if (rest.until > (host.rest?.until ?? 0)) host.rest = rest
  }

  function start(name: string): Start {
    const host = hostOf(name)
    const rest = restOf(host)
    if (rest) return { outcome: 'rests', rest }
    if (host.running >= placesOf(name)) return { outcome: 'wait', ms: PLACE_POLL_MS }
    if (host.dueAt > now()) return { outcome: 'wait', ms: host.dueAt - now() }
    host.running += 1
    host.dueAt = now() + HOST_GAP_MS * paceScale
    return { outcome: 'now' }
  }

  return {
    start: async (name) => start(name),
    async end(name) {
      hostOf(name).running -= 1
    },
    async hold(name, until) {
      const host = hostOf(name)
      host.dueAt = Math.max(host.dueAt, until)
    },
    rest: async (name, rest) => setRest(hostOf(name), rest),
    resting: async (name) => restOf(hostOf(name)),
    async reportFailedBoard(name, board, kind) {
      const host = hostOf(name)
      const { failures, rest } = countFailure(host.failures, { board, kind, at: now(), timeScale })
      host.failures = failures
      if (rest) setRest(host, rest)
    },
    close: async () => {},
  }
}

function forgetIdle(hosts: Map<string, Host>, now: number): void {
  for (const [name, { running, dueAt, rest, touchedAt }] of hosts) {
    const isDue = Math.max(dueAt, rest?.until ?? 0, touchedAt + IDLE_MS) <= now
    if (isDue && running === 0) hosts.delete(name)
  }
}
