import { forceOf } from './force.ts'
import { NUMBER, numberOf } from './numbers.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

export type ExperienceRead = { years: number | null; classroom: number | null; evidence: string[] }

const YEARS = new RegExp(
  `(?<![\\d$.,/#]|\\b(?:19|20))\\b(${NUMBER})(?: ?\\((\\d{1,2})\\+?(?: ?[-–] ?\\d{1,2})?\\))?\\s?(\\+|plus\\b|or more\\b)?(?:\\s?(?:-|–|—|‑|to\\b|or\\b)\\s?(${NUMBER})\\s?\\+?(?: ?\\(\\d{1,2}\\))?(?: ?\\(\\d{1,2} ?[-–] ?\\d{1,2}\\))?)?\\s?(\\+|plus\\b|or more\\b|or greater\\b)?[\\s-]?(?:full |calendar |solid |consecutive |plus |\\+ )*(years?|yrs?\\b\\.?|months?)['’]?(?! ?[-]?old)`,
  'g',
)
const CUE = /(?:\b|\d)years?\b|\byrs?\b|\bmonths?\b/

const NOT_BEFORE =
  /\b(?:past|last|next|previous|first|prior|within|every|during|after|up to|each|since|probation\w*|for (?:over|more than|nearly|almost|the)|(?:over|in) the(?: (?:past|last|next))?|for|nearly|almost|within the (?:last|past)|age of|a|duration(?: of)?:?|length:?|term(?: of)?:?|contract|celebrat\w+|in|ages?|additional|grades?|top|substitute (?:for )?|replace|equal(?:s|ing)?|grow\w*|lasts?|commitment(?: of)?|than)\s*(?:the |an? |approximately |about |~)?$/
const NOT_AFTER =
  /^(?:[-\s]*(?:old|ago|of age|in business(?=[.,;)]|$| since| for)|in a row|later|contract|term\b|college|degree|program|probation\w*|warranty|appointment|(?:work )?history|anniversary|period|commitment|duration|temporary|fixed|position|assignment|post\b|from|after|prior to|each|following|project|rotation|in a row|fellowship|internship|and older|or older|to complete|strong|running|younger|of (?:college(?! teaching)|study|studies|education|coursework|school(?:ing)?|age|growth|history|probation|service (?:to|in the)|funding|undergraduate|university|post[- ]?secondary|higher education|accredited|training to come|innovation|impact|(?:\w+ )?training\b)|out of|since|on the market|consecutive|running|into|license|driver))/
const COMPANY =
  /\b(?:(?:we|our (?:company|firm|team|organization|clients?|business|family)|company|has been|have been|firm|founded|established|family[- ]owned|history|combined|collective|serving|served|leader|tradition|in business(?=[.,;)]|$| since| for)|organization|inc\.?|llc|is an?)\b(?!.{0,40}\b(?:look|seek|requir|need|want|you)\w*))/
