import type { MatchableJob } from '@lilypad/db'
import {
  type AlertMatches,
  type AlertSchedule,
  chooseDigest,
  digestField,
  type JobFacts,
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

type Facts = JobFacts & { dates: string | null }

const known = new WeakMap<MatchableJob, Facts>()

/** What letters say of a job, worked out once for all letters of a run. */
const factsOf = (job: MatchableJob): Facts => {
  const facts = known.get(job) ?? { ...jobFacts(job), dates: keptDatesText(job) }
  known.set(job, facts)
  return facts
}

/** The alert e-mail for matches, with a section for each search that has any; null without matches. */
export const digestLetter = (
  matches: readonly AlertMatches<{ id: number; name: string }, MatchableJob>[],
  { linkTo, ...facts }: LetterFacts,
): Letter | null => {
  const sections = chooseDigest(matches).map(({ search, shown, more, above }) => ({
    searchId: search.id,
    name: searchName(search),
    jobs: shown.map((job) => ({ ...factsOf(job), url: linkTo(job) })),
    more,
    above,
  }))
  const field = digestField(matches.flatMap(({ jobs }) => jobs))
  return sections.length === 0 ? null : { kind: 'digest', content: { ...facts, field, sections } }
}
