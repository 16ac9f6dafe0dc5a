import { newToken } from '@lilypad/crypto'
import { CALENDAR_DETAILS, CALENDAR_KINDS, type CalendarKind, type Standing } from '@lilypad/domain'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { calendarEvents, calendarFeeds, trackedJobs, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'

const columns = { token: calendarFeeds.token, kinds: calendarFeeds.kinds, detail: calendarFeeds.detail }
/** The token is null while it is off. */
export type CalendarFeed = Pick<typeof calendarFeeds.$inferSelect, keyof typeof columns>

const NEVER_ON: CalendarFeed = { token: null, kinds: [...CALENDAR_KINDS], detail: CALENDAR_DETAILS[0] }

export async function getCalendarFeed(db: Executor, userId: number): Promise<CalendarFeed> {
  const [found] = await db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return found ?? NEVER_ON
}

/** While it stays on, its address stays; switched on again, it has a new one. */
export async function setCalendarFeed(
  db: Executor,
  { userId, isOn, ...chosen }: { userId: number; isOn: boolean } & Pick<CalendarFeed, 'kinds' | 'detail'>,
): Promise<CalendarFeed> {
  const token = isOn ? newToken() : null
  const [set] = await db
    .insert(calendarFeeds)
    .values({ userId, token, ...chosen })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { ...chosen, token: isOn ? sql`coalesce(${calendarFeeds.token}, excluded.token)` : null },
    })
    .returning(columns)
  return set ?? NEVER_ON
}

const isOn = (userId: number) => and(eq(calendarFeeds.userId, userId), isNotNull(calendarFeeds.token))

export async function renewCalendarFeed(db: Executor, userId: number): Promise<CalendarFeed> {
  await db.update(calendarFeeds).set({ token: newToken() }).where(isOn(userId))
  return getCalendarFeed(db, userId)
}

/** Returns how many addresses ended. */
export async function endCalendarOf(db: Executor, userId: number): Promise<number> {
  const { rowCount } = await db.update(calendarFeeds).set({ token: null }).where(isOn(userId))
  return rowCount ?? 0
}

export async function findCalendar(
  db: Executor,
  token: string,
): Promise<(Omit<CalendarFeed, 'token'> & { userId: number; standing: Standing }) | null> {
  const { userId, kinds, detail } = calendarFeeds
  const [found] = await db
    .select({ feed: { userId, kinds, detail }, standing: standingColumns })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(calendarFeeds.token, token))
  return found ? { ...found.feed, standing: found.standing } : null
}

export type ToldEvent = { jobId: number; kind: CalendarKind; contentHash: string }

export const toEventKey = ({ jobId, kind }: Pick<ToldEvent, 'jobId' | 'kind'>): string => `${kind} ${jobId}`

/** An event that differs from what was told last gets the next number, so that calendars change it in place. */
export async function numberEvents(
  db: Executor,
  { userId, now }: { userId: number; now: Date },
  events: readonly ToldEvent[],
): Promise<Map<string, { sequence: number; changedAt: Date }>> {
  const findKnown = async () => {
    const rows = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, userId))
    return new Map(rows.map((row) => [toEventKey(row), row]))
  }
  const known = await findKnown()
  const changed = events
    .filter((event) => known.get(toEventKey(event))?.contentHash !== event.contentHash)
    .toSorted((a, b) => a.jobId - b.jobId || a.kind.localeCompare(b.kind))
  if (changed.length === 0) return known
  await db.execute(sql`
    insert into ${calendarEvents} (user_id, job_id, kind, content_hash, changed_at)
    select ${userId}, told."jobId", told.kind, told."contentHash", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as told ("jobId" bigint, kind text, "contentHash" text)
    join ${trackedJobs} as application on application.user_id = ${userId} and application.job_id = told."jobId"
    order by told."jobId", told.kind
    on conflict (user_id, job_id, kind) do update
    set content_hash = excluded.content_hash, changed_at = excluded.changed_at,
      sequence = ${calendarEvents}.sequence + 1
    where ${calendarEvents}.content_hash <> excluded.content_hash`)
  return findKnown()
}
