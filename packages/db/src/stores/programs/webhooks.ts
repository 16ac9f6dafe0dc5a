import { newToken } from '@lilypad/crypto'
import { MOST_WEBHOOKS, type Standing } from '@lilypad/domain'
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outgoingEmails, savedSearches, users, webhooks } from '../../schema/index.ts'
import { lockUser } from '../accounts/accounts.ts'
import { standingColumns } from '../billing/standing.ts'
import { inTransaction } from '../in-transaction.ts'
import { giveUpMessages } from '../mail/outbox.ts'

const columns = {
  id: webhooks.id,
  searchId: webhooks.searchId,
  searchName: savedSearches.name,
  url: webhooks.url,
  createdAt: webhooks.createdAt,
  endedAt: webhooks.endedAt,
}

/** A webhook as its person sees it: its secret is not kept. */
export type Webhook = Pick<typeof webhooks.$inferSelect, Exclude<keyof typeof columns, 'searchName'>> & {
  searchName: string
}

/** A person's webhooks, the newest first. */
export const listWebhooks = (db: Executor, userId: number): Promise<Webhook[]> =>
  db
    .select(columns)
    .from(webhooks)
    .innerJoin(savedSearches, eq(savedSearches.id, webhooks.searchId))
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))

type NewWebhook = { userId: number; searchId: number; url: string; now: Date }
export type MadeWebhook = { id: number; salt: string }

/** Makes a webhook of a saved search, unless the person has no such search, or as many webhooks as one may. */
export const createWebhook = (
  db: Executor,
  { userId, searchId, url, now }: NewWebhook,
): Promise<MadeWebhook | 'no_search' | 'too_many'> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const [search] = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
      .for('key share')
    if (!search) return 'no_search'
    if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= MOST_WEBHOOKS) return 'too_many'
    const values = { userId, searchId, url, salt: newToken(), createdAt: now }
    const [made] = await tx
      .insert(webhooks)
      .values(values)
      .returning({ id: webhooks.id, salt: webhooks.salt })
    return made ?? 'no_search'
  })

/** Deletes a webhook and what it waits to tell. False when the person has none with this id. */
export const deleteWebhook = async (
  db: Executor,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> => {
  const { rowCount } = await db.delete(webhooks).where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
  return rowCount === 1
}

/** Deletes all webhooks of a person. */
export const deleteWebhooksOf = async (db: Executor, userId: number): Promise<void> => {
  await db.delete(webhooks).where(eq(webhooks.userId, userId))
}

/** A webhook as a message to it needs it, with what decides what its owner sees at this moment. */
export type WebhookTarget = {
  id: number
  userId: number
  url: string
  salt: string
  endedAt: Date | null
  search: { id: number; name: string }
  standing: Standing
}

/** The webhook with an id; null when it was deleted. */
export const findWebhook = async (db: Executor, id: number): Promise<WebhookTarget | null> => {
  const { userId, url, salt, endedAt } = webhooks
  const [found] = await db
    .select({
      target: { id: webhooks.id, userId, url, salt, endedAt },
      search: { id: savedSearches.id, name: savedSearches.name },
      standing: standingColumns,
    })
    .from(webhooks)
    .innerJoin(savedSearches, eq(savedSearches.id, webhooks.searchId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.id, id))
  return found ? { ...found.target, search: found.search, standing: found.standing } : null
}

/** Ends a webhook whose address wants nothing more: it is told nothing from now on. */
export const endWebhook = (
  db: Executor,
  { id, error, now }: { id: number; error: string; now: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .update(webhooks)
      .set({ endedAt: now })
      .where(and(eq(webhooks.id, id), isNull(webhooks.endedAt)))
    await giveUpMessages(tx, id, { error, now })
  })

const deliveryColumns = {
  id: outgoingEmails.id,
  createdAt: outgoingEmails.createdAt,
  sentAt: outgoingEmails.sentAt,
  failedAt: outgoingEmails.failedAt,
  attempts: outgoingEmails.attempts,
  error: outgoingEmails.error,
  answerStatus: outgoingEmails.answerStatus,
  answer: outgoingEmails.answer,
}

/** A message to a webhook, and what became of it. */
export type Delivery = Pick<typeof outgoingEmails.$inferSelect, keyof typeof deliveryColumns> & {
  webhookId: number | null
}

/** The last messages to each of a person's webhooks, the newest first. */
export const listDeliveries = async (db: Executor, userId: number, most: number): Promise<Delivery[]> => {
  const { webhookId, id } = outgoingEmails
  const place = sql<number>`row_number() over (partition by ${webhookId} order by ${id} desc)`.as('place')
  const placed = db
    .select({ ...deliveryColumns, webhookId, place })
    .from(outgoingEmails)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(eq(webhooks.userId, userId))
    .as('placed')
  const rows = await db.select().from(placed).where(lte(placed.place, most)).orderBy(desc(placed.id))
  return rows.map(({ place: _, ...row }) => row)
}
