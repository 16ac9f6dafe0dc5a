import { randomUUID } from 'node:crypto'
import { MINUTE_MS, OUTBOX_RETENTION_MS } from '@lilypad/domain'
import type { Letter, PushNote, StoredDigest } from '@lilypad/mail'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, webhooks } from '../../schema/index.ts'
import { insertNewRows } from '../batch.ts'

/** Longer than any sending takes, so that no other worker sends it meanwhile, yet short if the worker dies. */
const LEASE_MS = 3 * MINUTE_MS

/** An alert e-mail as the outbox stores it. */
export type DigestLetter = { kind: 'digest'; content: StoredDigest }

/** A letter, a notification, or a message to a webhook, whose text is written when it is sent. */
type Contents =
  | { letter: Letter | DigestLetter }
  | { push: PushNote }
  | { webhook: { jobIds: readonly number[] } | { isTest: true } }

export type NewOutboxEntry = Contents & {
  /** The account it is about: deleting the account deletes the entry. Null without an account. */
  userId: number | null
  /** An e-mail address, or the id of a push subscription or of a webhook. */
  recipient: string
  /** Identifies the entry: the period of a digest, else the token's hash, the event or the instant. */
  cause: string
}

function toRow({ userId, recipient, cause, ...contents }: NewOutboxEntry) {
  const base = { userId, recipient, cause, messageId: randomUUID(), webhookId: null }
  if ('push' in contents) return { ...base, template: 'push', content: contents.push }
  if ('letter' in contents)
    return { ...base, template: contents.letter.kind, content: contents.letter.content }
  return { ...base, template: 'webhook', content: contents.webhook, webhookId: Number(recipient) }
}

/** In the transaction of its cause; the worker sends it after the commit. Null when it already exists. */
export async function addToOutbox(tx: Executor, entry: NewOutboxEntry): Promise<number | null> {
  const [id] = await addAllToOutbox(tx, [entry])
  return id ?? null
}

export async function addAllToOutbox(tx: Executor, entries: readonly NewOutboxEntry[]): Promise<number[]> {
  const added = await insertNewRows(tx, outbox, entries.map(toRow), ['id'])
  return added.map(({ id }) => Number(id))
}

/** Neither sent nor given up. */
export const isUnsent = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** No delay is longer: an entry due later than this was written by a clock that has since been set back. */
const MAX_WAIT = sql`interval '8 hours'`

