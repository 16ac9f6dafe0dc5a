import type { DigestLetter } from '@lilypad/db'
import {
  type AlertMatches,
  chooseDigest,
  type DatedMatch,
  digestField,
  isOfFollowed,
  searchName,
} from '@lilypad/domain'

type Match = DatedMatch & Parameters<typeof digestField>[0][number][number]
type LetterFacts = Pick<
  DigestLetter['content'],
  'digestId' | 'firstName' | 'schedule' | 'isTest' | 'unsubscribeUrl'
>

/** A section for each search that has matches; null without any. */
export function digestLetter(
  matches: readonly AlertMatches<{ id: number; name: string }, Match>[],
  facts: LetterFacts,
): DigestLetter | null {
  const sections = chooseDigest(matches).map(({ search, shown, more, above }) => ({
    ...(!isOfFollowed(search) && { searchId: search.id }),
    name: searchName(search),
    jobIds: shown.map(({ id }) => id),
    more,
    above,
  }))
  const field = digestField(matches.map(({ jobs }) => jobs))
  return sections.length === 0 ? null : { kind: 'digest', content: { ...facts, field, sections } }
}
