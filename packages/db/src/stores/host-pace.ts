import { createHostPace, HOST_GAP_MS, type HostPace, type PaceOptions } from '@lilypad/domain'
import type { Executor } from '../database.ts'
import { createLeases } from './host-pace-leases.ts'
import { findRest, holdHost, noteFailedBoard, restHost } from './host-pace-rows.ts'

/** No request takes longer; the lease outlives one that was begun at the end of its slice. */
const REQUEST_MS = 60_000
const SPARE_MS = 2_000

/**
 * The pace that all processes on one database share: one of them at a time leases a host, asks it by the pace
 * of one process, and hands it on when another waits. Requests that follow one another closely cost the
 * database nothing. The lease of a process that died ends by itself, a little more than a request's time later.
 */
export function openHostPace(db: Executor, options: PaceOptions): HostPace {
  const { paceScale, timeScale, now } = options
  const own = createHostPace(options)
  const leaseMs = REQUEST_MS * timeScale + SPARE_MS
  const leases = createLeases(db, { gapMs: HOST_GAP_MS * paceScale, leaseMs, now })
  return {
    async start(host) {
      const refusal = await leases.enter(host)
      if (refusal) return refusal
      const start = await own.start(host)
      if (start.outcome === 'now') leases.noteStart(host)
      else leases.leave(host)
      return start
    },
    async end(host) {
      leases.leave(host)
      await own.end(host)
    },
    async hold(host, until) {
      await own.hold(host, until)
      await holdHost(db, host, until - now())
    },
    async rest(host, rest) {
      await own.rest(host, rest)
      await restHost(db, host, { ms: rest.until - now(), kind: rest.kind })
    },
    async resting(host) {
      const rest = await findRest(db, host)
      return rest && { until: now() + rest.ms, kind: rest.kind }
    },
    async reportFailedBoard(host, board, kind) {
      const rest = await noteFailedBoard(db, host, { board, kind, timeScale })
      if (rest) await own.rest(host, { until: now() + rest.ms, kind })
    },
    close: leases.close,
  }
}
