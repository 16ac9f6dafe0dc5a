import type { AudienceId } from '@lilypad/domain'
import { applicantClauses } from '../facts/eligibility/applicant-clauses.ts'
import { openPatterns } from '../patterns/pattern.ts'

const { finds, firstIn } = openPatterns('audience')

// Texts that lost their line breaks run items together.
const ITEM_END = /;|[.!?](?:\s+|(?=[A-Z\d]))|[•●▪◦·]/
const AROUND = 60

/** Where the teaching that a clause asks for takes place: at school, at college, both, or unsaid (empty). */
function toPlaces(clause: string, match: RegExpExecArray): AudienceId[] {
  const near = clause.slice(Math.max(0, match.index - AROUND), match.index + match[0].length + AROUND)
  const college: AudienceId[] = finds('at college', near) ? ['CP2'] : []
  return finds('at school', near) ? ['CP1', ...college] : college
}

/** What one clause asks for; 'taught' for teaching at a place that it does not tell. */
function toCareerPivots(clause: string): (AudienceId | 'taught')[] {
  const found: (AudienceId | 'taught')[] = []
  if (finds('teaching licence', clause)) found.push('CP1')
  const taught = finds('teaching', clause) ? firstIn('teaching', clause) : null
  if (taught !== null) {
    const places = toPlaces(clause, taught.match)
    found.push(...(places.length > 0 ? places : (['taught'] as const)))
  }
  if (finds('asks', clause) && finds('advising', clause)) found.push('CP2')
  const educated = firstIn('education', clause)
  const isOfDegree = educated !== null && finds('degree', clause) && finds('of a degree', educated.match[0])
  if (educated !== null && !isOfDegree) found.push('CP3')
  return found
}

/** The clauses of a printed sentence that speak of the reader, in lower case. */
function toClauses(printed: string, title: string): string[] {
  return printed
    .slice(0, 1200)
    .split(ITEM_END)
    .filter((clause) => finds('may pivot', clause))
    .flatMap((clause) => applicantClauses(clause.toLowerCase(), clause.toLowerCase(), title))
    .map((clause) => clause.trim())
    .filter((clause) => finds('to the reader', clause) || !finds('of the company', clause))
}

/** The pivots out of education that a job asks for or welcomes. Rule: the decisions, section 7. */
export function findCareerPivots(title: string, sentences: readonly string[]): Set<AudienceId> {
  const found = new Set<AudienceId>(finds('college title', title) ? ['CP2'] : [])
  let hasTaught = false
  for (const clause of [title, ...sentences].flatMap((printed) => toClauses(printed, title)))
    for (const pivot of toCareerPivots(clause)) {
      if (pivot === 'taught') hasTaught = true
      else found.add(pivot)
    }
  // Teaching at a place that is not told is of the posting's kind.
  if (hasTaught && !found.has('CP2')) found.add('CP1')
  return found
}
