import {
  DEGREE_WORDS,
  DEGREES,
  type Degree,
  LICENCE_WORDS,
  mayLiveThere,
  type PostingFacts,
  type Residence,
  stateName,
} from '@lilypad/domain'
import { toStem } from './missing-words.ts'
import { MONTHS, type ResumeFacts, type Said } from './resume-facts.ts'

export type Verdict = 'met' | 'not met' | 'not in your resume'

/** What a posting states of one thing, and what the resume says of it. */
export type Comparison = {
  topic: string
  wanted: string
  verdict: Verdict
  /** The words of the posting and of the resume; empty and null where there are none. */
  posting: readonly string[]
  resume: string | null
}

type Posting = { facts: PostingFacts; residence: Residence }

/** The evidence of one of the things that a fact tells; all of it where none names it. */
function toEvidence(evidence: readonly string[], topic: RegExp) {
  const named = evidence.filter((words) => topic.test(words))
  return named.length > 0 ? named : evidence
}

const rank = (degree: Degree) => DEGREES.indexOf(degree)

function compareDegree({ facts: { requirements } }: Posting, { degree }: ResumeFacts): Comparison | null {
  const {
    education_required: required,
    education_preferred: preferred,
    or_equivalent_experience,
  } = requirements
  const wanted = required ?? preferred
  if (wanted === null || wanted === 'none') return null
  const isLower = degree !== null && rank(degree.value) < rank(wanted)
  const isReplaceable = or_equivalent_experience && isLower
  return {
    topic: 'Degree',
    wanted: `${DEGREE_WORDS[wanted]}${or_equivalent_experience ? ' or equivalent experience' : ''}${required === null ? ', preferred' : ''}`,
    verdict: degree === null || isReplaceable ? 'not in your resume' : isLower ? 'not met' : 'met',
    posting: toEvidence(
      requirements.evidence,
      /degree|bachelor|master|doctor|ph\.?d|diploma|\bb\.?[as]\b|\bged\b/i,
    ),
    resume: degree?.line ?? null,
  }
}

/** What any credential may be called, and what is said of any. */
const ANY_CREDENTIAL = [
  'licen certif creden accredit valid current active relevant appropriate eligib profession educat school',
  'program state requi prefer hold must have with from your',
].flatMap((line) => line.split(' '))
const isOfAny = (word: string) => ANY_CREDENTIAL.some((beginning) => word.toLowerCase().startsWith(beginning))

/** Of a kind that we do not know the words decide: a coaching certificate is no teaching licence. */
function isLikeUnknown(evidence: readonly string[], line: string): boolean {
  const toWords = (text: string) => text.match(/[A-Za-z]{4,}|\b[A-Z]{2,3}\b/g) ?? []
  const named = evidence.flatMap(toWords).filter((word) => !isOfAny(word))
  const said = new Set(toWords(line).map(toStem))
  return named.some((word) => said.has(toStem(word)))
}

function compareLicence({ facts: { licence } }: Posting, { licences }: ResumeFacts): Comparison | null {
  if (licence.need === 'none_stated') return null
  const kind = licence.kind ?? 'other'
  const states = Array.isArray(licence.states) ? licence.states.map(stateName) : []
  const like = licences.filter(({ kinds, line }) =>
    kind === 'other' ? isLikeUnknown(licence.evidence, line) : kinds.includes(kind),
  )
  const isThere = (one: (typeof like)[number]) =>
    !one.isOver && (states.length === 0 || one.states.some((state) => states.includes(state)))
  const met = like.find(isThere)
  // One that names no state may be of the right one.
  const wrong = like.find((one) => one.isOver || one.states.length > 0)
  return {
    topic: 'Licence',
    wanted: `${LICENCE_WORDS[kind]}${states.length > 0 ? ` of ${states.join(' or ')}` : ''}, ${licence.need}`,
    verdict: met ? 'met' : wrong ? 'not met' : 'not in your resume',
    posting: licence.evidence,
    resume: (met ?? wrong ?? like[0])?.line ?? null,
  }
}

const compareYears = (
  least: number | null,
  said: Said<number> | null,
  { of, evidence }: { of: string; evidence: readonly string[] },
): Comparison | null =>
  least === null || least === 0
    ? null
    : {
        topic: `Years of ${of}`,
        wanted: `At least ${least} ${least === 1 ? 'year' : 'years'}`,
        verdict: said === null ? 'not in your resume' : said.value >= least ? 'met' : 'not met',
        posting: toEvidence(evidence, /year/i),
        resume: said?.line ?? null,
      }

const VERDICTS = { yes: 'met', no: 'not met', 'not stated': null } as const

function compareState({ residence }: Posting, { state }: ResumeFacts): Comparison | null {
  if (residence.places === null && residence.excludedStates.length === 0) return null
  const verdict = state === null ? 'not in your resume' : VERDICTS[mayLiveThere(residence, state.value)]
  return (
    verdict && {
      topic: 'Where you may live',
      wanted:
        residence.places?.join(' or ') ?? `Not in ${residence.excludedStates.map(stateName).join(' or ')}`,
      verdict,
      posting: residence.evidence,
      resume: state?.line ?? null,
    }
  )
}

/** When what begins in them usually begins. */
const SEASONS: Readonly<Record<string, number>> = { winter: 0, spring: 0, summer: 5, fall: 7, autumn: 7 }

/** Months since year 0 in which something starts; null where that cannot be told. `today` is a day. */
function findStartMonth(text: string, today: string): number | null {
  const toMonth = (year: number, month: number) => year * 12 + month
  const [, dayYear, dayMonth] = /\b(20\d\d)-(\d\d)-\d\d\b/.exec(text) ?? []
  if (dayYear && dayMonth) return toMonth(Number(dayYear), Number(dayMonth) - 1)
  const year = /\b20\d\d\b/.exec(text)?.[0]
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const month = words
    .map((word) => SEASONS[word] ?? MONTHS.indexOf(word.slice(0, 3)))
    .find((found) => found >= 0)
  if (year !== undefined && month !== undefined) return toMonth(Number(year), month)
  return /\b(?:asap|as soon as possible|immediate(?:ly)?|right away|now)\b/i.test(text)
    ? toMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1)
    : null
}

function compareStart(
  { facts: { calendar } }: Posting,
  { start }: ResumeFacts,
  today: string,
): Comparison | null {
  if (calendar.start === null) return null
  const [wanted, free] = [calendar.start, start ?? ''].map((text) => findStartMonth(text, today))
  // Both are told, and which is earlier cannot be.
  if (start !== null && (wanted == null || free == null)) return null
  return {
    topic: 'Start',
    wanted: calendar.start,
    verdict: start === null ? 'not in your resume' : (free ?? 0) <= (wanted ?? 0) ? 'met' : 'not met',
    posting: toEvidence(calendar.evidence, /start|begin|asap|immediate/i),
    resume: start,
  }
}

/** What a posting states, beside what a resume says of it; what the posting leaves open is left out. */
export function compareResume(posting: Posting, resume: ResumeFacts, today: string): Comparison[] {
  const { experience_years_min, classroom_years_min, evidence } = posting.facts.requirements
  return [
    compareDegree(posting, resume),
    compareLicence(posting, resume),
    compareYears(experience_years_min, resume.years, { of: 'work', evidence }),
    compareYears(classroom_years_min, resume.teachingYears, { of: 'teaching', evidence }),
    compareState(posting, resume),
    compareStart(posting, resume, today),
  ].filter((comparison) => comparison !== null)
}
