import { DAY_MS, MEDIAN_OF_SCRAPES, RETENTION_WEEKS } from '@lilypad/domain'
import { lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { accountChanges, passwordResets, sessions } from '../../schema/index.ts'
import { deleteOldSharePictures } from '../jobs/share-pictures.ts'
import { deleteOldEntries } from '../outbox/outbox.ts'

/** Links to reset or undo stay for a day after their end, e-mails for longer. Safe to repeat. */
export async function deleteExpiredRows(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, yesterday), lt(passwordResets.usedAt, yesterday)))
  await db
    .delete(accountChanges)
    .where(or(lt(accountChanges.expiresAt, yesterday), lt(accountChanges.undoneAt, yesterday)))
  await deleteOldEntries(db, now)
  await deleteOldSharePictures(db, now)
}

export type Retention = {
  /** Single clicks, log-ins and alert e-mails with their opened links; the totals stay. */
  activityDays: number
  scrapesDays: number
  /** Actions of admins, and payment cases and reports of jobs since they were settled. */
  auditDays: number
  /** Jobs that are no longer on any board, with their texts. */
  deletedJobsDays: number
}

export type Forgotten = Record<keyof typeof steps, number>

/** Deletes at most `most` rows that ended before an instant. */
type Step = (before: SQL, most: number) => SQL

/** Small batches, so that no lock is held for long and an interruption loses nothing. */
const BATCH = 5_000
/** New scrapes are judged by the last good ones, no matter how old. */
const MEASURES_KEPT = 2 * MEDIAN_OF_SCRAPES

/** For a table whose rows are written in order of time: the lowest keys are the oldest. */
const toOldest =
  (table: string, instant: string): Step =>
  (before, most) => {
    const [from, at] = [sql.identifier(table), sql.identifier(instant)]
    return sql`delete from ${from} where id in (select id from ${from} where ${at} < ${before} order by id limit ${most})`
  }

const oldScrapes: Step = (before, most) => sql`
  delete from board_scrapes where id in (
    select id from board_scrapes as old where finished_at < ${before} and ${MEASURES_KEPT} <= (
      select count(*) from (
        select from board_scrapes as newer
        where newer.board_id = old.board_id and newer.started_at > old.started_at and newer.outcome = 'complete'
        limit ${MEASURES_KEPT}
      ) as newer
    ) order by id limit ${most})`

/** A job that is still on its board or on a tracker stays, and so does one that is being written. */
const oldJobs: Step = (before, most) => sql`
  with old as (
    select id from jobs where deleted_at < ${before}
      and not exists (select from tracked_jobs where job_id = jobs.id)
      and not exists (
        select from postings join boards on boards.id = board_id
        where job_id = jobs.id and gone_at is null and removed_at is null
      )
    order by deleted_at limit ${most} for update of jobs skip locked
  ), unlisted as (delete from postings where job_id in (select id from old))
  delete from jobs where id in (select id from old)`

/** Texts of mails, and what they proposed. */
const MAIL_DAYS = 90

const steps = {
  clicks: { days: 'activityDays', delete: toOldest('clicks', 'at') },
  logIns: { days: 'activityDays', delete: toOldest('log_ins', 'at') },
  digests: { days: 'activityDays', delete: toOldest('digests', 'created_at') },
  auditEntries: { days: 'auditDays', delete: toOldest('audit_log', 'at') },
  listingCases: { days: 'auditDays', delete: toOldest('listing_cases', 'decided_at') },
  deskCases: { days: 'auditDays', delete: toOldest('desk_cases', 'decided_at') },
  paymentCases: { days: 'auditDays', delete: toOldest('payment_cases', 'settled_at') },
  scrapes: { days: 'scrapesDays', delete: oldScrapes },
  loops: { days: 'scrapesDays', delete: toOldest('scrape_loops', 'finished_at') },
  jobs: { days: 'deletedJobsDays', delete: oldJobs },
  inboundMails: { days: MAIL_DAYS, delete: toOldest('inbound_mails', 'received_at') },
  leavingAnswers: { days: 7 * RETENTION_WEEKS, delete: toOldest('leaving_answers', 'created_at') },
} satisfies Record<string, { days: keyof Retention | number; delete: Step }>

async function inBatches(
  db: Executor,
  step: Step,
  { before, batch, signal }: { before: Date; batch: number; signal: AbortSignal | undefined },
) {
  for (let gone = 0; ; ) {
    const { rowCount } = await db.execute(step(sql`${before.toISOString()}::timestamptz`, batch))
    gone += rowCount ?? 0
    if ((rowCount ?? 0) < batch || signal?.aborted) return gone
  }
}

/** In batches; an aborted `signal` ends it after the current one. Safe to repeat. The totals for reports stay. */
export async function applyRetention(
  db: Executor,
  asked: { retention: Retention; now: Date; batch?: number; signal?: AbortSignal },
): Promise<Forgotten> {
  const { retention, now, batch = BATCH, signal } = asked
  const gone: Partial<Forgotten> = {}
  for (const [name, { days, delete: step }] of Object.entries(steps)) {
    const kept = typeof days === 'number' ? days : retention[days]
    const before = new Date(now.getTime() - kept * DAY_MS)
    gone[name as keyof Forgotten] = await inBatches(db, step, { before, batch, signal })
  }
  return gone as Forgotten
}
