import { newToken } from '@lilypad/crypto'
import { MAX_WEBHOOKS, RETRY_RULES, searchName, WEBHOOK_DISABLED_AFTER_MS } from '@lilypad/domain'
import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, like, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, savedSearches, users, webhooks } from '../../schema/index.ts'
import { mayWriteTo } from '../accounts/account-changes.ts'
import { standingColumns } from '../accounts/users.ts'
import { addToOutbox, giveUpEntry, giveUpMessages, isUnsent } from '../outbox/outbox.ts'
import { inTransaction, lockUser } from '../transactions.ts'

const { salt: _salt, ...columns } = getTableColumns(webhooks)

export const listWebhooks = (db: Executor, userId: number) =>
  db
    .select({ ...columns, searchName: savedSearches.name })
    .from(webhooks)
    .innerJoin(savedSearches, eq(savedSearches.id, webhooks.searchId))
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))

/** Without what its secret is made of. */
export type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number]

const ACCESS_ENDED = 'Switched off with all access to the account.'

const isOpenFor = ({ searchId, url }: Pick<Webhook, 'searchId' | 'url'>) =>
  and(eq(webhooks.searchId, searchId), eq(webhooks.url, url), isNull(webhooks.endedAt))

export type MadeWebhook = { id: number; salt: string }

/** Null without such a search, with as many as one may have, or with this search and address already. */
export const createWebhook = (
  db: Executor,
  { userId, searchId, url, now }: { userId: number; searchId: number; url: string; now: Date },
): Promise<MadeWebhook | 'no_search' | 'twice' | 'too_many'> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const [search] = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
      .for('key share')
    if (!search) return 'no_search'
    if ((await tx.$count(webhooks, isOpenFor({ searchId, url }))) > 0) return 'twice'
    if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= MAX_WEBHOOKS) return 'too_many'
    const values = { userId, searchId, url, salt: newToken(), createdAt: now }
    const [made] = await tx
      .insert(webhooks)
      .values(values)
      .returning({ id: webhooks.id, salt: webhooks.salt })
    return made ?? 'no_search'
  })

/** With what it waits to tell. False when the person has none with this id. */
export async function deleteWebhook(db: Executor, { id, userId }: { id: number; userId: number }) {
  const { rowCount } = await db.delete(webhooks).where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
  return rowCount === 1
}

/** What they wait to tell is given up. Resolves to their number. */
export async function endWebhooksOf(tx: Executor, userId: number, now: Date): Promise<number> {
  const ended = await tx
    .update(webhooks)
    .set({ endedAt: now, endReason: 'access_ended' })
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.endedAt)))
    .returning({ id: webhooks.id })
  for (const { id } of ended) await giveUpMessages(tx, id, { error: ACCESS_ENDED, now })
  return ended.length
}

/** It is told of the jobs approved from now on. */
export const turnOnWebhook = (
  db: Executor,
  { id, userId }: { id: number; userId: number },
): Promise<'turned_on' | 'no_webhook' | 'twice'> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const isIt = and(eq(webhooks.id, id), eq(webhooks.userId, userId))
    const [found] = await tx.select().from(webhooks).where(isIt)
    if (!found) return 'no_webhook'
    if (found.endedAt === null) return 'turned_on'
    if ((await tx.$count(webhooks, isOpenFor(found))) > 0) return 'twice'
    await tx.update(webhooks).set({ endedAt: null, endReason: null, failingSince: null }).where(isIt)
    return 'turned_on'
  })

