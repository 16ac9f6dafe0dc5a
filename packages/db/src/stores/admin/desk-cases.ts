import {
  backupTrouble,
  type DeskKind,
  dayAndYear,
  formatCents,
  HOUR_MS,
  newYorkDay,
  paymentCaseWords,
  plural,
  REPORT_REASON_WORDS,
  REPORT_REASONS,
  toCaseId,
  withoutUnseen,
} from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { type boards, outbox } from '../../schema/index.ts'
import { findBackupCheck } from '../backup-checks.ts'
import { listWaitingPayments, MAX_WAITING, type PaymentCase } from '../billing/payment-cases.ts'
import { listGoneBoards, listTroubles } from '../boards/board-troubles.ts'
import { type ListingCase, listListingCases } from '../jobs/listing-reports.ts'
import { listRemovals, type Removal } from '../scrapes/removals.ts'
import { listNoticeStandings } from '../search-engines/notices.ts'
import { listDeskRows, listDoubtedBoards, type OwnedDeskRow } from './desk-decisions.ts'

/** What a case is about; of a payment, its charge at the payment provider. */
type About = Record<'jobId' | 'userId' | 'boardId', number | null> &
  Record<'jobTitle' | 'email' | 'charge', string | null>
const NOTHING: About = {
  jobId: null,
  jobTitle: null,
  userId: null,
  email: null,
  boardId: null,
  charge: null,
}
/** `kept`: what stays of its text once it is decided, nothing that a person said, whose account may go. */
type Told = { openedAt: Date; text: string; kept?: string } & Partial<About>

/** `reference`: what it is about in its own table. */
const toCase = (kind: DeskKind, reference: number, told: Told) => ({
  id: toCaseId(kind, reference),
  kind,
  reference,
  kept: told.text,
  ...NOTHING,
  ...told,
})
export type DeskCase = ReturnType<typeof toCase>

const day = (at: Date) => dayAndYear(newYorkDay(at))

/** Of a reason; the reports of the curation desk have the rest. */
const MAX_SAID = 3

function reportCase({ id, jobId, title, companyName, openedAt, reports }: ListingCase): DeskCase {
  const told = REPORT_REASONS.flatMap((reason) => {
    const own = reports.filter((report) => report.reason === reason)
    const said = own.flatMap(({ message }) => (message ? [`“${withoutUnseen(message)}”`] : []))
    const times = own.length > 1 ? ` (${own.length})` : ''
    const rest = said.length > MAX_SAID ? [`… and ${said.length - MAX_SAID} more.`] : []
    const words = `${REPORT_REASON_WORDS[reason]}${times}.`
    return own.length === 0 ? [] : [{ words, said: [...said.slice(0, MAX_SAID), ...rest] }]
  })
  const withWords = (words: string[]) => `${title} at ${companyName}: ${words.join(' ')}`
  return toCase('report', id, {
    openedAt,
    jobId,
    jobTitle: title,
    text: withWords(told.flatMap(({ words, said }) => [words, ...said])),
    kept: withWords(told.map(({ words }) => words)),
  })
}

/** Others are refunds. */
const PAYMENT_KINDS: Partial<Record<PaymentCase['kind'], DeskKind>> = {
  dispute: 'dispute',
  'fraud-warning': 'fraud_warning',
}

export function paymentCase(row: PaymentCase): DeskCase {
  const { id, kind, reference: charge, openedAt, userId } = row
  const price = formatCents(row.amount, row.currency)
  const { text } = paymentCaseWords({ ...row, isMembers: userId !== null, price })
  const email = row.memberEmail ?? row.email
  return toCase(PAYMENT_KINDS[kind] ?? 'refund', id, { openedAt, userId, email, charge, text })
}

function removalCase({ id, company, url, askedBy, addedAt, jobs }: Removal): DeskCase {
  const name = company ?? url
  const text =
    jobs === 0
      ? `${name} has been kept off the list since ${day(addedAt)}, and no job left it then. Check how it is written, or whether it was off before, and tell ${askedBy}, who asked.`
      : `${name} has been off the list since ${day(addedAt)}: ${plural(jobs, 'job')} left it. Tell ${askedBy}, who asked.`
  return toCase('removal', id, { openedAt: addedAt, text })
}

const FINDERS = {
  indexnow: {
    refusal: 'Search engines refuse what IndexNow tells them',
    todo: 'Can anybody read /<INDEXNOW_KEY>.txt below PUBLIC_URL?',
  },
  websub: { refusal: 'The hub of the feeds refuses what it is told', todo: 'Is WEBSUB_HUB right?' },
}

const listNoticeCases = async (db: Executor, now: Date): Promise<DeskCase[]> =>
  (await listNoticeStandings(db)).flatMap(({ kind, refusedSince, refused, error }) => {
    if (refusedSince === null || now.getTime() - refusedSince.getTime() < HOUR_MS) return []
    const waiting = refused === 1 ? '1 address waits' : `${refused} addresses wait`
    const { refusal, todo } = FINDERS[kind]
    const text = `${refusal}: ${waiting}. ${error} ${todo} They are told again by themselves.`
    return [toCase('search_engine', kind === 'indexnow' ? 1 : 2, { openedAt: refusedSince, text })]
  })

