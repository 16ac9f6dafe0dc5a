import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import {
  accountChanges,
  calendarEvents,
  calendarFeeds,
  clicks,
  deskCases,
  digestOpens,
  digests,
  followedCompanies,
  hiddenCompanies,
  hiddenJobs,
  hiddenWords,
  inboundMails,
  intakeAnswers,
  leavingAnswers,
  listingCases,
  listingReports,
  logIns,
  outbox,
  personalKeys,
  pushSubscriptions,
  redemptionCodes,
  redemptions,
  savedSearches,
  sessions,
  subscriptions,
  trackedJobChanges,
  trackedJobs,
  users,
  visits,
  webhooks,
} from '../../schema/index.ts'
import { listPaymentHistory } from '../billing/payment-history.ts'
import { listNewsletterStatuses } from '../newsletter/newsletter.ts'

type Columns = Record<string, PgColumn>
type Owned = PgTable & { userId: PgColumn }

const toColumns = (table: PgTable): [string, PgColumn][] => Object.entries<PgColumn>(getTableColumns(table))

const only = <T extends PgTable>(table: T, ...names: (keyof T['_']['columns'] & string)[]): Columns =>
  Object.fromEntries(toColumns(table).filter(([name]) => names.some((one) => one === name)))

const without = <T extends PgTable>(table: T, ...names: (keyof T['_']['columns'] & string)[]): Columns =>
  Object.fromEntries(toColumns(table).filter(([name]) => !names.some((one) => one === name)))

type Whose = { db: Executor; userId: number }

/** A person's rows of a table, as a query. */
const toRows = ({ db, userId }: Whose, table: Owned, columns: Columns, which?: SQL) =>
  db
    .select(columns)
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), which))

const listPayments = async (whose: Whose) => ({
  subscriptions: await toRows(
    whose,
    subscriptions,
    only(subscriptions, 'plan', 'status', 'currentPeriodEnd', 'createdAt'),
  ),
  payments: await listPaymentHistory(whose.db, whose.userId),
  redemptions: await whose.db
    .select({ ...only(redemptionCodes, 'code'), ...only(redemptions, 'startsAt', 'expiresAt') })
    .from(redemptions)
    .innerJoin(redemptionCodes, eq(redemptionCodes.id, redemptions.codeId))
    .where(eq(redemptions.userId, whose.userId)),
  leavingAnswers: await toRows(whose, leavingAnswers, only(leavingAnswers, 'reason', 'createdAt')),
})

const FEW_ROWS = 50
const MANY_ROWS = 1_000

type Row = Record<string, unknown>

/** Rows as they are wanted, each bundle after the last row of the one before; the first empty one ends them. */
const inBundles = async function* (list: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let rows = await list(undefined); rows.length > 0; rows = await list(rows.at(-1))) yield rows
}

/** The newest first. */
const inPages = (whose: Whose, table: Owned & { id: PgColumn }, columns: Columns) =>
  inBundles((last) => {
    const isNext = last && lt(table.id, Number(last.id))
    return toRows(whose, table, columns, isNext).orderBy(desc(table.id)).limit(MANY_ROWS)
  })

const listWork = async (whose: Whose) => ({
  searches: await toRows(whose, savedSearches, without(savedSearches, 'userId', 'feedToken')),
  tracker: inBundles((last) => {
    const columns = without(trackedJobs, 'userId', 'resumeKey', 'coverLetterKey')
    const isNext = gt(trackedJobs.jobId, Number(last?.jobId ?? 0))
    return toRows(whose, trackedJobs, columns, isNext).orderBy(asc(trackedJobs.jobId)).limit(FEW_ROWS)
  }),
  trackerChanges: inPages(whose, trackedJobChanges, without(trackedJobChanges, 'userId')),
  calendar: await toRows(whose, calendarFeeds, only(calendarFeeds, 'kinds', 'detail')),
  calendarEvents: await toRows(
    whose,
    calendarEvents,
    only(calendarEvents, 'jobId', 'kind', 'sequence', 'changedAt'),
  ),
  mailProposals: await toRows(
    whose,
    inboundMails,
    without(inboundMails, 'userId', 'raw', 'messageHash', 'senderHash'),
    isNotNull(inboundMails.sentence),
  ),
  intake: await toRows(whose, intakeAnswers, only(intakeAnswers, 'answers', 'savedAt')),
})

