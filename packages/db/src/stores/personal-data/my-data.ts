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
import { listPaymentHistory } from '../billing/stripe-events.ts'
import { listNewsletterStatuses } from '../newsletter/newsletter.ts'

type Columns = Record<string, PgColumn>
type Owned = PgTable & { userId: PgColumn }
/** Of a person's rows: which columns they get, and which rows if not all. */
type Told = { table: Owned; columns: Columns; which?: SQL }

const columnsOf = (table: PgTable) => Object.entries<PgColumn>(getTableColumns(table))

const only = <T extends PgTable>(table: T, ...names: (keyof T['_']['columns'] & string)[]): Columns =>
  Object.fromEntries(columnsOf(table).filter(([name]) => names.includes(name)))

const some = <T extends Owned>(table: T, ...names: (keyof T['_']['columns'] & string)[]): Told => ({
  table,
  columns: only(table, ...names),
})

/** But for the columns of these names, and for whose they are. */
const all = <T extends PgTable>(table: T, ...hidden: (keyof T['_']['columns'] & string)[]): Columns =>
  Object.fromEntries(columnsOf(table).filter(([name]) => name !== 'userId' && !hidden.includes(name)))

const whole = <T extends Owned>(table: T, ...hidden: (keyof T['_']['columns'] & string)[]): Told => ({
  table,
  columns: all(table, ...hidden),
})

const TABLES: Record<string, Told> = {
  subscriptions: some(subscriptions, 'plan', 'status', 'currentPeriodEnd', 'createdAt'),
  leavingAnswers: some(leavingAnswers, 'reason', 'createdAt'),
  searches: whole(savedSearches, 'feedToken'),
  calendar: some(calendarFeeds, 'kinds', 'detail'),
  calendarEvents: some(calendarEvents, 'jobId', 'kind', 'sequence', 'changedAt'),
  mailProposals: {
    ...whole(inboundMails, 'raw', 'messageHash', 'senderHash'),
    which: isNotNull(inboundMails.sentence),
  },
  intake: some(intakeAnswers, 'answers', 'savedAt'),
  hiddenJobs: whole(hiddenJobs),
  hiddenCompanies: some(hiddenCompanies, 'companyName'),
  followedCompanies: some(followedCompanies, 'companyName'),
  hiddenWords: some(hiddenWords, 'words'),
  dataRequests: some(deskCases, 'text', 'openedAt', 'decidedAt'),
  visit: whole(visits),
  sessions: some(sessions, 'userAgent', 'createdAt', 'lastSeenAt'),
  // Without the addresses and keys with which anyone could send to them.
  pushSubscriptions: some(pushSubscriptions, 'createdAt', 'lastSentAt'),
  keys: whole(personalKeys, 'keyHash'),
  webhooks: whole(webhooks, 'salt'),
  webhookDeliveries: {
    ...some(outbox, 'webhookId', 'createdAt', 'sentAt', 'answerStatus', 'answer'),
    which: isNotNull(outbox.webhookId),
  },
  accountChanges: whole(accountChanges, 'id', 'tokenHash'),
  alerts: whole(digests),
  // Their content may hold a token that is still valid.
  emails: {
    table: outbox,
    columns: { kind: outbox.template, ...only(outbox, 'recipient', 'createdAt', 'sentAt') },
    which: isNull(outbox.webhookId),
  },
}

type Whose = { db: Executor; userId: number }

/** A person's rows of a table, as a query. */
const toRows = ({ db, userId }: Whose, { table, columns, which }: Told) =>
  db
    .select(columns)
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), which))

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
    const which = last && lt(table.id, Number(last.id))
    return toRows(whose, { table, columns, ...(which && { which }) })
      .orderBy(desc(table.id))
      .limit(MANY_ROWS)
  })

const listTracker = (whose: Whose) =>
  inBundles((last) => {
    const told = whole(trackedJobs, 'resumeKey', 'coverLetterKey')
    const which = gt(trackedJobs.jobId, Number(last?.jobId ?? 0))
    return toRows(whose, { ...told, which })
      .orderBy(asc(trackedJobs.jobId))
      .limit(FEW_ROWS)
  })

/** What belongs to a person by way of another table. */
const listBeside = async ({ db, userId }: Whose) => ({
  payments: await listPaymentHistory(db, userId),
  redemptions: await db
    .select({ ...only(redemptionCodes, 'code'), ...only(redemptions, 'startsAt', 'expiresAt') })
    .from(redemptions)
    .innerJoin(redemptionCodes, eq(redemptionCodes.id, redemptions.codeId))
    .where(eq(redemptions.userId, userId)),
  reports: await db
    .select({ ...only(listingCases, 'jobId'), ...only(listingReports, 'reason', 'message', 'reportedAt') })
    .from(listingReports)
    .innerJoin(listingCases, eq(listingCases.id, listingReports.caseId))
    .where(eq(listingReports.userId, userId)),
  openedLinks: await db
    .select(only(digestOpens, 'digestId', 'jobId', 'at'))
    .from(digestOpens)
    .innerJoin(digests, eq(digests.id, digestOpens.digestId))
    .where(eq(digests.userId, userId)),
})

/** Without password hash, tokens and storage keys. What grows without end comes in bundles, read as asked for. */
export async function collectMyData(db: Executor, userId: number): Promise<Record<string, unknown> | null> {
  const [profile] = await db
    .select(all(users, 'passwordHash', 'stripeCustomerId', 'stripeClientReferenceId', 'inboundToken'))
    .from(users)
    .where(eq(users.id, userId))
  if (!profile) return null
  const whose = { db, userId }
  const rows: Record<string, Row[]> = {}
  for (const [name, told] of Object.entries(TABLES)) rows[name] = await toRows(whose, told)
  return {
    profile,
    newsletter: Object.fromEntries(await listNewsletterStatuses(db, String(profile.email))),
    ...rows,
    ...(await listBeside(whose)),
    tracker: listTracker(whose),
    trackerChanges: inPages(whose, trackedJobChanges, all(trackedJobChanges)),
    logIns: inPages(whose, logIns, only(logIns, 'id', 'at')),
    clicks: inPages(whose, clicks, all(clicks)),
  }
}
