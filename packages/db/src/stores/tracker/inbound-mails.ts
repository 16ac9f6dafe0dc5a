import { randomBytes } from 'node:crypto'
import { APPLIED, HOUR_MS, SAVED } from '@lilypad/domain'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { inboundMails, trackedJobs, users } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'

export const MAILS_AN_HOUR = { toAddress: 60, fromSender: 30 }

/** In small letters, since some mail servers write every address in them. */
export const newInboundToken = (): string => randomBytes(16).toString('hex')

export async function getInboundToken(db: Executor, userId: number): Promise<string | null> {
  const [found] = await db.select({ token: users.inboundToken }).from(users).where(eq(users.id, userId))
  return found?.token ?? null
}

/** Null switches the address off. Returns whether there was one. */
export const setInboundToken = (db: Executor, userId: number, inboundToken: string | null) =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const before = await getInboundToken(tx, userId)
    await tx.update(users).set({ inboundToken }).where(eq(users.id, userId))
    return before !== null
  })

/** Whose address it is; null for an unknown one. */
export async function findByInboundToken(db: Executor, token: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.inboundToken, token.toLowerCase()))
  return found?.id ?? null
}

export type StoredMail =
  | { outcome: 'kept'; id: number; isOneOfMany: boolean }
  | { outcome: 'known' | 'too many' }

type NewMail = { userId: number; messageHash: string; senderHash: string; raw: Buffer; now: Date }

/** A person's first mails of an hour are read before anybody's further ones. */
const FIRST_MAILS = 5

/** The same Message-ID for the same person is one mail. */
export const storeMail = (db: Executor, { now, ...mail }: NewMail): Promise<StoredMail> =>
  inTransaction(db, async (tx) => {
    // One after the other, so that the limits hold for concurrent deliveries.
    await lockUser(tx, mail.userId)
    const ofPerson = eq(inboundMails.userId, mail.userId)
    if ((await tx.$count(inboundMails, and(ofPerson, eq(inboundMails.messageHash, mail.messageHash)))) > 0)
      return { outcome: 'known' }
    const fromSender = sql<number>`count(*) filter (where ${inboundMails.senderHash} = ${mail.senderHash})::int`
    const [counts] = await tx
      .select({ toAddress: sql<number>`count(*)::int`, fromSender })
      .from(inboundMails)
      .where(and(ofPerson, gt(inboundMails.receivedAt, new Date(now.getTime() - HOUR_MS))))
    const { toAddress = 0, fromSender: sent = 0 } = counts ?? {}
    if (toAddress >= MAILS_AN_HOUR.toAddress || sent >= MAILS_AN_HOUR.fromSender)
      return { outcome: 'too many' }
    const [kept] = await tx
      .insert(inboundMails)
      .values({ ...mail, receivedAt: now })
      .returning({ id: inboundMails.id })
    if (!kept) throw new Error('The mail was not kept.')
    return { outcome: 'kept', id: kept.id, isOneOfMany: toAddress >= FIRST_MAILS }
  })

export async function findUnreadMail(db: Executor, id: number) {
  const { userId, raw, receivedAt } = inboundMails
  const [found] = await db
    .select({ userId, raw, receivedAt })
    .from(inboundMails)
    .where(eq(inboundMails.id, id))
  return found?.raw ? { ...found, raw: found.raw } : null
}

const MAX_AT_ONCE = 1_000

/** Mails that nobody has read since. */
export async function listUnreadMails(db: Executor, receivedBefore: Date): Promise<number[]> {
  const isOld = and(isNotNull(inboundMails.raw), lt(inboundMails.receivedAt, receivedBefore))
  const rows = await db
    .select({ id: inboundMails.id })
    .from(inboundMails)
    .where(isOld)
    .orderBy(asc(inboundMails.receivedAt))
    .limit(MAX_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** What a mail can be read against. */
export const listMailApplications = (db: Executor, userId: number) =>
  db
    .select({
      jobId: trackedJobs.jobId,
      company: sql<string>`${trackedJobs.snapshot} ->> 'companyName'`,
      title: sql<string>`${trackedJobs.snapshot} ->> 'title'`,
    })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, userId), isNull(trackedJobs.untrackedAt)))

type MailProposal = Pick<
  typeof inboundMails.$inferInsert,
  'sender' | 'subject' | 'sentence' | 'jobId' | 'company' | 'title' | 'status' | 'day'
>

/** Null where the mail proposes nothing. The message itself is deleted. */
export async function noteMailRead(db: Executor, id: number, proposal: MailProposal | null): Promise<void> {
  await db
    .update(inboundMails)
    .set({ ...proposal, raw: null })
    .where(and(eq(inboundMails.id, id), isNotNull(inboundMails.raw)))
}

const isOpen = (userId: number) =>
  and(eq(inboundMails.userId, userId), isNotNull(inboundMails.sentence), isNull(inboundMails.answeredAt))

const proposalColumns = {
  id: inboundMails.id,
  receivedAt: inboundMails.receivedAt,
  sender: sql<string>`coalesce(${inboundMails.sender}, '')`,
  subject: sql<string>`coalesce(${inboundMails.subject}, '')`,
  sentence: sql<string>`coalesce(${inboundMails.sentence}, '')`,
  /** Null where it is no longer on the tracker. */
  jobId: trackedJobs.jobId,
  company: sql<string>`coalesce(${inboundMails.company}, '')`,
  title: sql<string>`coalesce(${inboundMails.title}, '')`,
  status: inboundMails.status,
  day: sql<string>`${inboundMails.day}::text`,
}

const MAX_PROPOSALS = 200

/** A receipt is no news of an application that is further on, or over. */
const isNews = or(
  isNull(inboundMails.status),
  ne(inboundMails.status, APPLIED),
  isNull(trackedJobs.status),
  inArray(trackedJobs.status, [SAVED, APPLIED]),
)

/** Those without an answer, the newest first. */
export const listMailProposals = (db: Executor, userId: number) =>
  db
    .select(proposalColumns)
    .from(inboundMails)
    .leftJoin(
      trackedJobs,
      and(
        eq(trackedJobs.userId, inboundMails.userId),
        eq(trackedJobs.jobId, inboundMails.jobId),
        isNull(trackedJobs.untrackedAt),
      ),
    )
    .where(and(isOpen(userId), isNews))
    .orderBy(desc(inboundMails.receivedAt), desc(inboundMails.id))
    .limit(MAX_PROPOSALS)

type Answer = { userId: number; id: number; isAccepted: boolean; now: Date }

/** What the mail said of the job; null where there is no such proposal, or it has its answer. */
export async function answerMailProposal(tx: Executor, { userId, id, isAccepted, now }: Answer) {
  const [found] = await tx
    .update(inboundMails)
    .set({ isAccepted, answeredAt: now })
    .where(and(eq(inboundMails.id, id), isOpen(userId)))
    .returning({ company: proposalColumns.company, title: proposalColumns.title })
  return found ?? null
}
