import {
  findToldUntil,
  listMatchableJobs,
  listOpenWebhooks,
  listToldJobs,
  noteToldUntil,
  type OpenWebhook,
  settledUntil,
  writeMessages,
} from '@lilypad/db'
import { indexAlertJobs, isPremium, type Tier } from '@lilypad/domain'
import { findAlertMatches } from '../alerts/find-alert-matches.ts'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'now'>
type Looking = { after: Date; told: ReadonlyMap<number, ReadonlySet<number>>; signal: AbortSignal }

/** For one tier's members; one that fails keeps none of the others waiting. */
async function writeFor(
  { db, logger }: Needs,
  { tier, webhooks }: { tier: Tier; webhooks: readonly OpenWebhook[] },
  { after, told, signal }: Looking,
): Promise<{ written: number; failed: number }> {
  const jobs = webhooks.length === 0 ? [] : await listMatchableJobs(db, { tier, after })
  const result = { written: 0, failed: 0 }
  if (jobs.length === 0) return result
  const prepared = { jobIds: jobs.map(({ id }) => id), index: indexAlertJobs(jobs) }
  const searches = webhooks.map(({ createdAt, ...search }) => ({ ...search, marker: createdAt }))
  for (const { search, jobs: found } of (await findAlertMatches(db, searches, prepared)).values()) {
    signal.throwIfAborted()
    const { id: webhookId, userId } = search
    const news = found.filter(({ id }) => !told.get(webhookId)?.has(id))
    if (news.length === 0) continue
    try {
      result.written += await writeMessages(db, { webhookId, userId, jobs: news })
    } catch (error) {
      result.failed += 1
      logger.warn({ webhookId, err: error }, 'The messages to a webhook could not be written.')
    }
  }
  return result
}

const later = (a: Date, b: Date) => (a > b ? a : b)

/**
 * Of the jobs approved since each webhook was made. Approvals that are not settled are read again each time, since a
 * scrape that commits late may add some among them: what each webhook was told is known until then.
 */
export async function writeWebhookMessages(deps: Needs, signal: AbortSignal): Promise<number> {
  const { db, now } = deps
  const webhooks = await listOpenWebhooks(db)
  const [first] = webhooks.map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime())
  if (!first) return 0
  const at = now()
  // Before the jobs are read.
  const settled = await settledUntil(db, at)
  const looking = {
    after: later(first, (await findToldUntil(db)) ?? first),
    told: await listToldJobs(db),
    signal,
  }
  const seesAll = ({ standing }: OpenWebhook) => isPremium(standing, at)
  const theirs = [
    { tier: 'premium' as const, webhooks: webhooks.filter(seesAll) },
    { tier: 'free' as const, webhooks: webhooks.filter((webhook) => !seesAll(webhook)) },
  ]
  let [written, failed] = [0, 0]
  for (const some of theirs) {
    const result = await writeFor(deps, some, looking)
    written += result.written
    failed += result.failed
  }
  if (failed === 0) await noteToldUntil(db, settled)
  return written
}
