import { randomUUID } from 'node:crypto'
import type { Start } from '@lilypad/domain'
import type { Executor } from '../database.ts'
import { giveHosts, takeHost } from './host-pace-rows.ts'

export type Leases = {
  /** Counts a request in. @returns why the host may not be asked now, or null */
  enter(host: string): Promise<Start | null>
  noteStart(host: string): void
  leave(host: string): void
  close(): Promise<void>
}

export type LeaseOptions = { gapMs: number; leaseMs: number; now: () => number }

type Lease = {
  /** Until then requests start without a word to the others; 0 when another process waits. */
  freshUntil: number
  /** Until then it is kept without use. */
  keepUntil: number
  lastStart: number
  /** Requests under way or about to start. */
  inUse: number
}

const SLICE_MS = 250
const LINGER_MS = 50
const SWEEP_MS = 20
const FIRST_POLL_MS = 20
const LONGEST_POLL_MS = 200

/** The hosts that this process has to itself: kept while requests follow one another closely, given back after. */
export function createLeases(db: Executor, { gapMs, leaseMs, now }: LeaseOptions): Leases {
  const process = randomUUID()
  const leases = new Map<string, Lease>()
  const leaving = new Map<string, Promise<void>>()
  const refusals = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function renew(host: string, lease: Lease): Promise<Start | null> {
    const at = now()
    const times = refusals.get(host) ?? 0
    const poll = Math.min(FIRST_POLL_MS * 2 ** times, LONGEST_POLL_MS)
    const taken = await takeHost(db, { host, process, leaseMs, gapMs, wantMs: 2 * poll })
    if (taken.isTaken) {
      refusals.delete(host)
      leases.set(host, Object.assign(lease, { freshUntil: at + SLICE_MS, keepUntil: at + LINGER_MS }))
      timer ??= setTimeout(sweep, SWEEP_MS).unref()
      return null
    }
    Object.assign(lease, { freshUntil: 0, keepUntil: 0 })
    if (taken.rest) return { outcome: 'rests', rest: { until: at + taken.rest.ms, kind: taken.rest.kind } }
    refusals.set(host, times + 1)
    return { outcome: 'wait', ms: taken.dueMs > 0 ? taken.dueMs : poll }
  }

  function sweep(): void {
    const idle = [...leases].filter(([, { inUse, keepUntil }]) => inUse === 0 && keepUntil <= now())
    if (idle.length > 0) void give(idle.map(([host]) => host))
    timer = leases.size > 0 ? setTimeout(sweep, SWEEP_MS).unref() : null
  }

  async function give(names: string[]): Promise<void> {
    const given = names.map((host) => {
      const dueAt = (leases.get(host)?.lastStart ?? 0) + gapMs
      leases.delete(host)
      return { host, dueMs: Math.max(dueAt - now(), 0) }
    })
    // What could not be given back ends by itself.
    const gone = giveHosts(db, process, given).catch(() => {})
    for (const host of names) leaving.set(host, gone)
    await gone
    for (const host of names) leaving.delete(host)
  }

  return {
    async enter(host) {
      await leaving.get(host)
      const lease = leases.get(host) ?? { freshUntil: 0, keepUntil: 0, lastStart: 0, inUse: 0 }
      lease.inUse += 1
      let refusal: Start | null = { outcome: 'wait', ms: 0 }
      try {
        refusal = now() < lease.freshUntil ? null : await renew(host, lease)
        return refusal
      } finally {
        if (refusal) lease.inUse -= 1
      }
    },
    noteStart(host) {
      const lease = leases.get(host)
      if (lease) lease.lastStart = now()
    },
    leave(host) {
      const lease = leases.get(host)
      if (!lease) return
      lease.inUse -= 1
      if (lease.freshUntil > 0) lease.keepUntil = now() + LINGER_MS
    },
    async close() {
      if (timer) clearTimeout(timer)
      await Promise.all(leaving.values())
      if (leases.size > 0) await give([...leases.keys()])
    },
  }
}
