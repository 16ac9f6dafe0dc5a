import { randomUUID } from 'node:crypto'
import type { Letter } from '@lilypad/mail'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { outgoingEmails } from '../schema/index.ts'

/**
 * How long an e-mail belongs to the worker that claimed it: longer than any sending takes, so that nobody else
 * sends it meanwhile, and short enough for a worker that died.
 */
const LEASE_MS = 3 * 60_000
/** What has been sent or given up is kept this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** An e-mail to be sent. */
export type NewEmail = {
  /** Whose account it is about; null where the account is gone, or never was: the e-mail goes with its account. */
  userId: number | null
  recipient: string
  /** What makes it the same e-mail: the period of a digest, else the token's hash, the event or the instant. */
  cause: string
  letter: Letter
}

/** What kind of letter an e-mail is; null when it is gone. */
export const findEmailKind = async (db: Executor, id: number): Promise<string | null> => {
  const [found] = await db
    .select({ kind: outgoingEmails.kind })
    .from(outgoingEmails)
    .where(eq(outgoingEmails.id, id))
  return found?.kind ?? null
}

/** An e-mail that is being sent. What is stored as its content may be anything. */
export type ClaimedEmail = {
  id: number
  recipient: string
  kind: string
  content: unknown
  /** The same at every attempt; unique. */
  messageId: string
  /** How often it has been tried, this time included. */
  attempts: number
  /** Milliseconds since it was written. */
  ageMs: number
}

/**
 * Writes an e-mail in the transaction of its cause; the worker sends it once that is committed.
 *
 * @returns its id, with which the queue can be rung; null when recipient, kind and cause are known already
 */
export const addEmail = async (tx: Executor, email: NewEmail): Promise<number | null> => {
  const [id] = await addEmails(tx, [email])
  return id ?? null
}

/** Writes many e-mails as `addEmail` does one; gives the ids of those that were not known. */
export const addEmails = async (tx: Executor, emails: readonly NewEmail[]): Promise<number[]> => {
  if (emails.length === 0) return []
  const rows = emails.map(({ letter, ...email }) => ({ ...email, ...letter, messageId: randomUUID() }))
  const added = await tx
    .insert(outgoingEmails)
    .values(rows)
    .onConflictDoNothing({
      target: [outgoingEmails.recipient, outgoingEmails.kind, outgoingEmails.cause],
    })
    .returning({ id: outgoingEmails.id })
  return added.map(({ id }) => id)
}

const isOpen = and(isNull(outgoingEmails.sentAt), isNull(outgoingEmails.failedAt))

/** No wait is longer than this: what is due later was written by a clock that has been put back since. */
const LONGEST_WAIT = sql`interval '7 hours'`

const inMs = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`

/** By the database's clock alone, as all that is written here: workers' clocks may differ, and jump. */
const isDue = sql`(${outgoingEmails.dueAt} <= now() or ${outgoingEmails.dueAt} > now() + ${LONGEST_WAIT})`

/** Letters to many at an hour of ours: nobody waits for one of them. */
const isBulk = inArray(outgoingEmails.kind, ['digest', 'reminder'])

/** An e-mail that is due; a bulk one can wait for all others. */
export type DueEmail = { id: number; isBulk: boolean }

/** E-mails that are due, those that somebody waits for first, then the longest waiting; at most `most`. */
export const listDueEmails = (db: Executor, most = 500): Promise<DueEmail[]> =>
  db
    .select({ id: outgoingEmails.id, isBulk: sql<boolean>`${isBulk}` })
    .from(outgoingEmails)
    .where(and(isOpen, isDue))
    .orderBy(isBulk, asc(outgoingEmails.dueAt), asc(outgoingEmails.id))
    .limit(most)

/**
 * Takes an e-mail to send it: for three minutes it is nobody else's. Whoever does not say within that time what
 * became of it has died, and it is due again.
 *
 * @returns null when it is not due: sent, given up, gone, or another worker's
 */
export const claimEmail = async (db: Executor, id: number): Promise<ClaimedEmail | null> => {
  const [claimed] = await db
    .update(outgoingEmails)
    .set({ attempts: sql`${outgoingEmails.attempts} + 1`, dueAt: inMs(LEASE_MS) })
    .where(and(eq(outgoingEmails.id, id), isOpen, isDue))
    .returning({
      id: outgoingEmails.id,
      recipient: outgoingEmails.recipient,
      kind: outgoingEmails.kind,
      content: outgoingEmails.content,
      messageId: outgoingEmails.messageId,
      attempts: outgoingEmails.attempts,
      ageMs: sql`extract(epoch from now() - ${outgoingEmails.createdAt}) * 1000`.mapWith(Number),
    })
  return claimed ?? null
}

/** Letters hold names, searches and secret links: nothing of them is kept that nobody needs any more. */
const ERASED = { content: {} }

/** Records that an e-mail went out, and erases what it said. */
export const markEmailSent = async (db: Executor, id: number, now: Date): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ sentAt: now, error: null, ...ERASED })
    .where(and(eq(outgoingEmails.id, id), isOpen))
}

/** Records why an e-mail did not go out, and in how many milliseconds it is tried again. */
export const retryEmail = async (
  db: Executor,
  id: number,
  { error, waitMs }: { error: string; waitMs: number },
): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ error, dueAt: inMs(waitMs) })
    .where(and(eq(outgoingEmails.id, id), isOpen))
}

/** Records why an e-mail will never go out, and erases what it said. */
export const giveUpEmail = async (
  db: Executor,
  id: number,
  { error, now }: { error: string; now: Date },
): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ error, failedAt: now, ...ERASED })
    .where(and(eq(outgoingEmails.id, id), isOpen))
}

/** Deletes what was sent or given up more than 30 days ago; gives how many. */
export const deleteOldEmails = async (db: Executor, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - KEPT_MS)
  const { rowCount } = await db
    .delete(outgoingEmails)
    .where(or(lt(outgoingEmails.sentAt, before), lt(outgoingEmails.failedAt, before)))
  return rowCount ?? 0
}
