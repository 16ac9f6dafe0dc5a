import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@lilypad/domain'
import type { KeptDigest, Letter, PushNote } from '@lilypad/mail'
import { and, asc, eq, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outgoingEmails, webhooks } from '../../schema/index.ts'
import { insertNewRows } from '../batch.ts'

/** Longer than any sending takes, so that no other worker sends it meanwhile, yet short if the worker dies. */
const LEASE_MS = 3 * MINUTE_MS
const KEPT_MS = 30 * DAY_MS

/** Its recipient is the id of a subscription. */
export type PushLetter = { kind: 'push'; content: PushNote }

/** An alert e-mail as the outbox stores it. */
export type DigestLetter = { kind: 'digest'; content: KeptDigest }

/** A message to a webhook as the outbox stores it: what it says of the jobs is written when it is sent. */
export type WebhookLetter = { kind: 'webhook'; content: { jobIds: readonly number[] } | { isTest: true } }

/** Or a push notification, or a message to a webhook. */
export type NewEmail = {
  /** The account it is about: deleting the account deletes the e-mail. Null without an account. */
  userId: number | null
  recipient: string
  /** Identifies the e-mail: the period of a digest, else the token's hash, the event or the instant. */
  cause: string
  letter: Letter | DigestLetter | PushLetter | WebhookLetter
  /** The webhook that a message goes to: it is deleted with it. */
  webhookId?: number
}

/** Null when the e-mail is gone. */
export const findEmail = async (
  db: Executor,
  id: number,
): Promise<{ kind: string; userId: number | null; recipient: string } | null> => {
  const { kind, userId, recipient } = outgoingEmails
  const [found] = await db
    .select({ kind, userId, recipient })
    .from(outgoingEmails)
    .where(eq(outgoingEmails.id, id))
  return found ?? null
}

/** An e-mail that is being sent. Its stored content is unchecked. */
export type ClaimedEmail = {
  id: number
  recipient: string
  kind: string
  cause: string
  content: unknown
  /** The same at every attempt; unique. */
  messageId: string
  /** The number of attempts, including this one. */
  attempts: number
  createdAt: Date
  /** Milliseconds since it was written. */
  ageMs: number
}

/** In the transaction of its cause; the worker sends it after the commit. Null when it already exists. */
export const addEmail = async (tx: Executor, email: NewEmail): Promise<number | null> => {
  const [id] = await addEmails(tx, [email])
  return id ?? null
}

/** The ids of the new ones. */
export const addEmails = async (tx: Executor, emails: readonly NewEmail[]): Promise<number[]> => {
  const rowOf = ({ letter, webhookId, ...email }: NewEmail) => ({
    ...email,
    ...letter,
    webhookId: webhookId ?? null,
    messageId: randomUUID(),
  })
  const added = await insertNewRows(tx, outgoingEmails, emails.map(rowOf), ['id'])
  return added.map(({ id }) => Number(id))
}

const isOpen = and(isNull(outgoingEmails.sentAt), isNull(outgoingEmails.failedAt))

/** No delay is longer: an e-mail due later than this was written by a clock that has since been set back. */
const LONGEST_WAIT = sql`interval '8 hours'`

