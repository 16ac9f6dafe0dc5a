import { unsubscribeLink } from '@lilypad/crypto'
import {
  type DigestLetter,
  type Executor,
  findPerson,
  listMatchableJobs,
  listSearches,
  type Unpushed,
} from '@lilypad/db'
import { isPremium } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import { digestLetter } from './digest-letter.ts'
import { findMatchesAmong } from './find-alert-matches.ts'

/** In place of notifications that reached no browser; null when nothing is left. */
export const pushFallbackLetter =
  ({ links, now }: Pick<Deps, 'links' | 'now'>) =>
  async (tx: Executor, { id, userId, schedule, jobIds }: Unpushed): Promise<DigestLetter | null> => {
    const person = await findPerson(tx, userId)
    if (!person || !isPremium(person.standing, now())) return null
    const searches = (await listSearches(tx, userId)).filter((search) => search.schedule === schedule)
    const jobs = await listMatchableJobs(tx, { tier: 'premium', ids: jobIds })
    return digestLetter(await findMatchesAmong(tx, jobs, { userId, searches }), {
      digestId: id,
      firstName: person.firstName,
      schedule,
      isTest: false,
      unsubscribeUrl: unsubscribeLink(links, userId, schedule),
    })
  }
