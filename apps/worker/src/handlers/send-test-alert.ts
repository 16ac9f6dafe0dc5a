import { randomUUID } from 'node:crypto'
import { unsubscribeLink } from '@lilypad/crypto'
import { addToOutbox, findPerson, listMatchableJobs, listSearches, type StoredSearch } from '@lilypad/db'
import { type AlertSchedule, getTier } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { digestLetter } from '../alerts/digest-letter.ts'
import { findMatchesAmong } from '../alerts/find-alert-matches.ts'
import type { AlertDeps } from '../alerts/run-alerts.ts'

/** Else all searches. */
function pickSearches(searches: readonly StoredSearch[], schedule: AlertSchedule) {
  const chosen = searches.filter((search) => search.schedule === schedule)
  return chosen.length > 0 ? chosen : searches
}

/** To the person's own address. It is no digest: it counts nothing and moves no marker. */
export const sendTestAlert =
  (deps: AlertDeps): Handlers['send-test-alert'] =>
  async ({ userId, schedule }) => {
    const { db, queue, links, now } = deps
    const person = await findPerson(db, userId)
    if (!person) return { outcome: 'no_person' }
    const searches = pickSearches(await listSearches(db, userId), schedule)
    if (searches.length === 0) return { outcome: 'no_searches' }
    const jobs = await listMatchableJobs(db, { tier: getTier(person.standing, now()) })
    const letter = digestLetter(await findMatchesAmong(db, jobs, { userId, searches }), {
      digestId: null,
      firstName: person.firstName,
      schedule,
      isTest: true,
      unsubscribeUrl: unsubscribeLink(links, userId, schedule),
    })
    if (!letter) return { outcome: 'no_matches' }
    const entry = { userId, recipient: person.email, cause: `test-${randomUUID()}`, letter }
    const outboxId = await addToOutbox(db, entry)
    if (outboxId !== null) await queue.enqueue('send-mail', { outboxId }).catch(() => undefined)
    return { outcome: 'written' }
  }
