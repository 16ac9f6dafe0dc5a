import { countFailure, type HostFailure } from '@lilypad/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { hosts } from '../schema/index.ts'

/** A rest that still lasts so many milliseconds: clocks of processes differ, the database's counts. */
export type RestLeft = { ms: number; kind: HostFailure }

export type Taken = {
  isTaken: boolean
  /** Milliseconds until any request may start. */
  dueMs: number
  rest: RestLeft | null
}

export type Taking = { host: string; process: string; leaseMs: number; gapMs: number; wantMs: number }

type TakenRow = { is_taken: boolean; due_ms: number; rest_ms: number; rest_kind: HostFailure | null }

/** Politeness of the last second is no loss in a crash: nobody waits for the disk. */
const quickly = sql`quick as materialized (select set_config('synchronous_commit', 'off', true))`
const inMs = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`
const msUntil = (instant: SQL) =>
  sql`coalesce(greatest(extract(epoch from ${instant} - now()) * 1000, 0), 0)::float8`

/**
 * Leases a host, or renews the lease, where it is due and neither leased nor wanted by another process. A
 * process that is refused gets it next, unless another one was refused before.
 */
export const takeHost = async (
  db: Executor,
  { host, process, leaseMs, gapMs, wantMs }: Taking,
): Promise<Taken> => {
  const { rows } = await db.execute<TakenRow>(sql`
    with ${quickly}
    insert into hosts as h (host, leased_by, lease_ends_at, next_request_at)
    select ${host}, ${process}, ${inMs(leaseMs)}, ${inMs(gapMs)} from quick
    on conflict (host) do update set (leased_by, lease_ends_at, next_request_at, wanted_by, wanted_until) = (
      select
        case when is_free then ${process} else h.leased_by end,
        case when is_free then ${inMs(leaseMs)} else h.lease_ends_at end,
        case when is_free then ${inMs(gapMs)} else h.next_request_at end,
        case when is_next then ${process} when is_free then null else h.wanted_by end,
        case when is_next then greatest(now(), h.next_request_at) + ${wantMs}::float8 * interval '1 millisecond'
          when is_free then null else h.wanted_until end
      from (select is_free, not is_free and not is_wanted as is_next from (
        select is_wanted, not is_wanted
          and (h.leased_by is null or h.leased_by = ${process} or h.lease_ends_at <= now())
          and coalesce(h.next_request_at <= now(), true) and coalesce(h.resting_until <= now(), true) as is_free
        from (select coalesce(h.wanted_by <> ${process} and h.wanted_until > now(), false) as is_wanted) wanted
      ) freedom) state)
    returning leased_by = ${process} and lease_ends_at = ${inMs(leaseMs)} as is_taken,
      ${msUntil(sql`h.next_request_at`)} as due_ms, ${msUntil(sql`h.resting_until`)} as rest_ms, h.rest_kind`)
  const [row] = rows
  if (!row) throw new Error(`The row of host ${host} is not there.`)
  return { isTaken: row.is_taken, dueMs: row.due_ms, rest: restOf(row.rest_ms, row.rest_kind) }
}

/** Ends this process's leases; the next request to each host starts no sooner than its `dueMs`. */
export const giveHosts = async (
  db: Executor,
  process: string,
  given: readonly { host: string; dueMs: number }[],
): Promise<void> => {
  await db.execute(sql`
    with ${quickly}
    update hosts set leased_by = null, lease_ends_at = null,
      next_request_at = greatest(hosts.next_request_at, now() + given.due_ms * interval '1 millisecond')
    from quick, json_to_recordset(${JSON.stringify(given.map(({ host, dueMs }) => ({ host, due_ms: dueMs })))})
      as given(host text, due_ms float8)
    where hosts.host = given.host and hosts.leased_by = ${process}`)
}

/** No process asks the host within so many milliseconds. */
export const holdHost = async (db: Executor, host: string, ms: number): Promise<void> => {
  await db
    .insert(hosts)
    .values({ host, nextRequestAt: inMs(ms) })
    .onConflictDoUpdate({
      target: hosts.host,
      set: { nextRequestAt: sql`greatest(${hosts.nextRequestAt}, ${inMs(ms)})` },
    })
}

/** Every request to the host fails within so many milliseconds; a longer rest stays. */
export const restHost = async (db: Executor, host: string, { ms, kind }: RestLeft): Promise<void> => {
  await db
    .insert(hosts)
    .values({ host, restingUntil: inMs(ms), restKind: kind })
    .onConflictDoUpdate({
      target: hosts.host,
      set: { restingUntil: inMs(ms), restKind: kind },
      setWhere: sql`coalesce(${hosts.restingUntil} < ${inMs(ms)}, true)`,
    })
}

export const findRest = async (db: Executor, host: string): Promise<RestLeft | null> => {
  const [row] = await db
    .select({ ms: msUntil(sql`${hosts.restingUntil}`).mapWith(Number), kind: hosts.restKind })
    .from(hosts)
    .where(eq(hosts.host, host))
  return row ? restOf(row.ms, row.kind) : null
}

/** Notes a board's failure, and lets the host rest when it was one too many. */
export const noteFailedBoard = (
  db: Executor,
  host: string,
  { board, kind, timeScale }: { board: string; kind: HostFailure; timeScale: number },
): Promise<RestLeft | null> =>
  db.transaction(async (tx) => {
    await tx.insert(hosts).values({ host }).onConflictDoNothing()
    const [row] = await tx
      .select({ failures: hosts.failures, at: sql`extract(epoch from now()) * 1000`.mapWith(Number) })
      .from(hosts)
      .where(eq(hosts.host, host))
      .for('update')
    if (!row) return null
    const { failures, rest } = countFailure(row.failures, { board, kind, at: row.at, timeScale })
    await tx.update(hosts).set({ failures }).where(eq(hosts.host, host))
    if (!rest) return null
    const left = { ms: rest.until - row.at, kind }
    await restHost(tx, host, left)
    return left
  })

const restOf = (ms: number, kind: HostFailure | null): RestLeft | null =>
  ms > 0 && kind ? { ms, kind } : null
