import { randomUUID } from 'node:crypto'
import { jobPage } from '@lilypad/contracts/addresses'
import { unsubscribeLink } from '@lilypad/crypto'
import {
  addEmail,
  findHidden,
  findPerson,
  listMatchableJobs,
  listSearches,
  listTrackedJobIds,
  type MatchableJob,
  type Person,
  type StoredSearch,
} from '@lilypad/db'
import { type AlertSchedule, hiddenBy, matchSearches, readSavedState, tierOf } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { digestLetter } from '../alerts/digest-letter.ts'
import type { AlertDeps } from '../alerts/run-alerts.ts'

/** The matches among all jobs that the person may see and does not hide, new or not. */
const matchesOf = async ({ db, now }: AlertDeps, person: Person, searches: readonly StoredSearch[]) => {
  const jobs = await listMatchableJobs(db, { tier: tierOf(person.standing, now()) })
  const favorites = new Set(await listTrackedJobIds(db, person.id))
  const hidden = await findHidden(db, person.id)
  const after = new Date(0)
  return matchSearches(
    searches.map(({ id, name, state }) => ({
      id,
      name,
      filter: readSavedState(state).filter,
      after,
      favorites,
    })),
    jobs.filter((job) => hiddenBy(hidden, job) === null),
  )
}

/** The searches with this schedule, or else all searches. */
const chosenOf = (searches: readonly StoredSearch[], schedule: AlertSchedule) => {
  const chosen = searches.filter((search) => search.schedule === schedule)
  return chosen.length > 0 ? chosen : searches
}

/**
 * Writes a person's alert e-mail as a test, to their own address. It is not a digest: it counts nothing and moves no
 * marker.
 */
export const sendTestAlert =
  (deps: AlertDeps): Handlers['send-test-alert'] =>
  async ({ userId, schedule }) => {
    const { db, queue, links } = deps
    const person = await findPerson(db, userId)
    if (!person) return { outcome: 'no_person' }
    const searches = chosenOf(await listSearches(db, userId), schedule)
    if (searches.length === 0) return { outcome: 'no_searches' }
    const letter = digestLetter(await matchesOf(deps, person, searches), {
      firstName: person.firstName,
      schedule,
      isTest: true,
      linkTo: (job: MatchableJob) => jobPage(links.publicUrl, job.id),
      unsubscribeUrl: unsubscribeLink(links, userId, schedule),
    })
    if (!letter) return { outcome: 'no_matches' }
    const email = { userId, recipient: person.email, cause: `test-${randomUUID()}`, letter }
    const emailId = await addEmail(db, email)
    if (emailId !== null) await queue.enqueue('send-mail', { emailId }).catch(() => undefined)
    return { outcome: 'written' }
  }