const listHides = async (whose: Whose) => ({
  hiddenJobs: await toRows(whose, hiddenJobs, without(hiddenJobs, 'userId')),
  hiddenCompanies: await toRows(whose, hiddenCompanies, only(hiddenCompanies, 'companyName')),
  followedCompanies: await toRows(whose, followedCompanies, only(followedCompanies, 'companyName')),
  hiddenWords: await toRows(whose, hiddenWords, only(hiddenWords, 'words')),
})

const listReports = async (whose: Whose) => ({
  reports: await whose.db
    .select({ ...only(listingCases, 'jobId'), ...only(listingReports, 'reason', 'message', 'reportedAt') })
    .from(listingReports)
    .innerJoin(listingCases, eq(listingCases.id, listingReports.caseId))
    .where(eq(listingReports.userId, whose.userId)),
  dataRequests: await toRows(whose, deskCases, only(deskCases, 'text', 'openedAt', 'decidedAt')),
})

const listVisits = async (whose: Whose) => ({
  visit: await toRows(whose, visits, without(visits, 'userId')),
  logIns: inPages(whose, logIns, only(logIns, 'id', 'at')),
  sessions: await toRows(whose, sessions, only(sessions, 'userAgent', 'createdAt', 'lastSeenAt')),
  // Without the addresses and keys with which anyone could send to them.
  pushSubscriptions: await toRows(
    whose,
    pushSubscriptions,
    only(pushSubscriptions, 'createdAt', 'lastSentAt'),
  ),
  keys: await toRows(whose, personalKeys, without(personalKeys, 'userId', 'keyHash')),
  webhooks: await toRows(whose, webhooks, without(webhooks, 'userId', 'salt')),
  webhookDeliveries: await toRows(
    whose,
    outbox,
    only(outbox, 'webhookId', 'createdAt', 'sentAt', 'answerStatus', 'answer'),
    isNotNull(outbox.webhookId),
  ),
  accountChanges: await toRows(whose, accountChanges, without(accountChanges, 'userId', 'id', 'tokenHash')),
  clicks: inPages(whose, clicks, without(clicks, 'userId')),
})

const listMail = async (whose: Whose) => ({
  alerts: await toRows(whose, digests, without(digests, 'userId')),
  openedLinks: await whose.db
    .select(only(digestOpens, 'digestId', 'jobId', 'at'))
    .from(digestOpens)
    .innerJoin(digests, eq(digests.id, digestOpens.digestId))
    .where(eq(digests.userId, whose.userId)),
  // Their content may hold a token that is still valid.
  emails: await toRows(
    whose,
    outbox,
    { kind: outbox.template, ...only(outbox, 'recipient', 'createdAt', 'sentAt') },
    isNull(outbox.webhookId),
  ),
})

/** Without password hash, tokens and storage keys. What grows without end comes in bundles, read as asked for. */
export async function collectMyData(db: Executor, userId: number): Promise<Record<string, unknown> | null> {
  const [profile] = await db
    .select(without(users, 'passwordHash', 'stripeCustomerId', 'stripeClientReferenceId', 'inboundToken'))
    .from(users)
    .where(eq(users.id, userId))
  if (!profile) return null
  const newsletter = Object.fromEntries(await listNewsletterStatuses(db, String(profile.email)))
  const whose = { db, userId }
  return {
    profile,
    newsletter,
    ...(await listPayments(whose)),
    ...(await listWork(whose)),
    ...(await listHides(whose)),
    ...(await listReports(whose)),
    ...(await listVisits(whose)),
    ...(await listMail(whose)),
  }
}
