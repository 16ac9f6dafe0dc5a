import type { PersonalCounts } from '@lilypad/db'
import { addDays, dayAndYear, newYorkDay, plural } from '@lilypad/domain'

/** As long as operators keep backups: see `docs/operations.md`. */
const BACKUP_DAYS = 30

type Erasure = { userId: number; publicUrl: string; by: string; at: Date; counts: PersonalCounts }

const keptUntil = (at: Date) => dayAndYear(addDays(newYorkDay(at), BACKUP_DAYS))

/** For the person who asked, or their file: it names the account by its number alone. */
export function toErasureReceipt({ userId, publicUrl, by, at, counts }: Erasure): string {
  const erased = [
    'the profile with its log-ins',
    plural(counts.searches, 'saved search', 'saved searches'),
    plural(counts.tracked, 'tracked job'),
    plural(counts.documents, 'document'),
    plural(counts.emails, 'e-mail'),
    'and all other data of the account',
  ]
  return [
    `Account ${userId} of Lilypad (${publicUrl}) was erased at ${at.toISOString()} by ${by}.`,
    `Erased in the database and the file store: ${erased.join(', ')}.`,
    'Its subscription is cancelled at the payment provider, and its address is off the newsletter lists.',
    'Kept without the person: counts of clicks and log-ins, and records of payments by the numbers of the payment provider, which keeps its own.',
    `The address of the farewell e-mail goes ${BACKUP_DAYS} days after sending. Backups hold the data until ${keptUntil(at)}; if one is restored before, the account is erased again.`,
  ].join('\n')
}

type Removed = { name: string; publicUrl: string; askedBy: string; by: string; at: Date; jobs: number }

export const toRemovalReceipt = ({ name, publicUrl, askedBy, by, at, jobs }: Removed): string =>
  [
    `${name} has been kept off the list of Lilypad (${publicUrl}) since ${at.toISOString()}; ${by} saw to it, as ${askedBy} asked.`,
    jobs === 0
      ? 'No job on the list was by that name or at that address then: tell us if you see one.'
      : `${plural(jobs, 'job')} left the list, the public pages, the feeds and the sitemap at once; the pages answer that they are gone, so that search engines drop them.`,
    'Later scrapes and imports do not list them again. Members who tracked such a job keep their own copy of its title and pay.',
    ...(jobs === 0
      ? []
      : [
          `Backups hold the postings until ${keptUntil(at)}; if one is restored before, we take them off the list again.`,
        ]),
  ].join('\n')