const ASKED =
  /\b(?:minimum|min\.?|at least|must|required?|requires|you(?:['’]ve| have| bring)?|preferred|experience required|ideal\w*|candidates?|successful|qualif\w+|should|seeking|looking for|possess\w*|need\w*)\b/
const WORK =
  /^['’]?\s?(?:\(\w[\w ]*\) )?(?:minimum |or more |experience|exp\b|(?:of |in |as |with |at |(?:\w+-)?\w+ing\b|\w+ed (?:with|in|by)\b|\w+ly\b|(?:or more )?(?:\w+[-/& ,]+){0,7}?(?:experience|exp\b|background))|\/)/

type Named = { years: number; from: number; to: number; isOpen: boolean; isClassroom: boolean }

const TEACHES =
  /^['’]?\s?(?:minimum |of |or more |\+ ?|successful |full[- ]?time |prior |previous |proven |relevant |k-?12 |public school |recent |effective |verifiable |\w+ school |experience (?:in |as |of )?(?:an? )?)*(?:(?:k-?12 |urban )?(?:classroom )?teaching\b(?! (?:or|and\/or|and|assistant|fellow))|classroom\b|experience (?:teaching\b(?! or)|as an? (?:\w+ )?(?:classroom )?teacher)|as an? (?:\w+ )?teacher\b)/
const TEACHES_NOT =
  /teaching (?:or|and\/or|\/)|or teaching|teaching\/|\/teaching|teaching,|, teaching|yoga|fitness|coaching or/

function isExperience(part: Part, match: RegExpExecArray | RegExpMatchArray): boolean {
  const from = match.index ?? 0
  const to = from + match[0].length
  const before = part.lower.slice(Math.max(0, from - 80), from)
  const after = part.lower.slice(to, to + 150)
  const isOpen = match[3] !== undefined || match[4] !== undefined || match[5] !== undefined
  if (NOT_AFTER.test(after) || /licen[sc]e\b[^.;]{0,12}$/.test(before)) return false
  if (/\byou(?:['’]ve| have) (?:been|worked)\b[^.;]{0,60}\bat least $/.test(before)) return true
  if (NOT_BEFORE.test(before) && !(isOpen && /\b(?:for|in|a|within)\s*$/.test(before))) {
    if (!/\b(?:more than|minimum (?:of )?(?:the )?|experience (?:of|in|for))\s*$/.test(before)) return false
  }
  if (/\bmonths?/.test(match[6] ?? '') && !/experience/.test(after)) return false
  const isForm = /^ ?\((?:required|preferred)\)/.test(after) && /:\s*$/.test(before)
  if (isForm) return true
  if (COMPANY.test(before) && !ASKED.test(part.lower) && part.head !== 'qualifications') return false
  if (
    /\b(?:we|our|company)\b.{0,40}(?:with|has|have|for)\s(?:over |more than )?$/.test(before) &&
    !/you|required|minimum/.test(part.lower)
  )
    return false
  const speaks = /\bexperience|\bexp\b|\bbackground\b|\btenure\b|track record/.test(after)
  const isList = part.head === 'qualifications' || part.head === 'demand' || part.head === 'wish'
  if (speaks && (isOpen || isList || from < 30 || ASKED.test(part.lower))) return true
  if (/experience\b[^.;]{0,50}$|experience,? (?:required|needed)/.test(before)) return true
  if (/^experience/.test(part.headWords) && from < 60) return true
  const isOver = from < 30 && /\b(?:more than|over)\s*$/.test(before)
  const isClaimed = isOpen || isOver || /\b(?:minimum|min\.?|at least)\b[^.]{0,12}$/.test(before) || isList
  return isClaimed && WORK.test(after) && (isList || isOpen || isOver || ASKED.test(part.lower))
}

function yearsNamed(part: Part): Named[] {
  if (!maySpeakOf(part, 'years') || !CUE.test(part.lower)) return []
  const found: Named[] = []
  for (const match of part.lower.matchAll(YEARS)) {
    if (!isExperience(part, match)) continue
    const unit = /^m/.test(match[6] ?? '') ? 12 : 1
    const years = Math.round((numberOf(match[2] ?? match[1] ?? '') / unit) * 100) / 100
    if (years > 25) continue
    const to = match.index + match[0].length
    const after = part.lower.slice(to, to + 120)
    const isClassroom = TEACHES.test(after) && !TEACHES_NOT.test(after.slice(0, 60))
    found.push({ years, from: match.index, to, isOpen: match[4] !== undefined, isClassroom })
  }
  return found
}

const NO_EXPERIENCE =
  /\bexperience (?:is )?(?:welcomed?|helpful|nice),? but (?:is )?not (?:required|necessary|needed)|\bno (?:prior |previous |sales |work |professional |relevant |specific |industry )*experience (?:is |in \w+ )?(?:necessary|required|needed)|\bexperience(?: and education| or education| in [\w ]{3,30})? (?:is |are )?not (?:required|necessary|needed|a must)|\bno experience\?|\bno (?:prior |previous )?experience\b(?=[.!;,]|$)/
const CHOICE =
  /\brole\b|\blevel\b|degree|bachelor|master|\bph\.?d|diploma|\bged\b|high school|\bb\.?[as]\b|\bm\.?s\b|associate/
const DEGREE =
  /\bdegree|\bbachelor|\bmaster|\bph\.?d|\bdiploma|\bged\b|high school|\bb\.?[as]\b|\bm\.?s\b|associate/
// Years that stand for a degree: 'or four years of appropriate experience'.
const INSTEAD =
  /\bin lieu\b|\bsubstitut\w+|\beach year\b|\bequivalent to\b|\byear[- ]for[- ]year\b|\bmay be considered\b/

/** What one part demands: alternatives take the smallest, demands that hold together the largest. */
function demandOf(part: Part, isWished: boolean): { years: number | null; classroom: number | null } {
  const named = yearsNamed(part)
  const demanded = named.filter(({ from, to }, at) => {
    if (INSTEAD.test(part.lower)) return false
    const before = part.lower.slice(0, from)
    if (isWished && /\bor (?:at least |minimum |a minimum of |with )?$/.test(before) && DEGREE.test(before))
      return false
    if (/^or (?:at least )?$/.test(before)) return false
    const range = { from, to, previous: named[at - 1]?.to, next: named[at + 1]?.from }
    return forceOf(part, range, 'years') === 'demand'
  })
  if (demanded.length === 0) return { years: null, classroom: null }
  const amounts = demanded.map(({ years }) => years)
  const first = demanded[0]
  const last = demanded.at(-1)
  const between = first !== undefined && last !== undefined ? part.lower.slice(first.to, last.from) : ''
  const isChoice = demanded.length > 1 && /\bor\b/.test(between) && CHOICE.test(between)
  const classroom = demanded.filter(({ isClassroom }) => isClassroom).map(({ years }) => years)
  return {
    years: isChoice ? Math.min(...amounts) : Math.max(...amounts),
    classroom: classroom.length === 0 ? null : Math.max(...classroom),
  }
}

/** 'Bachelor's degree and 4 years. Master's degree and 2 years.': the second is another way in. */
export const isShorterTrack = (part: Part, before: Part | undefined): boolean =>
  before !== undefined && WITH_YEARS.test(part.lower) && WITH_YEARS.test(before.lower)

const WITH_YEARS =
  /\b(?:degree|bachelor\S*|master\S*|ph\.?d\.?)\b[^.;]{0,120}?\b(?:and|with|plus)\b(?: \w+){0,3} \d[^.;]{0,15}years/

/** Another way in follows. */
export const endsWithOr = (lower: string) => /\bor\W*$/.test(lower.slice(-12))

const TRACK = /^(?:or\b|(?:pathway|option|track) [a-d\d])/

export function readExperience(parts: readonly Part[], wished: ReadonlySet<Part>): ExperienceRead {
  let years: number | null = null
  let classroom: number | null = null
  const evidence: string[] = []
  let none: string | null = null
  let wasTrack = false
  let before: Part | undefined
  for (const part of parts) {
    const demand = demandOf(part, wished.has(part))
    if (demand.years !== null) {
      // 'or Master's degree and two years': another way in, the shortest of which is enough.
      const isTrack: boolean =
        (wasTrack || TRACK.test(part.lower) || isShorterTrack(part, before)) &&
        DEGREE.test(part.lower) &&
        years !== null
      years = isTrack ? Math.min(years ?? 0, demand.years) : Math.max(years ?? 0, demand.years)
      evidence.push(part.text)
    }
    before = part
    wasTrack = endsWithOr(part.lower)
    if (demand.classroom !== null) classroom = Math.max(classroom ?? 0, demand.classroom)
    const mayDeny = none === null && part.head !== 'wish' && maySpeakOf(part, 'experience')
    if (mayDeny && NO_EXPERIENCE.test(part.lower)) none = part.text
  }
  if (years === null && none !== null) return { years: 0, classroom: null, evidence: [none] }
  return { years, classroom, evidence }
}
