import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt } from 'drizzle-orm'
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

const withoutUser = <T extends { userId: unknown }>(columns: T): Omit<T, 'userId'> => {
  const { userId: _, ...rest } = columns
  return rest
}

const profileColumns = () => {
  const { passwordHash, stripeCustomerId, stripeClientReferenceId, inboundToken, ...columns } =
    getTableColumns(users)
  return columns
}
const searchColumns = () => {
  const { feedToken, ...columns } = getTableColumns(savedSearches)
  return withoutUser(columns)
}
const applicationColumns = () => {
  const { resumeKey, coverLetterKey, ...columns } = getTableColumns(trackedJobs)
  return withoutUser(columns)
}

const mailColumns = () => {
  const { raw, messageHash, senderHash, ...columns } = getTableColumns(inboundMails)
  return withoutUser(columns)
}

const listPayments = async (db: Executor, userId: number) => ({
  subscriptions: await db
    .select({
      plan: subscriptions.plan,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId)),
  payments: await listPaymentHistory(db, userId),
  redemptions: await db
    .select({
      code: redemptionCodes.code,
      startsAt: redemptions.startsAt,
      expiresAt: redemptions.expiresAt,
    })
    .from(redemptions)
    .innerJoin(redemptionCodes, eq(redemptionCodes.id, redemptions.codeId))
    .where(eq(redemptions.userId, userId)),
  leavingAnswers: await db
    .select({ reason: leavingAnswers.reason, createdAt: leavingAnswers.createdAt })
    .from(leavingAnswers)
    .where(eq(leavingAnswers.userId, userId)),
})

const FEW_ROWS = 50
const MANY_ROWS = 1_000

/** Rows as they are wanted, each bundle after the last row of the one before; the first empty one ends them. */
const inBundles = async function* <T>(list: (last: T | null) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let rows = await list(null); rows.length > 0; rows = await list(rows.at(-1) ?? null)) yield rows
}

const listWork = async (db: Executor, userId: number) => ({
  searches: await db.select(searchColumns()).from(savedSearches).where(eq(savedSearches.userId, userId)),
  tracker: inBundles((last: { jobId: number } | null) =>
    db
      .select(applicationColumns())
      .from(trackedJobs)
      .where(and(eq(trackedJobs.userId, userId), gt(trackedJobs.jobId, last?.jobId ?? 0)))
      .orderBy(asc(trackedJobs.jobId))
      .limit(FEW_ROWS),
  ),
  trackerChanges: await db
    .select(withoutUser(getTableColumns(trackedJobChanges)))
    .from(trackedJobChanges)
    .where(eq(trackedJobChanges.userId, userId)),
  calendar: await db
    .select({ kinds: calendarFeeds.kinds, detail: calendarFeeds.detail })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId)),
  calendarEvents: await db
    .select({
      jobId: calendarEvents.jobId,
      kind: calendarEvents.kind,
      sequence: calendarEvents.sequence,
      changedAt: calendarEvents.changedAt,
    })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId)),
  mailProposals: await db
    .select(mailColumns())
    .from(inboundMails)
    .where(and(eq(inboundMails.userId, userId), isNotNull(inboundMails.sentence))),
  intake: await db
    .select({ answers: intakeAnswers.answers, savedAt: intakeAnswers.savedAt })
    .from(intakeAnswers)
    .where(eq(intakeAnswers.userId, userId)),
})

const listHides = async (db: Executor, userId: number) => ({
  hiddenJobs: await db
    .select(withoutUser(getTableColumns(hiddenJobs)))
    .from(hiddenJobs)
    .where(eq(hiddenJobs.userId, userId)),
  hiddenCompanies: await db
    .select({ companyName: hiddenCompanies.companyName })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId)),
  followedCompanies: await db
    .select({ companyName: followedCompanies.companyName })
    .from(followedCompanies)
    .where(eq(followedCompanies.userId, userId)),
  hiddenWords: await db
    .select({ words: hiddenWords.words })
    .from(hiddenWords)
    .where(eq(hiddenWords.userId, userId)),
})

