import { toJobRow, toListed, type WebhookMessage, webhookMessage } from '@lilypad/contracts'
import { findHidden, listRows, type WebhookTarget } from '@lilypad/db'
import { hiddenBy, searchName, tierOf } from '@lilypad/domain'
import type { Deps } from '../deps.ts'

type Event = { type: WebhookMessage['type']; at: Date; jobs: WebhookMessage['data']['jobs'] }

const write = ({ search }: WebhookTarget, { type, at, jobs }: Event): string => {
  const data = { search: { id: search.id, name: searchName(search) }, jobs }
  return JSON.stringify(webhookMessage.parse({ type, timestamp: at.toISOString(), data }))
}

/**
 * The message that tells of jobs, as `/v1/jobs` gives them; null when its owner sees none of them any more: they were
 * unlisted or hidden, or premium has ended.
 */
export const jobsMessage = async (
  { db, now, links }: Pick<Deps, 'db' | 'now' | 'links'>,
  webhook: WebhookTarget,
  { jobIds, at }: { jobIds: readonly number[]; at: Date },
): Promise<string | null> => {
  const tier = tierOf(webhook.standing, now())
  const [found, hidden] = await Promise.all([listRows(db, tier, jobIds), findHidden(db, webhook.userId)])
  const jobs = found
    .filter((job) => hiddenBy(hidden, job) === null)
    .map((job) => toListed(toJobRow(job), links.publicUrl))
  return jobs.length === 0 ? null : write(webhook, { type: 'search.jobs_added', at, jobs })
}

/** A message that tells nothing. */
export const testMessage = (webhook: WebhookTarget, at: Date): string =>
  write(webhook, { type: 'search.test', at, jobs: [] })
