import type { MatchableJob } from '@lilypad/db'
import {
  type AlertMatches,
  type AlertSchedule,
  chooseDigest,
  digestField,
  jobFacts,
  keptDatesText,
  searchName,
} from '@lilypad/domain'
import type { Letter } from '@lilypad/mail'

type LetterFacts = {
  firstName: string
  schedule: AlertSchedule
  isTest: boolean
  linkTo(job: MatchableJob): string
  unsubscribeUrl: string
}

/** The alert e-mail for matches, with a section for each search that has any; null without matches. */
export const digestLetter = (
  matches: readonly AlertMatches<{ id: number; name: string }, MatchableJob>[],
  { linkTo, ...facts }: LetterFacts,
): Letter | null => {
  const sections = chooseDigest(matches).map(({ search, shown, more, above }) => ({
    searchId: search.id,
    name: searchName(search),
    jobs: shown.map((job) => ({ ...jobFacts(job), dates: keptDatesText(job), url: linkTo(job) })),
    more,
    above,
  }))
  const field = digestField(matches.flatMap(({ jobs }) => jobs))
  return sections.length === 0 ? null : { kind: 'digest', content: { ...facts, field, sections } }
}
