import {
  type Clock,
  countFailure,
  HOST_GAP_MS,
  type HostPace,
  REQUEST_TIMEOUT_MS,
  type Rest,
  requestsAtOnce,
  type Start,
} from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { hosts } from '../../schema/index.ts'

/** How far a request may exceed its limit before its worker counts as dead and its place as free. */
const SPARE_MS = 2_000
/** How soon to ask again for a place that another worker holds. */
const LOOK_AGAIN_MS = 50
/** A short pause after each answer, so that other workers also find the host free. */
const BREATH_MS = 50

type Place = { now: number; until: number; gapMs: number }

/** Shared by all processes on one database: a row for each host has the next start, and each request's time limit. */
export function openSharedHostPace(db: Executor, clock: Clock): HostPace {
  const milliseconds = () => clock.now().getTime()
  return {
    async start(host): Promise<Start> {
      const now = milliseconds()
      // The fraction distinguishes it from a place taken in the same millisecond.
      const until = now + clock.span(REQUEST_TIMEOUT_MS) + SPARE_MS + Math.random()
      const isTaken = await takePlace(db, host, { now, until, gapMs: clock.pause(HOST_GAP_MS) })
      if (!isTaken) return whyNot(db, host, now)
      const end = () => givePlace(db, host, until, milliseconds() + clock.pause(BREATH_MS))
      // If this fails, the place ends by itself.
      return { outcome: 'now', end: () => end().catch(() => {}) }
    },
    async hold(host, until) {
      await db
        .insert(hosts)
        .values({ host, nextRequestAt: new Date(until) })
        .onConflictDoUpdate({
          target: hosts.host,
          set: { nextRequestAt: sql`greatest(${hosts.nextRequestAt}, excluded.next_request_at)` },
        })
    },
    rest: (host, rest) => restHost(db, host, rest),
    reportFailedBoard: (host, board, kind) =>
      db.transaction(async (tx) => {
        // The row stays locked until the transaction ends.
        const [row] = await tx
          .insert(hosts)
          .values({ host })
          .onConflictDoUpdate({ target: hosts.host, set: { host } })
          .returning({ failures: hosts.failures })
        const { failures, rest } = countFailure(row?.failures ?? {}, { board, kind }, clock)
        await tx.update(hosts).set({ failures }).where(eq(hosts.host, host))
        if (rest) await restHost(tx, host, rest)
      }),
  }
}

/** @returns whether the request may start */
async function takePlace(db: Executor, host: string, { now, until, gapMs }: Place): Promise<boolean> {
  const busyUntil = sql`array(select ends from unnest(h.busy_until) ends where ends > ${now}::float8)`
  // The clocks of processes may differ by some milliseconds, so the database's clock measures the gap.
  const nextRequestAt = sql`now() + ${gapMs}::float8 * interval '1 millisecond'`
  const { rowCount } = await db.execute(sql`
    insert into hosts as h (host, busy_until, next_request_at)
    values (${host}, array[${until}::float8], ${nextRequestAt})
    on conflict (host) do update set busy_until = ${busyUntil} || ${until}::float8, next_request_at = ${nextRequestAt}
    where cardinality(${busyUntil}) < ${requestsAtOnce(host)}
      and coalesce(greatest(h.next_request_at, h.resting_until) <= now(), true)`)
  return rowCount === 1
}

async function givePlace(db: Executor, host: string, until: number, nextAt: number): Promise<void> {
  await db.execute(sql`
    update hosts set busy_until = array_remove(busy_until, ${until}::float8),
      next_request_at = greatest(next_request_at, ${new Date(nextAt).toISOString()}::timestamptz)
    where host = ${host}`)
}

async function whyNot(db: Executor, host: string, now: number): Promise<Start> {
  const [row] = await db.select().from(hosts).where(eq(hosts.host, host))
  const restsUntil = row?.restingUntil?.getTime() ?? 0
  if (row?.restKind && restsUntil > now)
    return { outcome: 'rests', rest: { until: restsUntil, kind: row.restKind } }
  const dueIn = (row?.nextRequestAt?.getTime() ?? 0) - now
  return { outcome: 'wait', ms: dueIn > 0 ? dueIn : LOOK_AGAIN_MS }
}

async function restHost(db: Executor, host: string, { until, kind }: Rest): Promise<void> {
  const restingUntil = new Date(until)
  await db
    .insert(hosts)
    .values({ host, restingUntil, restKind: kind })
    .onConflictDoUpdate({
      target: hosts.host,
      set: { restingUntil, restKind: kind },
      setWhere: sql`coalesce(${hosts.restingUntil} < excluded.resting_until, true)`,
    })
}
