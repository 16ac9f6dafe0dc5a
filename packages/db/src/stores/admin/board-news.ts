import { DAY_MS, newYorkDay, newYorkInstant } from '@lilypad/domain'
import { and, asc, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes, boards } from '../../schema/index.ts'
import { listWaitingPayments, type PaymentCase } from '../billing/payment-cases.ts'
import { listGoneBoards, listTroubles } from '../boards/board-troubles.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'
import { findStoredValue, raiseStoredValue } from '../stored-values.ts'
import { listBackupCases, listWaitingListings, paymentCase, suspectText } from './desk-cases.ts'
import { listDoubtedBoards } from './desk-decisions.ts'

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

const SOON_MS = 3 * DAY_MS

/** Disputes that the provider waits for an answer to, and not for long. */
async function listDueDisputes(db: Executor, now: Date): Promise<string[]> {
  const soon = new Date(now.getTime() + SOON_MS)
  const isDue = ({ outcome, dueAt }: PaymentCase) =>
    outcome === null && dueAt !== null && dueAt >= now && dueAt <= soon
  return (await listWaitingPayments(db))
    .filter(isDue)
    .map((dispute) => `${paymentCase(dispute).text} (${dispute.reference})`)
}

/** Jobs reported as a scam since, and not decided yet. */
async function listScams(db: Executor, since: Date): Promise<BoardNews[]> {
  const waiting = await listWaitingListings(db)
  return waiting
    .filter(({ reports }) => reports.some((one) => one.reason === 'scam' && one.reportedAt >= since))
    .map(({ companyName, title }) => ({ kind: 'scam', companyName, text: title }))
}

/** Boards in doubt, before the next check deletes what it misses. */
async function listDoubts(db: Executor, since: Date): Promise<BoardNews[]> {
  const doubted = await listDoubtedBoards(db)
  return doubted
    .filter(({ suspectSince }) => suspectSince !== null && suspectSince >= since)
    .map((board) => ({ kind: 'shrank', companyName: board.companyName, text: suspectText(board) }))
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

const toList = (texts: readonly string[]) => ({
  points: texts.slice(0, MOST),
  more: Math.max(0, texts.length - MOST),
})

export const toPoints = (news: readonly BoardNews[], kind: BoardNews['kind']) =>
  toList(news.flatMap((one) => (one.kind === kind ? [`${one.companyName}: ${one.text}`] : [])))

/**
 * To every admin, once a day from 08:00 in New York; nothing to tell, no letter. Safe to repeat. Resolves to the ids of
 * the e-mails.
 */
export async function writeBoardNews(db: Executor, admins: readonly Admin[], now: Date): Promise<number[]> {
  const day = newYorkDay(now)
  const told = await findStoredValue(db, TOLD)
  if (now < newYorkInstant(day, HOUR) || told === day) return []
  // Nothing is lost of mornings on which no worker ran.
  const since = told === null ? new Date(now.getTime() - DAY_MS) : newYorkInstant(told, HOUR)
  const news = [
    ...(await listScams(db, since)),
    ...(await listDoubts(db, since)),
    ...(await listNews(db, { since, now })),
  ]
  const backup = (await listBackupCases(db, now)).find(({ openedAt }) => openedAt >= since)
  const due = await listDueDisputes(db, now)
  const points = (kind: BoardNews['kind']) => toPoints(news, kind)
  const content = {
    ...(due.length > 0 && { disputes: toList(due) }),
    scams: points('scam'),
    died: points('died'),
    shrank: points('shrank'),
    shape: points('shape'),
    unread: points('unread'),
    ...(backup && { backup: backup.text }),
  }
  const letters = admins.map(({ id, email, firstName }) => {
    const letter = { kind: 'board-news' as const, content: { firstName, ...content } }
    return { userId: id, recipient: email, cause: day, letter }
  })
  const isNothing = news.length === 0 && due.length === 0 && !backup
  const written = isNothing ? [] : await addAllToOutbox(db, letters)
  await raiseStoredValue(db, TOLD, day)
  return written
}