const inMs = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`

/** Uses only the database's clock, like every time written here: workers' clocks may differ and jump. */
const isDue = sql`(${outgoingEmails.dueAt} <= now() or ${outgoingEmails.dueAt} > now() + ${LONGEST_WAIT})`

const isBulk = inArray(outgoingEmails.kind, ['digest', 'reminder', 'push'])

/** An e-mail that is due; bulk e-mails come after all others. */
export type DueEmail = { id: number; isBulk: boolean }

/**
 * Bulk ones last, else the longest waiting first. Without a mail server only push is due. Not messages to webhooks:
 * their addresses may be slow.
 */
export const listDueEmails = (
  db: Executor,
  { most = 500, hasServer = true }: { most?: number; hasServer?: boolean } = {},
): Promise<DueEmail[]> =>
  db
    .select({ id: outgoingEmails.id, isBulk: sql<boolean>`${isBulk}` })
    .from(outgoingEmails)
    .where(
      and(isOpen, isDue, hasServer ? ne(outgoingEmails.kind, 'webhook') : eq(outgoingEmails.kind, 'push')),
    )
    .orderBy(isBulk, asc(outgoingEmails.dueAt), asc(outgoingEmails.id))
    .limit(most)

/** What is due for the address of a stranger: whose it is, and the host that it goes to. */
export type DueMessage = { id: number; userId: number; host: string }
/** The people and hosts that get nothing more for now. */
export type Busy = { people: readonly number[]; hosts: readonly string[] }

/**
 * The next of each person, for no host that is busy. Those of addresses that fail come last, and before them those that
 * were tried before.
 */
export const listDueMessages = async (
  db: Executor,
  { people, hosts }: Busy = { people: [], hosts: [] },
  most = 100,
): Promise<DueMessage[]> => {
  const { id, attempts, dueAt, webhookId } = outgoingEmails
  const { userId, failingSince, url } = webhooks
  const host = sql<string>`split_part(${url}, '/', 3)`
  const isFree = and(notInArray(userId, [...people]), notInArray(host, [...hosts]))
  const order = [sql`${failingSince} is not null`, sql`${attempts} > 0`, dueAt, id]
  const [isFailing, wasTried] = order as [SQL, SQL]
  const first = db
    .selectDistinctOn([userId], {
      id,
      userId,
      host: host.as('host'),
      isFailing: isFailing.as('is_failing'),
      wasTried: wasTried.as('was_tried'),
      dueAt,
    })
    .from(outgoingEmails)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(isOpen, isDue, eq(outgoingEmails.kind, 'webhook'), isFree))
    .orderBy(userId, ...order)
    .as('first')
  return db
    .select({ id: first.id, userId: first.userId, host: first.host })
    .from(first)
    .orderBy(first.isFailing, first.wasTried, first.dueAt, first.id)
    .limit(most)
}

/**
 * Null when it is not due: sent, abandoned, gone, or claimed by another worker. Without a result within three minutes
 * the worker counts as dead.
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
      cause: outgoingEmails.cause,
      content: outgoingEmails.content,
      messageId: outgoingEmails.messageId,
      attempts: outgoingEmails.attempts,
      createdAt: outgoingEmails.createdAt,
      ageMs: sql`extract(epoch from now() - ${outgoingEmails.createdAt}) * 1000`.mapWith(Number),
    })
  return claimed ?? null
}

/** Letters hold names, searches and secret links, so their content is erased as soon as it is no longer needed. */
const ERASED = { content: {} }

/** Neither sent nor given up. */
export const listUnsent = async (
  db: Executor,
  { kinds, cause }: { kinds: NewEmail['letter']['kind'][]; cause: string },
): Promise<number[]> => {
  const { id, kind } = outgoingEmails
  const [unsent] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(outgoingEmails)
    .where(and(isOpen, inArray(kind, kinds), eq(outgoingEmails.cause, cause)))
  return unsent?.ids ?? []
}

/** Erases its content. */
export const markEmailSent = async (db: Executor, id: number, now: Date): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ sentAt: now, error: null, ...ERASED })
    .where(and(eq(outgoingEmails.id, id), isOpen))
}

/** After `waitMs`; records why sending failed. */
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

/** The address gets nothing meanwhile, unless its person asked for a test. */
export const restRecipient = async (
  db: Executor,
  { kind, recipient }: Pick<ClaimedEmail, 'kind' | 'recipient'>,
  ms: number,
): Promise<void> => {
  const { kind: kinds, recipient: recipients, content, dueAt } = outgoingEmails
  const isTheirs = and(eq(recipients, recipient), eq(kinds, kind))
  await db
    .update(outgoingEmails)
    .set({ dueAt: sql`greatest(${dueAt}, ${inMs(ms)})` })
    .where(and(isTheirs, isOpen, isDue, sql`not ${content} ? 'isTest'`))
}

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

/** Nothing is left to tell. */
export const dropEmail = async (db: Executor, id: number, now: Date): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ error: null, failedAt: now, ...ERASED })
    .where(and(eq(outgoingEmails.id, id), isOpen))
}

export type Answered = { status: number; text: string }

/** In place of what came back before; null when nothing did. */
export const keepAnswer = async (db: Executor, id: number, answered: Answered | null): Promise<void> => {
  await db
    .update(outgoingEmails)
    .set({ answerStatus: answered?.status ?? null, answer: answered?.text ?? null })
    .where(eq(outgoingEmails.id, id))
}

/** The messages that wait; their content is erased. */
export const giveUpMessages = async (
  tx: Executor,
  webhookId: number,
  { error, now }: { error: string; now: Date },
): Promise<void> => {
  await tx
    .update(outgoingEmails)
    .set({ error, failedAt: now, ...ERASED })
    .where(and(eq(outgoingEmails.webhookId, webhookId), isOpen))
}

/** After 30 days. Returns the number. */
export const deleteOldEmails = async (db: Executor, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - KEPT_MS)
  const { rowCount } = await db
    .delete(outgoingEmails)
    .where(or(lt(outgoingEmails.sentAt, before), lt(outgoingEmails.failedAt, before)))
  return rowCount ?? 0
}
