import { jobPage } from '@lilypad/contracts/addresses'
import { alertJobLink } from '@lilypad/crypto'
import { listMatchableJobs, type MatchableJob } from '@lilypad/db'
import { jobFacts, keptDatesText } from '@lilypad/domain'
import { type ContentOf, keptDigest } from '@lilypad/mail'
import type { Deps } from '../deps.ts'

/**
 * What an alert e-mail says of jobs that are still listed; null when nothing is left. Content of an earlier version,
 * which the outbox kept in full, stays as it is.
 */
export async function tellJobs(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  content: unknown,
): Promise<unknown> {
  const kept = keptDigest.safeParse(content)
  if (!kept.success) return content
  const { digestId, sections, ...facts } = kept.data
  const ids = sections.flatMap(({ jobIds }) => jobIds)
  const listed = await listMatchableJobs(db, { tier: 'premium', ids })
  const toUrl = ({ id }: MatchableJob) =>
    digestId === null ? jobPage(links.publicUrl, id) : alertJobLink(links, digestId, id)
  const told = new Map(
    listed.map((job) => [job.id, { ...jobFacts(job), dates: keptDatesText(job), url: toUrl(job) }]),
  )
  const left = sections
    .map(({ jobIds, ...section }) => ({ ...section, jobs: jobIds.flatMap((id) => told.get(id) ?? []) }))
    .filter(({ jobs, more, above }) => jobs.length + more + above > 0)
  return left.length === 0 ? null : ({ ...facts, sections: left } satisfies ContentOf<'digest'>)
}