const inMs = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`

/** Uses only the database's clock, like every time written here: workers' clocks may differ and jump. */
const isDue = sql`(${outbox.dueAt} <= now() or ${outbox.dueAt} > now() + ${MAX_WAIT})`

const isBulk = inArray(outbox.template, ['digest', 'reminder', 'push'])

/** Bulk ones last, else the longest waiting first. Without a mail server only push; never messages to webhooks. */
export function listDueEntries(
  db: Executor,
  { most = 500, hasServer = true }: { most?: number; hasServer?: boolean } = {},
): Promise<{ id: number; isBulk: boolean }[]> {
  return db
    .select({ id: outbox.id, isBulk: sql<boolean>`${isBulk}` })
    .from(outbox)
    .where(and(isUnsent, isDue, hasServer ? ne(outbox.kind, 'webhook') : eq(outbox.kind, 'push')))
    .orderBy(isBulk, asc(outbox.dueAt), asc(outbox.id))
    .limit(most)
}

/** What is due for the address of a stranger: whose it is, and the host that it goes to. */
export type DueMessage = { id: number; userId: number; host: string }
/** The people and hosts that get nothing more for now. */
export type Busy = { people: readonly number[]; hosts: readonly string[] }

/** One a person, for no busy host. Addresses that fail come last, before them what was tried before. */
export async function listDueMessages(
  db: Executor,
  { people, hosts }: Busy = { people: [], hosts: [] },
  most = 100,
): Promise<DueMessage[]> {
  const { id, attempts, dueAt, webhookId } = outbox
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
    .from(outbox)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(isUnsent, isDue, isFree))
    .orderBy(userId, ...order)
    .as('first')
  return db
    .select({ id: first.id, userId: first.userId, host: first.host })
    .from(first)
    .orderBy(first.isFailing, first.wasTried, first.dueAt, first.id)
    .limit(most)
}

export async function findOutboxEntry(
  db: Executor,
  id: number,
): Promise<Pick<typeof outbox.$inferSelect, 'kind' | 'template' | 'userId' | 'recipient'> | null> {
  const { kind, template, userId, recipient } = outbox
  const [found] = await db.select({ kind, template, userId, recipient }).from(outbox).where(eq(outbox.id, id))
  return found ?? null
}

/** Its content is unchecked, its message id the same at every attempt, and its attempts include this one. */
export type ClaimedEntry = typeof outbox.$inferSelect & { ageMs: number }

/** Null when it is not due, or another worker has it; without a result in three minutes, that one counts as dead. */
export async function claimEntry(db: Executor, id: number): Promise<ClaimedEntry | null> {
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: inMs(LEASE_MS) })
    .where(and(eq(outbox.id, id), isUnsent, isDue))
    .returning({
      ...getTableColumns(outbox),
      ageMs: sql`extract(epoch from now() - ${outbox.createdAt}) * 1000`.mapWith(Number),
    })
  return claimed ?? null
}

/** Of a run of alerts: letters and notifications. */
export async function listUnsent(db: Executor, cause: string): Promise<number[]> {
  const { id, template } = outbox
  const [unsent] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(outbox)
    .where(and(isUnsent, inArray(template, ['digest', 'push']), eq(outbox.cause, cause)))
  return unsent?.ids ?? []
}

type Change = { [K in keyof typeof outbox.$inferInsert]?: (typeof outbox.$inferInsert)[K] | SQL }

async function updateOpen(db: Executor, which: SQL, change: Change): Promise<void> {
  await db
    .update(outbox)
    .set(change as object)
    .where(and(which, isUnsent))
}

/** Contents hold names, searches and secret links, so they are erased as soon as they are no longer needed. */
const ERASED = { content: {} }

export function markSent(db: Executor, id: number, now: Date): Promise<void> {
  return updateOpen(db, eq(outbox.id, id), { sentAt: now, error: null, ...ERASED })
}

/** After `waitMs`; records why sending failed. */
export function retryEntry(db: Executor, id: number, { error, waitMs }: { error: string; waitMs: number }) {
  return updateOpen(db, eq(outbox.id, id), { error, dueAt: inMs(waitMs) })
}

/** The address gets nothing meanwhile, unless its person asked for a test. */
export function restRecipient(
  db: Executor,
  { kind, recipient }: Pick<ClaimedEntry, 'kind' | 'recipient'>,
  ms: number,
): Promise<void> {
  const isTheirs = sql`${outbox.recipient} = ${recipient} and ${outbox.kind} = ${kind}
    and ${isDue} and not ${outbox.content} ? 'isTest'`
  return updateOpen(db, isTheirs, { dueAt: sql`greatest(${outbox.dueAt}, ${inMs(ms)})` })
}

/** No `error` when nothing is left to tell. */
type Failure = { error: string | null; now: Date }

export function giveUpEntry(db: Executor, id: number, { error, now }: Failure): Promise<void> {
  return updateOpen(db, eq(outbox.id, id), { error, failedAt: now, ...ERASED })
}

/** The messages that wait; their content is erased. */
export function giveUpMessages(tx: Executor, webhookId: number, { error, now }: Failure): Promise<void> {
  return updateOpen(tx, eq(outbox.webhookId, webhookId), { error, failedAt: now, ...ERASED })
}

export type Answered = { status: number; text: string }

/** In place of what came back before; null when nothing did. */
export async function saveAnswer(db: Executor, id: number, answered: Answered | null): Promise<void> {
  await db
    .update(outbox)
    .set({ answerStatus: answered?.status ?? null, answer: answered?.text ?? null })
    .where(eq(outbox.id, id))
}

export async function deleteOldEntries(db: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - OUTBOX_RETENTION_MS)
  const { rowCount } = await db
    .delete(outbox)
    .where(or(lt(outbox.sentAt, before), lt(outbox.failedAt, before)))
  return rowCount ?? 0
}

/** Letters of a cause that have not been sent yet; `cause` may end with other words. */
export async function withdrawLetters(tx: Executor, template: string, cause: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(isUnsent, eq(outbox.template, template), sql`starts_with(${outbox.cause}, ${`${cause} `})`))
}
