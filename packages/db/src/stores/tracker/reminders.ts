import { DAY_MS, newYorkDay, newYorkInstant, statusName } from '@lilypad/domain'
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, trackedJobs, users } from '../../schema/index.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'

const HOUR = 8
/** How late a reminder is still sent when no worker ran in the morning. */
const MADE_UP_DAYS = 2

function lastMorning(now: Date): string {
  const today = newYorkDay(now)
  return newYorkInstant(today, HOUR) <= now ? today : newYorkDay(new Date(now.getTime() - DAY_MS))
}

const toCause = sql<string>`${trackedJobs.jobId} || ' ' || ${trackedJobs.remindOn}`

/** Its e-mail may be written already: the row is kept longer than reminders are sent late. */
const isUnwritten = sql`not exists (
  select from ${outbox} where ${outbox.recipient} = ${users.email}
    and ${outbox.template} = 'reminder' and ${outbox.cause} = ${toCause})`

/** Due since 08:00 in New York, each once; safe to repeat. Returns the ids of the e-mails. */
export async function writeReminders(db: Executor, now: Date): Promise<number[]> {
  const morning = lastMorning(now)
  const earliest = newYorkDay(new Date(newYorkInstant(morning, HOUR).getTime() - MADE_UP_DAYS * DAY_MS))
  const due = await db
    .select({
      userId: users.id,
      recipient: users.email,
      firstName: users.firstName,
      snapshot: trackedJobs.snapshot,
      status: trackedJobs.status,
      cause: toCause,
    })
    .from(trackedJobs)
    .innerJoin(users, eq(users.id, trackedJobs.userId))
    .where(
      and(
        lte(trackedJobs.remindOn, morning),
        gte(trackedJobs.remindOn, earliest),
        isNull(trackedJobs.untrackedAt),
        isUnwritten,
      ),
    )
  const emails = due.map(({ firstName, snapshot, status, ...email }) => ({
    ...email,
    letter: {
      kind: 'reminder' as const,
      content: {
        firstName,
        title: snapshot.title,
        companyName: snapshot.companyName,
        status: statusName(status),
      },
    },
  }))
  return addAllToOutbox(db, emails)
}
