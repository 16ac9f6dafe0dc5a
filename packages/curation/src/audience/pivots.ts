import type { AudienceId } from '@lilypad/domain'
import { clausesOfReader } from '../facts/eligibility/subject.ts'
import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { COLLEGE, SCHOOL } from './parts.ts'
import { ADVISING, EDUCATION, TEACHING, TEACHING_LICENCE } from './pivot-patterns.ts'

const COLLEGE_NAMED = composed`\b${COLLEGE}\b`
const SCHOOL_NAMED = composed`\b${SCHOOL}\b`
const COLLEGE_TITLE = /\b(?:adjunct|professor|lecturer|faculty)\b/i
// 'Our college has taught online for ten years' asks for nothing.
const ASKS = /\b(?:experience[ds]?|background|former|prior|previous|preferred|required|years of|ability to)\b/

// 'A degree in education' is no experience of it; 'a degree and experience in education' is.
const DEGREE = /\b(?:degree|diploma|ged|bachelor\S*|master\S*|b\.?a\.?|m\.?ed\.?)\b/
const OF_DEGREE = /\b(?:degree|diploma|bachelor\S*|master\S*)(?: or \w+)? (?:in|of)\b/

// 'Our founders are former teachers' asks for nothing.
const OF_COMPANY =
  /\b(?:(?:our|their) (?:team|founders?|company|staff|community|customers|users|network)|(?:founded|built|led) by)\b/
const OF_US =
  /\b(?:founded in|we (?:are|were|have)|we['’](?:re|ve)|co-?founders?|of them|our (?:organi[sz]ation|history))\b/
const TO_YOU = /\b(?:you|your|apply|applicants?|candidates?|welcome|encouraged|preferred|required)\b/

// Every pivot needs one of these words: sentences without one skip the longer expressions.
const MAY_PIVOT =
  /teach|taught|educat|instruct|advising|advisement|adjunct|faculty|class ?room|school|district|student|ed-?tech/i

// Texts that lost their line breaks run items together.
const ITEM_END = /;|[.!?](?:\s+|(?=[A-Z\d]))|[•●▪◦·]/
const AROUND = 60

/** Where the teaching that a clause asks for takes place: at school, at college, both, or unsaid (empty). */
function placesOf(clause: string, { match }: { match: RegExpExecArray }): AudienceId[] {
  const end = match.index + match[0].length + AROUND
  const near = clause.slice(Math.max(0, match.index - AROUND), end)
  const college: AudienceId[] = COLLEGE_NAMED.test(near) ? ['CP2'] : []
  return SCHOOL_NAMED.test(near) ? ['CP1', ...college] : college
}

const finds = (table: readonly Pattern[], clause: string) => firstMatch(table, clause) !== null

/** What one clause asks for; 'taught' for teaching at a place that it does not tell. */
function pivotsOf(clause: string): (AudienceId | 'taught')[] {
  const found: (AudienceId | 'taught')[] = []
  if (finds(TEACHING_LICENCE, clause)) found.push('CP1')
  const taught = firstMatch(TEACHING, clause)
  if (taught !== null) {
    const places = placesOf(clause, taught)
    found.push(...(places.length > 0 ? places : (['taught'] as const)))
  }
  if (ASKS.test(clause) && finds(ADVISING, clause)) found.push('CP2')
  const educated = firstMatch(EDUCATION, clause)
  if (educated !== null && !(DEGREE.test(clause) && OF_DEGREE.test(educated.match[0]))) found.push('CP3')
  return found
}

/** The clauses of a printed sentence that speak of the reader, in lower case. */
function clausesOf(printed: string, title: string): string[] {
  return printed
    .slice(0, 1200)
    .split(ITEM_END)
    .filter((clause) => MAY_PIVOT.test(clause))
    .flatMap((clause) => clausesOfReader(clause.toLowerCase(), clause.toLowerCase(), title))
    .map((clause) => clause.trim())
    .filter((clause) => TO_YOU.test(clause) || !(OF_COMPANY.test(clause) || OF_US.test(clause)))
}

/**
 * The career pivots out of education that the title and sentences ask for or welcome: CP1 preK-12 teaching or a
 * teaching licence, CP2 college teaching or advising, CP3 experience in education in general. Rule: the decisions,
 * section 7.
 */
export function pivotsIn(title: string, sentences: readonly string[]): Set<AudienceId> {
  const atCollege = COLLEGE_TITLE.test(title)
  const found = new Set<AudienceId>(atCollege ? ['CP2'] : [])
  let hasTaught = false
  for (const clause of [title, ...sentences].flatMap((printed) => clausesOf(printed, title)))
    for (const pivot of pivotsOf(clause)) {
      if (pivot === 'taught') hasTaught = true
      else found.add(pivot)
    }
  // Teaching at a place that is not told is of the posting's kind.
  if (hasTaught && !found.has('CP2')) found.add('CP1')
  return found
}
