import { jobPage } from '@lilypad/contracts/addresses'
import { alertJobLink } from '@lilypad/crypto'
import { type ClaimedEntry, listMatchableJobs, type MatchableJob } from '@lilypad/db'
import { jobFacts, keptDatesText, RESET_LIFE_MS } from '@lilypad/domain'
import { type ContentOf, type RenderedMail, renderMail, storedDigest } from '@lilypad/mail'
import type { Deps } from '../deps.ts'
import type { Mailer, SendOutcome } from '../services/mailer.ts'
import type { Channel } from './send-with-retry.ts'

/** Of jobs still listed; null when nothing is left. Content that an earlier version kept in full stays as it is. */
export async function withListedJobs({ db, links }: Pick<Deps, 'db' | 'links'>, content: unknown) {
  const kept = storedDigest.safeParse(content)
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

type Needs = Pick<Deps, 'db' | 'mailSite' | 'links'>

/** The link of a later letter works no longer. */
const isTooLate = ({ template, ageMs }: ClaimedEntry) => template === 'reset' && ageMs > RESET_LIFE_MS

async function write(letter: ClaimedEntry, deps: Needs): Promise<RenderedMail | SendOutcome> {
  if (isTooLate(letter)) return { outcome: 'refused', reason: 'Its link works no longer.' }
  const { template: kind } = letter
  const content = kind === 'digest' ? await withListedJobs(deps, letter.content) : letter.content
  if (content === null) return { outcome: 'dropped' }
  try {
    return renderMail({ kind, content }, deps.mailSite)
  } catch {
    return { outcome: 'refused', reason: 'It cannot be written from what is stored.' }
  }
}

export function sendLetter(deps: Needs, mailer: Mailer): Channel['send'] {
  return async (entry, signal) => {
    const { recipient, messageId } = entry
    const written = await write(entry, deps)
    if ('outcome' in written) return written
    return mailer.send({ recipient, messageId, letter: written }, signal)
  }
}
