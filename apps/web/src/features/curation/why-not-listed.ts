import type { UnlistedReason } from '@lilypad/domain'

const WORDS: Record<UnlistedReason, string> = {
  not_remote: 'it is not remote',
  workplace_unknown: 'nothing says that it is remote',
  low_paying: 'it is full-time and pays less than $30,000 a year',
  unreadable: 'its title or its address is missing',
  deleted: 'it is deleted',
}

/** Why a job is not listed, as a sentence. Source: specification, decisions 7. */
export const whyNotListed = (reason: string): string =>
  `Not listed: ${Object.hasOwn(WORDS, reason) ? WORDS[reason as UnlistedReason] : reason}.`
