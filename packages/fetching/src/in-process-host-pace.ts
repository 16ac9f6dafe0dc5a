import {
  type BoardFailures,
  type Clock,
  countFailure,
  HOST_GAP_MS,
  type HostPace,
  type Rest,
} from '@lilypad/domain'

type Host = { dueAt: number; rest: Rest | null; failures: BoardFailures }

export function createInProcessHostPace(clock: Clock): HostPace {
  const hosts = new Map<string, Host>()
  const toHost = (name: string): Host => {
    const host = hosts.get(name) ?? { dueAt: 0, rest: null, failures: {} }
    hosts.set(name, host)
    return host
  }
  const setRest = (host: Host, rest: Rest) => {
    if (rest.until > (host.rest?.until ?? 0)) host.rest = rest
  }
  return {
    async start(name) {
      const host = toHost(name)
      const now = clock.now().getTime()
      if (host.rest && host.rest.until > now) return { outcome: 'rests', rest: host.rest }
      if (host.dueAt > now) return { outcome: 'wait', ms: host.dueAt - now }
      host.dueAt = now + clock.pause(HOST_GAP_MS)
      return { outcome: 'now', end: async () => {} }
    },
    async hold(name, until) {
      const host = toHost(name)
      host.dueAt = Math.max(host.dueAt, until)
    },
    rest: async (name, rest) => setRest(toHost(name), rest),
    async reportFailedBoard(name, board, kind) {
      const host = toHost(name)
      const { failures, rest } = countFailure(host.failures, { board, kind }, clock)
      host.failures = failures
      if (rest) setRest(host, rest)
    },
  }
}
