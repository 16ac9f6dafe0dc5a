import { addDays, DESK_KINDS, daysBetween, latestDue, newYorkDay, newYorkInstant } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import type { Person } from '../accounts/users.ts'
import { listPaidMembers } from '../billing/withdrawn-access.ts'
import { listGoneBoards, listTroubles } from '../boards/board-troubles.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'
import { findStoredValue, raiseStoredValue } from '../stored-values.ts'
import { type BoardNews, toPoints } from './board-news.ts'
import { listCompanyCounts } from './company-report.ts'
import { listDeskCases } from './desk-cases.ts'

const TOLD = 'week_news_told'

/** From Monday 00:00 in New York to the next. */
export type Week = { monday: string; begin: Date; end: Date }
/** Of the queue, that failed for good. */
type FailedWorks = { names: string[]; times: number }
type Numbers = Record<'signUps' | 'fineBoards' | 'emails' | 'givenUp', number>
type Members = ReadonlySet<string> | undefined

const weekFrom = (monday: string): Week => ({
  monday,
  begin: newYorkInstant(monday, 0),
  end: newYorkInstant(addDays(monday, 7), 0),
})

/** `troubled`: boards in trouble at its end. A board is fine if its last check before then read it. */
async function countWeek(db: Executor, { monday, begin, end }: Week, troubled: Iterable<number>) {
  const from = sql`${begin.toISOString()}::timestamptz`
  const to = sql`${end.toISOString()}::timestamptz`
  const { rows } = await db.execute<Numbers>(sql`
    select (select count(*)::int from users where created_at >= ${from} and created_at < ${to}) as "signUps",
      (select count(*)::int from boards as board where removed_at is null
        and id <> all(${sql.param([...troubled])}::bigint[]) and (
          select outcome from board_scrapes where board_id = board.id and finished_at < ${to}
          order by started_at desc nulls last limit 1
        ) not in ('failed', 'suspect')) as "fineBoards",
      count(*) filter (where sent_at >= ${from} and sent_at < ${to})::int as "emails",
      count(*) filter (where failed_at >= ${from} and failed_at < ${to} and error is not null)::int as "givenUp"
    from outbox where kind = 'letter'`)
  const companies = await listCompanyCounts(db, { from: monday, to: addDays(monday, 6) })
  const sum = (of: 'liveJobs' | 'newJobs') => companies.reduce((total, company) => total + company[of], 0)
  return { ...(rows[0] as Numbers), jobs: sum('liveJobs'), newJobs: sum('newJobs') }
}

const countMissing = (some: Members, others: Members) =>
  [...(some ?? [])].filter((one) => !others?.has(one)).length

const countMembers = (before: Members, after: Members) => ({
  members: after?.size ?? 0,
  joined: countMissing(after, before),
  left: countMissing(before, after),
})

/** By kind, and for how many days the oldest waits. */
async function countCases(db: Executor, now: Date) {
  const cases = await listDeskCases(db, now)
  return DESK_KINDS.flatMap((kind) => {
    const [oldest, ...others] = cases.filter((one) => one.kind === kind)
    if (!oldest) return []
    const days = daysBetween(newYorkDay(oldest.openedAt), newYorkDay(now))
    return [{ kind, count: 1 + others.length, days: Math.max(0, days) }]
  })
}

/** What it brought, and the week before it; the boards that broke in it and still are; and what waits now. */
async function readWeek(db: Executor, week: Week, now: Date) {
  const last = weekFrom(addDays(week.monday, -7))
  const troubles = await listTroubles(db, { before: week.end })
  const known = await listTroubles(db, { before: week.begin })
  const gone = (await listGoneBoards(db, week.end)).filter(
    ({ since }) => since >= week.begin && since < week.end,
  )
  const isNews = ([id, { kind }]: [number, { kind: string }]) =>
    known.get(id)?.kind !== kind && !gone.some((board) => board.id === id)
  const news: BoardNews[] = [...gone, ...[...troubles].filter(isNews).map(([, trouble]) => trouble)]
  const [first, before, after] = await listPaidMembers(db, [last.begin, week.begin, week.end])
  return {
    week: { ...(await countWeek(db, week, troubles.keys())), ...countMembers(before, after) },
    last: { ...(await countWeek(db, last, known.keys())), ...countMembers(first, before) },
    died: toPoints(news, 'died'),
    shrank: toPoints(news, 'shrank'),
    waits: await countCases(db, now),
  }
}

/** Once a week from Monday 08:00 in New York, or later; a new product has nothing to tell. Returns the e-mails' ids. */
export async function writeWeekNews(
  db: Executor,
  admins: readonly Pick<Person, 'id' | 'email' | 'firstName'>[],
  { now, listFailedWorks }: { now: Date; listFailedWorks: (week: Week) => Promise<FailedWorks> },
): Promise<number[]> {
  const { period: cause } = latestDue('weekly', now)
  const told = await findStoredValue(db, TOLD)
  if (told !== null && told >= cause) return []
  let written: number[] = []
  if (told !== null) {
    const week = weekFrom(addDays(cause, -7))
    const failedWorks = await listFailedWorks(week)
    const news = { monday: week.monday, ...(await readWeek(db, week, now)), failedWorks }
    const letters = admins.map(({ id: userId, email: recipient, firstName }) => {
      const letter = { kind: 'week-news' as const, content: { firstName, ...news } }
      return { userId, recipient, cause, letter }
    })
    written = await addAllToOutbox(db, letters)
  }
  await raiseStoredValue(db, TOLD, cause)
  return written
}