export async function listBackupCases(db: Executor, now: Date): Promise<DeskCase[]> {
  const check = await findBackupCheck(db)
  const trouble = check && backupTrouble(check, now)
  return trouble ? [toCase('backup', 1, { openedAt: trouble.since, text: trouble.text })] : []
}

/** Of letters, which could not tell of it themselves. */
async function listMailCases(db: Executor): Promise<DeskCase[]> {
  const { rows } = await db.execute<{ since: Date | null; error: string | null; isOne: boolean }>(sql`
    select min(created_at) as since, max(error) as error, count(*) = 1 as "isOne" from ${outbox} as waiting
    where sent_at is null and failed_at is null and kind = 'letter' and created_at < now() - interval '1 hour'
    having not exists (
      select from ${outbox} where id > min(waiting.id) and kind = 'letter' and sent_at is not null)`)
  return rows.flatMap(({ since, error, isOne }) => {
    const kept = `${isOne ? 'A letter has' : 'Letters have'} waited for over an hour, and none written since was sent. Letters are given up after a day.`
    const text = `${kept} ${error ?? 'No worker tried, or SMTP_URL is not set.'}`
    return since ? [toCase('mail', 1, { openedAt: new Date(since), text, kept })] : []
  })
}

const ownCase = ({ id, kind, openedAt, userId, email, text }: OwnedDeskRow): DeskCase => ({
  ...toCase(kind, 0, { openedAt, userId, email, text }),
  id,
})

export function suspectText({ stateReason, suspectMissing }: typeof boards.$inferSelect): string {
  const reason = stateReason ?? ''
  if (!suspectMissing) return reason
  const missing = `${plural(suspectMissing.length, 'posting')} ${suspectMissing.length === 1 ? 'is' : 'are'} missing.`
  return `${reason} ${missing} The next check that agrees deletes what is missing.`
}

async function listBoardCases(db: Executor, now: Date): Promise<DeskCase[]> {
  const doubted = await listDoubtedBoards(db)
  const suspects = doubted.map((board) =>
    toCase('suspect', board.id, {
      openedAt: board.suspectSince ?? board.goneSuspectedAt ?? now,
      boardId: board.id,
      text: `${board.companyName}: ${suspectText(board)}`,
    }),
  )
  const toBoardCase = (id: number, since: Date, text: string) =>
    toCase('board', id, { openedAt: since, boardId: id, text })
  const gone = (await listGoneBoards(db, now)).map(({ id, companyName, text, since }) =>
    toBoardCase(
      id,
      since,
      `${companyName}: ${text} Its jobs are off the list. If its page has moved, give it the new address.`,
    ),
  )
  const isTold = new Set([...suspects, ...gone].map(({ boardId }) => boardId))
  const troubled = [...(await listTroubles(db, { now }))].map(([id, { companyName, text, since }]) =>
    toBoardCase(id, since, `${companyName}: ${text}`),
  )
  return [...suspects, ...gone, ...troubled.filter(({ boardId }) => !isTold.has(boardId))]
}

/** Their sources know nothing of a decision: it stands until something new opens the case. */
const DECIDED_HERE: readonly DeskKind[] = ['board', 'removal', 'search_engine', 'backup', 'mail']

export const listWaitingListings = async (db: Executor): Promise<ListingCase[]> =>
  (await listListingCases(db, { page: 1, pageLength: MAX_WAITING })).cases.filter(
    ({ decidedAt }) => decidedAt === null,
  )

/** What waits for a person, read where it is kept, the longest waiting first. */
export async function listDeskCases(db: Executor, now: Date): Promise<DeskCase[]> {
  const rows = await listDeskRows(db)
  // Who said that a suspect board is gone knows it; who kept it does not.
  const known = rows.filter(({ kind, decision }) => kind !== 'suspect' || decision === 'acted')
  const decisions = new Map(known.map(({ id, decidedAt }) => [id, decidedAt]))
  const all = [
    ...(await listWaitingListings(db)).map(reportCase),
    ...(await listWaitingPayments(db)).map(paymentCase),
    ...(await listBoardCases(db, now)),
    ...(await listRemovals(db)).filter(({ liftedAt }) => liftedAt === null).map(removalCase),
    ...(await listNoticeCases(db, now)),
    ...(await listBackupCases(db, now)),
    ...(await listMailCases(db)),
    ...rows.filter(({ decidedAt }) => decidedAt === null).map(ownCase),
  ]
  return all
    .filter(({ id, kind, openedAt }) => {
      if (!DECIDED_HERE.includes(kind)) return true
      const decided = [decisions.get(id), decisions.get(id.replace('board-', 'suspect-'))]
      return decided.every((at) => !at || at < openedAt)
    })
    .sort((one, other) => one.openedAt.getTime() - other.openedAt.getTime() || (one.id < other.id ? -1 : 1))
}