/** With what decides what its owner sees at this moment. */
export async function findWebhook(db: Executor, id: number) {
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

export type WebhookTarget = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** Notes that an address took a message, or since when it fails. */
export async function noteDelivery(
  db: Executor,
  { id, isTaken, now }: { id: number; isTaken: boolean; now: Date },
): Promise<void> {
  const { failingSince } = webhooks
  await db
    .update(webhooks)
    .set({ failingSince: isTaken ? null : now })
    .where(and(eq(webhooks.id, id), isTaken ? isNotNull(failingSince) : isNull(failingSince)))
}

type Ending = { id: number; reason: 'gone' | 'failing'; error: string; now: Date }

/** Its person gets an e-mail, a day at most as many as one may have webhooks: the address may be a stranger's. */
export const endWebhook = (db: Executor, { id, reason, error, now }: Ending): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(webhooks)
      .set({ endedAt: now, endReason: reason })
      .where(and(eq(webhooks.id, id), isNull(webhooks.endedAt)))
      .returning({ userId: webhooks.userId, searchId: webhooks.searchId, url: webhooks.url })
    if (!ended) return
    await giveUpMessages(tx, id, { error, now })
    const { email, firstName } = users
    const [told] = await tx
      .select({ email, firstName, searchName: savedSearches.name })
      .from(users)
      .innerJoin(savedSearches, eq(savedSearches.id, ended.searchId))
      .where(eq(users.id, ended.userId))
    if (!told) return
    const isTold = and(eq(outbox.recipient, told.email), eq(outbox.template, 'webhook-ended'))
    const isRecent = sql`${outbox.createdAt} > now() - interval '1 day'`
    if ((await tx.$count(outbox, and(isTold, isRecent))) >= MAX_WEBHOOKS) return
    if (!(await mayWriteTo(tx, told.email))) return
    const content = {
      firstName: told.firstName,
      search: searchName({ name: told.searchName }),
      url: ended.url,
      reason,
    }
    const letter = { kind: 'webhook-ended' as const, content }
    await addToOutbox(tx, { userId: ended.userId, recipient: told.email, cause: `webhook ${id}`, letter })
  })

/** A webhook that took nothing for days then ends. */
export async function giveUpMessage(db: Executor, id: number, failure: { error: string; now: Date }) {
  await giveUpEntry(db, id, failure)
  const patientUntil = new Date(failure.now.getTime() - WEBHOOK_DISABLED_AFTER_MS)
  const [failing] = await db
    .select({ id: webhooks.id })
    .from(outbox)
    .innerJoin(webhooks, eq(webhooks.id, outbox.webhookId))
    .where(
      and(
        eq(outbox.id, id),
        gte(outbox.attempts, RETRY_RULES.webhook.maxAttempts),
        lt(webhooks.failingSince, patientUntil),
      ),
    )
  if (failing) await endWebhook(db, { id: failing.id, reason: 'failing', ...failure })
}

const TEST = 'test'

/** One at a time for a person. */
export const writeTestMessage = (
  db: Executor,
  { id, userId }: { id: number; userId: number },
): Promise<'written' | 'no_webhook' | 'busy'> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    if ((await tx.$count(webhooks, and(eq(webhooks.id, id), eq(webhooks.userId, userId)))) === 0)
      return 'no_webhook'
    const isTest = and(like(outbox.cause, `${TEST}-%`), isNotNull(outbox.webhookId))
    if ((await tx.$count(outbox, and(eq(outbox.userId, userId), isTest, isUnsent))) > 0) return 'busy'
    const cause = `${TEST}-${newToken()}`
    await addToOutbox(tx, { userId, recipient: String(id), cause, webhook: { isTest: true } })
    return 'written'
  })

/** The newest first. */
export async function listDeliveries(db: Executor, userId: number, most: number) {
  const { webhookId, id, cause } = outbox
  const isTest = sql<boolean>`${cause} like ${`${TEST}-%`}`.as('is_test')
  const place = sql<number>`row_number() over (partition by ${webhookId} order by ${id} desc)`.as('place')
  const placed = db
    .select({ ...getTableColumns(outbox), isTest, place })
    .from(outbox)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(eq(webhooks.userId, userId))
    .as('placed')
  return db.select().from(placed).where(lte(placed.place, most)).orderBy(desc(placed.id))
}

export type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number]