const listReports = async (db: Executor, userId: number) => ({
  reports: await db
    .select({
      jobId: listingCases.jobId,
      reason: listingReports.reason,
      message: listingReports.message,
      reportedAt: listingReports.reportedAt,
    })
    .from(listingReports)
    .innerJoin(listingCases, eq(listingCases.id, listingReports.caseId))
    .where(eq(listingReports.userId, userId)),
  dataRequests: await db
    .select({ text: deskCases.text, openedAt: deskCases.openedAt, decidedAt: deskCases.decidedAt })
    .from(deskCases)
    .where(eq(deskCases.userId, userId)),
})

const changeColumns = () => {
  const { id, tokenHash, ...columns } = getTableColumns(accountChanges)
  return withoutUser(columns)
}

const keyColumns = () => {
  const { keyHash, ...columns } = getTableColumns(personalKeys)
  return withoutUser(columns)
}

const webhookColumns = () => {
  const { salt, ...columns } = getTableColumns(webhooks)
  return withoutUser(columns)
}

const listVisits = async (db: Executor, userId: number) => ({
  visit: await db
    .select(withoutUser(getTableColumns(visits)))
    .from(visits)
    .where(eq(visits.userId, userId)),
  logIns: await db
    .select({ at: logIns.at })
    .from(logIns)
    .where(eq(logIns.userId, userId))
    .orderBy(desc(logIns.at)),
  sessions: await db
    .select({
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId)),
  // Without the addresses and keys with which anyone could send to them.
  pushSubscriptions: await db
    .select({ createdAt: pushSubscriptions.createdAt, lastSentAt: pushSubscriptions.lastSentAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId)),
  keys: await db.select(keyColumns()).from(personalKeys).where(eq(personalKeys.userId, userId)),
  webhooks: await db.select(webhookColumns()).from(webhooks).where(eq(webhooks.userId, userId)),
  webhookDeliveries: await db
    .select({
      webhookId: outbox.webhookId,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      answerStatus: outbox.answerStatus,
      answer: outbox.answer,
    })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), isNotNull(outbox.webhookId))),
  accountChanges: await db
    .select(changeColumns())
    .from(accountChanges)
    .where(eq(accountChanges.userId, userId)),
  clicks: inBundles((last: { id: number } | null) =>
    db
      .select(withoutUser(getTableColumns(clicks)))
      .from(clicks)
      .where(and(eq(clicks.userId, userId), last === null ? undefined : lt(clicks.id, last.id)))
      .orderBy(desc(clicks.id))
      .limit(MANY_ROWS),
  ),
})

const listMail = async (db: Executor, userId: number) => ({
  alerts: await db
    .select(withoutUser(getTableColumns(digests)))
    .from(digests)
    .where(eq(digests.userId, userId)),
  openedLinks: await db
    .select({ digestId: digestOpens.digestId, jobId: digestOpens.jobId, at: digestOpens.at })
    .from(digestOpens)
    .innerJoin(digests, eq(digests.id, digestOpens.digestId))
    .where(eq(digests.userId, userId)),
  // Their content may hold a token that is still valid.
  emails: await db
    .select({
      kind: outbox.template,
      recipient: outbox.recipient,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), isNull(outbox.webhookId))),
})

/** Without password hash, tokens and storage keys. What grows without end comes in bundles, read as asked for. */
export const collectMyData = async (
  db: Executor,
  userId: number,
): Promise<Record<string, unknown> | null> => {
  const [profile] = await db.select(profileColumns()).from(users).where(eq(users.id, userId))
  if (!profile) return null
  const newsletter = Object.fromEntries(await listNewsletterStatuses(db, profile.email))
  return {
    profile,
    newsletter,
    ...(await listPayments(db, userId)),
    ...(await listWork(db, userId)),
    ...(await listHides(db, userId)),
    ...(await listReports(db, userId)),
    ...(await listVisits(db, userId)),
    ...(await listMail(db, userId)),
  }
}
