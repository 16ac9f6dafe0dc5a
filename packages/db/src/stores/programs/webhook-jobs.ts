import { MAX_JOBS_PER_WEBHOOK, toChunks } from '@lilypad/domain'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { savedSearches, users, webhookJobs, webhooks } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'
import { findStoredValue, raiseStoredValue } from '../stored-values.ts'
import { inTransaction, lockUser } from '../transactions.ts'

export async function listOpenWebhooks(db: Executor) {
  const { id, userId, createdAt } = webhooks
  const { name, state } = savedSearches
  const rows = await db
    .select({ webhook: { id, userId, createdAt }, search: { name, state }, standing: standingColumns })
    .from(webhooks)
    .innerJoin(savedSearches, eq(savedSearches.id, webhooks.searchId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(isNull(webhooks.endedAt))
    .orderBy(id)
  return rows.map(({ webhook, search, standing }) => ({ ...webhook, ...search, standing }))
}

export type OpenWebhook = Awaited<ReturnType<typeof listOpenWebhooks>>[number]

/** Only jobs whose approval is read again. */
export async function listToldJobs(db: Executor): Promise<Map<number, Set<number>>> {
  const { webhookId, jobId } = webhookJobs
  const told = new Map<number, Set<number>>()
  for (const row of await db.select({ webhookId, jobId }).from(webhookJobs))
    told.set(row.webhookId, (told.get(row.webhookId) ?? new Set()).add(row.jobId))
  return told
}

type News = { webhookId: number; userId: number; jobs: readonly { id: number; approvedAt: Date }[] }

async function addTold(tx: Executor, { webhookId, jobs }: News): Promise<Set<number>> {
  const ids = sql.param(jobs.map(({ id }) => id))
  const instants = sql.param(jobs.map(({ approvedAt }) => approvedAt.toISOString()))
  const { rows } = await tx.execute<{ job_id: string }>(sql`
    insert into ${webhookJobs} (webhook_id, job_id, approved_at)
    select ${webhookId}, * from unnest(${ids}::bigint[], ${instants}::timestamptz[])
    on conflict do nothing returning job_id`)
  return new Set(rows.map((row) => Number(row.job_id)))
}

/** Each job once for ever, unless the webhook was deleted or has ended. Returns the number of messages. */
export const writeMessages = (db: Executor, news: News): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { webhookId, userId, jobs } = news
    // What deletes an account locks it first, too.
    await lockUser(tx, userId)
    const [webhook] = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), isNull(webhooks.endedAt)))
      .for('update')
    if (!webhook) return 0
    const added = await addTold(tx, news)
    const jobIds = jobs.map(({ id }) => id).filter((id) => added.has(id))
    const messages = [...toChunks(jobIds, MAX_JOBS_PER_WEBHOOK)].map((some) => ({
      userId,
      recipient: String(webhookId),
      cause: `job-${some[0]}`,
      webhook: { jobIds: some },
    }))
    return (await addAllToOutbox(tx, messages)).length
  })

const TOLD_UNTIL = 'webhooks_told_until'

/** Up to then every approval was looked at; null before the first time. */
export async function findToldUntil(db: Executor): Promise<Date | null> {
  const found = await findStoredValue(db, TOLD_UNTIL)
  return found === null ? null : new Date(found)
}

/** Longer than a run may last: another one may still look at jobs approved before. */
const LONGEST_RUN = sql`interval '10 minutes'`

/** Moves that instant, never back; forgets what was told of jobs that no run looks at again. */
export async function noteToldUntil(db: Executor, until: Date): Promise<void> {
  await raiseStoredValue(db, TOLD_UNTIL, until.toISOString())
  await db
    .delete(webhookJobs)
    .where(lt(webhookJobs.approvedAt, sql`${until.toISOString()}::timestamptz - ${LONGEST_RUN}`))
}
