import {
  backupTrouble,
  DAY_MS,
  formatCents,
  newYorkDay,
  newYorkInstant,
  paymentCaseWords,
} from '@lilypad/domain'
import { and, asc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes, boards, jobs, listingCases, listingReports } from '../../schema/index.ts'
import { findBackupCheck } from '../backup-checks.ts'
import { listWaitingPayments } from '../billing/payment-cases.ts'
import { findConstant, raiseConstant } from '../constants.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'
import { listGoneBoards, listTroubles } from './board-checks.ts'

const HOUR = 8
const TOLD = 'board_news_told'
/** Of each kind; more would fill the letter. */
const MOST = 25

type Admin = { id: number; email: string; firstName: string }
export type BoardNews = {
  kind: 'scam' | 'died' | 'shrank' | 'shape' | 'unread'
  companyName: string
  text: string
}

async function findBackupNews(db: Executor, { since, now }: { since: Date; now: Date }) {
  const check = await findBackupCheck(db)
  const trouble = check && backupTrouble(check, now)
  return trouble && trouble.since >= since ? { backup: trouble.text } : {}
}

const MOST_PAYMENTS = 1_000
const SOON_MS = 3 * DAY_MS

/** Disputes that the provider waits for an answer to, and not for long. */
async function findDueDisputes(db: Executor, now: Date) {
  const due = (await listWaitingPayments(db, MOST_PAYMENTS)).flatMap((dispute) => {
    const { outcome, dueAt, amount, currency, userId } = dispute
    if (outcome !== null || dueAt === null || dueAt < now || dueAt.getTime() > now.getTime() + SOON_MS)
      return []
    const price = formatCents(amount, currency)
    return [paymentCaseWords({ ...dispute, isMembers: userId !== null, price }).text]
  })
  const disputes = { points: due.slice(0, MOST), more: Math.max(0, due.length - MOST) }
  return due.length > 0 ? { disputes } : {}
}

/** Jobs reported as a scam since, and not decided yet. */
async function listScams(db: Executor, since: Date): Promise<BoardNews[]> {
  const { reason, reportedAt, caseId } = listingReports
  const rows = await db
    .selectDistinct({ id: jobs.id, companyName: jobs.companyName, text: jobs.title })
    .from(listingReports)
    .innerJoin(listingCases, and(eq(listingCases.id, caseId), isNull(listingCases.decidedAt)))
    .innerJoin(jobs, eq(jobs.id, listingCases.jobId))
    .where(and(eq(reason, 'scam'), gte(reportedAt, since)))
    .orderBy(jobs.id)
  return rows.map(({ companyName, text }) => ({ kind: 'scam', companyName, text }))
}

/** New troubles, boards that are gone, and every board whose last scrape failed. */
async function listNews(db: Executor, { since, now }: { since: Date; now: Date }): Promise<BoardNews[]> {
  const [troubles, before] = [await listTroubles(db, { now }), await listTroubles(db, { before: since, now })]
  const lastFailed = sql<boolean>`(
    select outcome = 'failed' from ${boardScrapes}
    where board_id = boards.id and finished_at >= ${since} order by started_at desc nulls last limit 1)`
  const rows = await db
    .select({
      id: boards.id,
      companyName: boards.companyName,
      state: boards.state,
      stateSince: boards.stateSince,
      reason: boards.stateReason,
      hasFailed: lastFailed,
    })
    .from(boards)
    .where(and(isNull(boards.removedAt), ne(boards.state, 'gone'), gte(boards.lastTriedAt, since)))
    .orderBy(asc(sql`lower(${boards.companyName})`), boards.id)
  const others = rows.flatMap(({ id, companyName, state, stateSince, reason, hasFailed }): BoardNews[] => {
    const trouble = troubles.get(id)
    // What robots.txt forbids is told once.
    const isUnread = hasFailed && !(state === 'disallowed' && stateSince && stateSince < since)
    const isNews = trouble && before.get(id)?.kind !== trouble.kind
    return [
      ...(isNews ? [{ ...trouble, companyName }] : []),
      ...(isUnread
        ? [{ kind: 'unread' as const, companyName, text: reason ?? 'It could not be read.' }]
        : []),
    ]
  })
  return [...(await listGoneBoards(db, now)).filter((gone) => gone.since >= since), ...others]
}

export function toPoints(news: readonly BoardNews[], kind: BoardNews['kind']) {
  const some = news.filter((one) => one.kind === kind)
  return {
    points: some.slice(0, MOST).map(({ companyName, text }) => `${companyName}: ${text}`),
    more: Math.max(0, some.length - MOST),
  }
}

/**
 * To every admin, once a day from 08:00 in New York; nothing to tell, no letter. Safe to repeat. Resolves to the ids of
 * the e-mails.
 */
export async function writeBoardNews(db: Executor, admins: readonly Admin[], now: Date): Promise<number[]> {
  const day = newYorkDay(now)
  const told = await findConstant(db, TOLD)
  if (now < newYorkInstant(day, HOUR) || told === day) return []
  // Nothing is lost of mornings on which no worker ran.
  const since = told === null ? new Date(now.getTime() - DAY_MS) : newYorkInstant(told, HOUR)
  const news = [...(await listScams(db, since)), ...(await listNews(db, { since, now }))]
  const backup = await findBackupNews(db, { since, now })
  const due = await findDueDisputes(db, now)
  const points = (kind: BoardNews['kind']) => toPoints(news, kind)
  const content = {
    ...due,
    scams: points('scam'),
    died: points('died'),
    shrank: points('shrank'),
    shape: points('shape'),
    unread: points('unread'),
    ...backup,
  }
  const letters = admins.map(({ id, email, firstName }) => {
    const letter = { kind: 'board-news' as const, content: { firstName, ...content } }
    return { userId: id, recipient: email, cause: day, letter }
  })
  const isNothing = news.length === 0 && !due.disputes && !backup.backup
  const written = isNothing ? [] : await addAllToOutbox(db, letters)
  await raiseConstant(db, TOLD, day)
  return written
}
