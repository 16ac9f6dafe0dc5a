import { DAY_MS, newYorkDay, newYorkInstant, statusName } from '@lilypad/domain'
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, trackedJobs, users } from '../../schema/index.ts'
import { mayBeWrittenTo } from '../accounts/account-changes.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'

const HOUR = 8
/** How late a reminder is still sent: no worker ran in the morning, or its day had too many. */
const MADE_UP_DAYS = 2

function lastMorning(now: Date): string {
  const today = newYorkDay(now)
  return newYorkInstant(today, HOUR) <= now ? today : newYorkDay(new Date(now.getTime() - DAY_MS))
}

const toCause = sql<string>`${trackedJobs.jobId} || ' ' || ${trackedJobs.remindOn}`

/** An address may be a stranger's, who asked for none of them. The last one of a day tells how many are left. */
const MAX_PER_DAY = 10
const number = sql`row_number() over (partition by ${users.id} order by ${trackedJobs.remindOn}, ${trackedJobs.jobId})`
const left = sql<number>`(count(*) over (partition by ${users.id}) - ${number})::int`
const rank = sql<number>`(${number} + (select count(*) from ${outbox} where ${outbox.recipient} = ${users.email}
  and ${outbox.template} = 'reminder' and ${outbox.createdAt} > now() - interval '1 day'))::int`

/** In a text of one's own, mail programs make a link of this: `pond.example`, `https://…`. A blank prevents it. */
const LINKS = /(?<=\S)(?=\.\p{L}{2}|:\/\/|@)/gu
const withoutLinks = (text: string) => text.replace(LINKS, ' ')

/** Its e-mail may be written already: the row is kept longer than reminders are sent late. */
const isUnwritten = sql`not exists (
  select from ${outbox} where ${outbox.recipient} = ${users.email}
    and ${outbox.template} = 'reminder' and ${outbox.cause} = ${toCause})`

/** Due since 08:00 in New York, each once; safe to repeat. Returns the ids of the e-mails. */
export async function writeReminders(db: Executor, now: Date): Promise<number[]> {
  const morning = lastMorning(now)
  const earliest = newYorkDay(new Date(newYorkInstant(morning, HOUR).getTime() - MADE_UP_DAYS * DAY_MS))
  const due = db
    .select({
      userId: users.id,
      recipient: users.email,
      firstName: users.firstName,
      snapshot: trackedJobs.snapshot,
      isByHand: trackedJobs.isByHand,
      status: trackedJobs.status,
      cause: toCause.as('cause'),
      rank: rank.as('rank'),
      left: left.as('left'),
    })
    .from(trackedJobs)
    .innerJoin(users, eq(users.id, trackedJobs.userId))
    .where(
      and(
        lte(trackedJobs.remindOn, morning),
        gte(trackedJobs.remindOn, earliest),
        isNull(trackedJobs.untrackedAt),
        isUnwritten,
        mayBeWrittenTo(users.email),
      ),
    )
    .as('due')
  const first = await db.select().from(due).where(lte(due.rank, MAX_PER_DAY))
  const emails = first.map(({ userId, recipient, cause, firstName, snapshot, isByHand, status, ...one }) => {
    const say = isByHand ? withoutLinks : String
    const job = { title: say(snapshot.title), companyName: say(snapshot.companyName) }
    const more = one.rank === MAX_PER_DAY && one.left > 0 ? { more: one.left } : {}
    const content = { firstName, ...job, status: statusName(status), ...more }
    return { userId, recipient, cause, letter: { kind: 'reminder' as const, content } }
  })
  return addAllToOutbox(db, emails)
}
