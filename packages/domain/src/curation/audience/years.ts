/** The experience a posting requires. */
export type YearsRequired = {
  /** The lower end of the range. */
  years: number
  /** Tied to a named industry or market rather than to a skill. */
  inIndustry: boolean
  sentence: string
}

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
}
const NUMBER = `(?:\\d{1,2}|${Object.keys(WORDS).join('|')})`
// 'five (5) years', '3-5+ years', '2 to 4 yrs'
const YEARS = new RegExp(
  `\\b(${NUMBER})(?: ?\\(\\d{1,2}\\))?\\+?(?: ?(?:-|–|—|to|or) ?${NUMBER}(?: ?\\(\\d{1,2}\\))?\\+?)?(?: or more| plus| full)?[ -](?:years?|yrs?)\\b`,
  'gi',
)
const LESS = new RegExp(
  `\\b(?:0|zero) ?(?:-|–|to) ?${NUMBER}\\+?[ -](?:years?|yrs?)|\\bless than (?:one|two|1|2) years?|\\bno (?:prior |previous )?experience (?:in [\\w -]{1,40} )?(?:is )?(?:required|necessary|needed)|\\b(?:\\d{1,2}|three|six|nine|twelve)\\+? months?['’]? (?:of )?(?:[\\w-]+ ){0,3}experience`,
  'i',
)
const EXPERIENCE =
  /\b(?:experience|experienced|background|track record|working|worked|teaching|taught|leading|managing|selling|in (?:an?|the) \w+ role|expertise|practice)\b/i
// '2 to 5 years in project management' asks for experience without the word.
const BARE_YEARS = new RegExp(
  `(?:^|[.;:,] |\\bwith )(?:(?:an? )?(?:minimum|min)\\.?(?: of)?|at least|requires?|with)? ?${NUMBER}[^.;]{0,30}?(?:years?|yrs?) (?:in|of|as|with|within)\\b`,
  'i',
)
const NO_REQUIREMENT =
  /\b(?:years? of age|years? old|years? ago|for (?:over|more than|nearly|almost) |founded|our (?:company|team)['’]?s? (?:has|have|brings?)|our (?:company |team )?history|(?:company|team|organi[sz]ation) has|we(?:['’]ve| have)|(?:last|past|next|first|within) (?:\w+ )?(?:\d|two|three|four|five)|anniversary|since \d{4}|academic year|school year|(?:year|month) contract|contract (?:term|period|length)|warranty|vesting)\b/i
const SCHOOLING = /\b(?:two|four|2|4)[- ]year (?:college|university|degree|institution)s?/gi
const PREFERRED =
  /\b(?:prefer(?:red|ably|ence)?|(?:an?|huge|big|strong|definite|major) plus\b|nice to have|ideal(?:ly)?|desir(?:ed|able)|bonus)\b/i
const ALTERNATIVES =
  /\b(?:degree|bachelor|master|diploma|ph\.?d|b[as]\b|ms)\b.*\bor\b|\bor\b.*\b(?:degree|bachelor|master|diploma|ph\.?d)\b/i

const INDUSTRY =
  /\b(?:ed ?-?tech|education(?:al)? technology|k-?12|pre-?k-?12|higher ed(?:ucation)?|publishing|education (?:industry|market|sector|space)|e-?learning industry|assessment industry|saas|non-?profit|health ?care|fin-?tech|financial services|corporate (?:learning|training)|school districts?|state (?:and local )?government|public sector|consulting (?:firm|industry)|government\b|school operations|education\b(?! (?:or|and\/or|requirement|level))|educational publishing|philanthropy|(?:in|within|from) (?:the |an? )?[\w-]+(?: [\w-]+)? (?:industry|industries|sector|market|markets|space|vertical))\b/i

const numberOf = (text: string) => WORDS[text.toLowerCase()] ?? Number(text)

type Named = { years: number; index: number; preferred: boolean }

/** The numbers of years that a sentence names, each with whether it is only preferred. */
function namedIn(sentence: string): Named[] {
  const all = [...sentence.slice(0, 600).matchAll(YEARS)].slice(0, 6)
  return all.map((match, place) => {
    const next = all[place + 1]?.index ?? sentence.length
    const preferred = PREFERRED.test(sentence.slice(match.index, next))
    return { years: numberOf(match[1] ?? ''), index: match.index, preferred }
  })
}

// 'a master's and 3 years or a bachelor's and 5 years': the smaller number counts; 'and 2 of them leading' adds
// nothing.
function yearsOf(sentence: string, named: readonly Named[]): number {
  const years = named.map((one) => one.years)
  return ALTERNATIVES.test(sentence) ? Math.min(...years) : Math.max(...years)
}

type YearsRead = YearsRequired & { preferred: boolean }

function requiredIn(printed: string): YearsRead | null {
  const sentence = printed.replace(SCHOOLING, '')
  const asks = EXPERIENCE.test(sentence) || BARE_YEARS.test(sentence)
  if (!asks || NO_REQUIREMENT.test(sentence)) return null
  const preferred = PREFERRED.test(sentence)
  if (LESS.test(sentence)) return { years: 0, inIndustry: false, sentence, preferred }
  const named = namedIn(sentence)
  const firm = named.filter((one) => !one.preferred)
  const counted = firm.length > 0 ? firm : named
  const [first] = counted
  if (first === undefined) return null
  const rest = sentence.slice(first.index, first.index + 160)
  return {
    years: yearsOf(sentence, counted),
    inIndustry: INDUSTRY.test(rest),
    sentence,
    preferred: firm.length === 0 || (preferred && named.length === 1),
  }
}

/**
 * The years of experience that a description requires; null when it names no number. The hardest of several
 * requirements counts, as all must be met; preferences count only when nothing is required.
 */
export function yearsRequired(sentences: readonly string[]): YearsRequired | null {
  let required: YearsRequired | null = null
  let preferred: YearsRequired | null = null
  for (const sentence of sentences) {
    if (!/year|yrs|month|experience/i.test(sentence)) continue
    const found = requiredIn(sentence)
    if (found === null || found.years > 25) continue
    if (found.preferred) preferred = harder(preferred, found)
    else required = harder(required, found)
  }
  return required ?? preferred
}

const harder = (known: YearsRequired | null, next: YearsRequired) =>
  known === null || next.years > known.years ? next : known
