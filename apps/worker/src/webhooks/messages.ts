import { toJobRow, toListed, type WebhookMessage, webhookMessage } from '@lilypad/contracts'
import { findHidden, type ListedJob, listRows, type WebhookTarget } from '@lilypad/db'
import { getTier, hiddenBy, searchName } from '@lilypad/domain'
import type { Deps } from '../deps.ts'

/** Not what was unlisted or hidden, or needs premium that ended. */
export async function findSeenJobs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, standing }: WebhookTarget,
  jobIds: readonly number[],
): Promise<ListedJob[]> {
  const tier = getTier(standing, now())
  const [found, hidden] = await Promise.all([listRows(db, tier, jobIds), findHidden(db, userId)])
  return found.filter((job) => hiddenBy(hidden, job) === null)
}

export type News = {
  type: WebhookMessage['type']
  at: Date
  search: WebhookTarget['search']
  jobs: readonly ListedJob[]
}

/** Jobs as `/v1/jobs` gives them. Throws when what is stored does not allow it. */
export function writeMessage({ type, at, search, jobs }: News, publicUrl: string): string {
  const told = jobs.map((job) => toListed(toJobRow(job), publicUrl))
  const data = { search: { id: search.id, name: searchName(search) }, jobs: told }
  return JSON.stringify(webhookMessage.parse({ type, timestamp: at.toISOString(), data }))
}
