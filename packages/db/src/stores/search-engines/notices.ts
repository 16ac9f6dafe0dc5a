import { createHash } from 'node:crypto'
import { feedWords } from '@lilypad/domain'
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, outgoingNotices as notices } from '../../schema/index.ts'
import { isListed, visibleTo } from '../jobs/visible-jobs.ts'
import { listMatchableJobs } from '../searches/matchable-jobs.ts'

export type NoticeKind = (typeof notices.$inferSelect)['kind']

export type ClaimedNotice = Pick<typeof notices.$inferSelect, 'id' | 'url' | 'version'>

const isPublic = and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor'))
const LATEST = { attempts: 0, dueAt: sql`now()`, toldAt: null, error: null }
const LONGEST_WAIT = sql`interval '6 hours'`
/** One that is due later than any wait was written by a clock that has since been set back. */
const isDue = sql`(${notices.dueAt} <= now() or ${notices.dueAt} > now() + ${LONGEST_WAIT} * 1.1)`
const isUnder = (publicUrl: string) => sql`starts_with(${notices.url}, ${`${publicUrl}/`})`

/** They would be refused: those of an earlier PUBLIC_URL. */
export async function forgetOtherNotices(db: Executor, publicUrl: string): Promise<void> {
  await db.delete(notices).where(and(isNull(notices.toldAt), not(isUnder(publicUrl))))
}

/** Also for each page known to search engines that is no longer public. The id follows `pagesUrl`. Safe to repeat. */
export async function notePublicJobs(db: Executor, pagesUrl: string): Promise<void> {
  const url = sql`${pagesUrl}::text || ${jobs.id}`
  await db.execute(sql`
    insert into ${notices} (kind, url, version)
    select 'indexnow', ${url}, 'listed' from ${jobs}
    where ${isPublic} and not exists (
      select from ${notices} where kind = 'indexnow' and url = ${url} and version = 'listed')
    on conflict (kind, url) do update
      set version = 'listed', attempts = 0, due_at = now(), told_at = null, error = null`)
  await db
    .update(notices)
    .set({ version: 'removed', ...LATEST })
    .where(
      and(
        eq(notices.kind, 'indexnow'),
        eq(notices.version, 'listed'),
        sql`starts_with(${notices.url}, ${pagesUrl})`,
        sql`not exists (select from ${jobs} where ${url} = ${notices.url} and ${isPublic})`,
      ),
    )
}

/** Every process of the api shows a change by then: see `createListCache`. */
const UNTIL_SHOWN = sql`interval '5 seconds'`

/**
 * Due once the feed shows the change: a hub reads it as soon as it is told. One that is due already is told first, or a
 * feed that keeps changing would put it off for ever. `most`: how many jobs feeds hold. Safe to repeat.
 */
export async function noteNewestJobs(db: Executor, feeds: readonly string[], most: number): Promise<void> {
  const newest = await listMatchableJobs(db, { tier: 'visitor', most })
  const shown = newest.map((job) => [job.id, job.approvedAt, feedWords(job)])
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex')
  const latest = { version, ...LATEST, dueAt: sql`now() + ${UNTIL_SHOWN}` }
  if (feeds.length === 0) return
  await db
    .insert(notices)
    .values(feeds.map((url) => ({ kind: 'websub' as const, url, ...latest })))
    .onConflictDoUpdate({
      target: [notices.kind, notices.url],
      set: latest,
      setWhere: sql`${notices.version} <> excluded.version and not (${notices.toldAt} is null and ${isDue})`,
    })
}

/** Longer than any sending takes; a worker that has not told by then counts as dead. */
const LEASE = sql`interval '3 minutes'`

/** Of addresses under `publicUrl`, the longest waiting first. */
export function claimNotices(
  db: Executor,
  { kind, publicUrl, most }: { kind: NoticeKind; publicUrl: string; most: number },
): Promise<ClaimedNotice[]> {
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.kind, kind), isNull(notices.toldAt), isUnder(publicUrl), isDue))
    .orderBy(notices.dueAt, notices.id)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(notices)
    .set({ attempts: sql`${notices.attempts} + 1`, dueAt: sql`now() + ${LEASE}` })
    .where(sql`${notices.id} in ${due}`)
    .returning({ id: notices.id, url: notices.url, version: notices.version })
}

/** As long as nothing newer has replaced them. */
const areThese = (claimed: readonly ClaimedNotice[]) => sql`(${notices.id}, ${notices.version}) in (
  select * from unnest(
    ${sql.param(claimed.map(({ id }) => id))}::bigint[], ${sql.param(claimed.map(({ version }) => version))}::text[]))`

/** Pages that are gone are forgotten. */
export async function markNoticesTold(db: Executor, claimed: readonly ClaimedNotice[]): Promise<void> {
  await db
    .update(notices)
    .set({ toldAt: sql`now()`, error: null, failingSince: null })
    .where(areThese(claimed))
  await db
    .delete(notices)
    .where(and(areThese(claimed), eq(notices.version, 'removed'), isNotNull(notices.toldAt)))
}

/** Due again after 2, 4, 8, … minutes, at most 6 hours. */
export async function retryNotices(db: Executor, claimed: readonly ClaimedNotice[], error: string) {
  const wait = sql`least(power(2, least(${notices.attempts}, 20)) * interval '1 minute', ${LONGEST_WAIT})`
  await db
    .update(notices)
    .set({ error, dueAt: sql`now() + ${wait}`, failingSince: sql`coalesce(${notices.failingSince}, now())` })
    .where(areThese(claimed))
}

/** What became of the notices, by whom they are for. */
export async function listNoticeStandings(db: Executor) {
  const { kind, toldAt, error, failingSince } = notices
  const isUntold = sql`${toldAt} is null`
  return db
    .select({
      kind,
      told: sql<number>`count(${toldAt})::int`,
      waiting: sql<number>`count(*) filter (where ${isUntold})::int`,
      refused: sql<number>`count(*) filter (where ${isUntold} and ${error} is not null)::int`,
      refusedSince: sql<Date | null>`min(${failingSince}) filter (where ${isUntold})`.mapWith(toldAt),
      lastToldAt: sql<Date | null>`max(${toldAt})`.mapWith(toldAt),
      error: sql<string | null>`max(${error})`,
    })
    .from(notices)
    .groupBy(kind)
    .orderBy(kind)
}
