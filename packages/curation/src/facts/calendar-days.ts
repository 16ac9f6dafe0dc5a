import { composed, type Pattern } from '../patterns/pattern.ts'
import { DAY, type DateContext, isoDay, MONTH_OR_SEASON, MONTHS_ALONE } from './dates.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { anyWord, either } from './words/either.ts'
import { everyMatch } from './words/every-match.ts'

type Found = { value: string | null; evidence: string[] }

const LONGEST = 1500
const TO = '(?:to|through|thru|until|till|and|[-–—])'
const CLOCK = '(?:midnight,? (?:on )?)?(?:(?:at )?[\\d:]+ ?[ap]\\.?m\\.?,? (?:\\w{2,3} )?(?:on )?)?'
const BY =
  '\\b(?:by|before|until|through|no later than|received (?:by|after)|due(?: by| on)?)\\b(?: date)?\\s?:?\\s?'
const END_OF_DAY = '(?:the end of (?:the )?(?:business )?day,? (?:on )?)?'
const DUE =
  '(?:deadline|(?:due|filing|consideration|priority review) date|(?:last|final) (?:day|date) (?:to|for))'
const CLOSING =
  'clos(?:ing|es?|ed)(?: (?:date(?:/time)?|on|at|of|deadline))*(?: (?:is|for applications(?: is)?))?'
const SENT = '(?:resume|cv|cover letter|application|materials|interest)s?'
const POSTING_ENDS = '(?:posting|requisition|job|vacancy|announcement) (?:end|expir\\w+)s?(?: date| on)?'
const PAPERS =
  '(?:r[eé]sum[eé]s?|cvs?|cover letters?|(?<!curriculum |board |training |course )materials(?! for\\b))'

/** What names the day by which to apply: the first group. In lower case. */
export const DEADLINES: readonly Pattern[] = [
  {
    name: 'a window of days: its last',
    expression: composed`\b(?:application (?:period|window|dates?)|closing dates)\s?:? (?:is |from )?${DAY} ?${TO} ?(${DAY})`,
    reads: 'application window: november 20 - december 5, 2026',
    misses: 'project window: november 20 - december 5, 2026',
  },
  {
    name: 'deadline',
    expression: composed`\b${DUE}\b[^;]{0,80}?(${DAY})`,
    reads: 'application deadline is june 4, 2026',
    misses: 'we meet each deadline; founded on june 4, 2016',
  },
  {
    name: 'closing date',
    expression: composed`(?<![a-z])${CLOSING}[\s:_–-]{0,4}${CLOCK}(${DAY})`,
    reads: 'this post closes on june 4, 2026',
    misses: 'we enclosed june 4, 2026',
  },
  {
    name: 'apply by',
    expression: composed`\bappl(?:y|ications?)\b[^.;]{0,60}?${BY}${END_OF_DAY}${CLOCK}(${DAY})`,
    reads: 'please apply no later than june 4, 2026',
    misses: 'supply lists are due by june 4, 2026',
  },
  {
    name: 'send your letter by',
    expression: composed`(?<!\bwe (?:will )?)\b(?:send|submit|email)\b[^;]{0,80}\b${SENT}\b[^;]{0,250}\bby ${CLOCK}(${DAY})`,
    reads: 'email a cover letter to jobs@school.org by june 4, 2026',
    misses: 'we will send your application to them by june 4, 2026',
  },
  {
    name: 'the end of the posting',
    expression: composed`\b${POSTING_ENDS}[\s:_–-]{0,4}(${DAY})`,
    reads: 'posting end date: june 4, 2026',
    misses: 'contract end date: june 4, 2026',
  },
  {
    name: 'papers are due',
    expression: composed`\b${PAPERS}\b[^.;]{0,60}\b(?:by|before|due|no later than)\b\s?${CLOCK}(${DAY})`,
    reads: 'materials are due june 4, 2026',
    misses: 'course materials are due june 4, 2026',
  },
]
const NOT_DEADLINE = anyWord(
  /(?:review|screening|interviews?)(?: of \w+)?(?: \w+){0,2} (?:will )?(?:begin|start|commence)s?/,
  /begin(?:ning)? (?:review|accepting)|accepting applications (?:on|begin|start)|open(?:s|ing)? (?:date|on)/,
  /after (?:you )?apply|(?:project|tax|grant|report\w*|regulatory) deadlines?|enrol\w+/,
  /(?:offices?|schools?|stores?) (?:\w+ ){0,3}closed/,
)
// Right before: 'students must apply by', 'FAFSA deadline'.
const OF_OTHERS =
  /\b(?:students?|families|parents|clients|scholarships?|fafsa|registration|reports?|conference)\b[^.;:]*$/
const IS_LABEL = /(?::|date|deadline|available|: (?:mon|tue|wed|thu|fri|sat|sun)\w*\.)$/i

/** A part and, where it is only the name of a field, what stands below it. */
const withValue = (part: Part, below: Part | undefined) =>
  (part.text.length < 40 && IS_LABEL.test(part.text) && below !== undefined
    ? `${part.text} ${below.text}`
    : part.text
  ).slice(0, LONGEST)

function deadlineIn(lower: string, context: DateContext): string | null {
  for (const { expression } of DEADLINES) {
    const match = expression.exec(lower)
    if (match === null) continue
    const before = lower.slice(Math.max(0, match.index - 60), match.index)
    if (NOT_DEADLINE.test(before + match[0]) || OF_OTHERS.test(before.slice(-40))) continue
    const day = isoDay(match[1] ?? '', context)
    if (day !== null) return day
  }
  return null
}

/** The day by which to apply. */
export function readDeadline(parts: readonly Part[], context: DateContext): Found {
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'deadline')) continue
    const text = withValue(part, parts[index + 1])
    const value = /\d/.test(text) ? deadlineIn(text.toLowerCase(), context) : null
    if (value !== null) return { value, evidence: [text] }
  }
  return { value: null, evidence: [] }
}

const BEGINS = either(
  /start(?:ing)?[- ]?dates?(?: for this (?:position|role))?|date available|(?:anticipated|expected|target) hire date/,
  /(?:position|role|job|internship)s? (?:is |are )?(?:immediately )?available|must be available|^available/,
  /employment begins?|(?:internship|program|position|employment) dates?|dates of employment/,
  /(?:start|begin|commenc)(?:s|e|es|n?ing)?(?: work)?(?: date)?/,
)
const LINK_WORDS = either(
  /s\)|is|are|of|will|would|be|being|in|on|from|or|about|as (?:early|soon) as|for|by|no|later|than|around/,
  /approximately|the|date|various/,
)
const LINKS = `(?:[\\s:(–-]|${LINK_WORDS}(?![a-z])){0,12}`
const NO_START = ' (?:after|upon|following|need|opening|access|impact|response|attention|feedback)'
const ASAP = `(?:asap|a\\.s\\.a\\.p|as (?:soon|early) as possible|immediate(?:ly)?(?![a-z]|${NO_START}))`
const SEASON = '(?:summer|fall|spring|winter|autumn) (?:of )?20\\d\\d'
const MONTH = `(?:${MONTH_OR_SEASON}|${MONTHS_ALONE})`

/** What names the start of the work: the first group. In lower case. */
export const STARTS: readonly Pattern[] = [
  {
    name: 'a start on a day',
    expression: composed`\b${BEGINS}${LINKS}(${DAY})`,
    reads: 'the anticipated start date is august 3, 2026',
    misses: 'applications are read from august 3, 2026',
  },
  {
    name: 'a start in a month, or at once',
    expression: composed`\b${BEGINS}${LINKS}(${ASAP}|${MONTH})`,
    reads: 'work begins in early august',
    misses: 'beginning teachers may apply',
  },
  {
    name: 'an immediate start',
    expression: composed`\b(${MONTH}|immediate|asap) (?:start(?: dates?)?|hire|availability)\b`,
    reads: 'january 2027 start dates',
    misses: 'an immediate impact',
  },
  {
    name: 'a start in a year',
    expression: composed`\b(?:start dates?|(?:graduates?|candidates?) starting)\b[^.;:\d]{0,30}\bin (20\d\d)\b`,
    reads: 'with start dates for all in 2027',
    misses: 'we started in 2019',
  },
  {
    name: 'needed at a time',
    expression: composed`\b(?:needed|to hire|availability) (?:in )?(${ASAP}|${MONTH_OR_SEASON})`,
    reads: 'nurses needed asap',
    misses: 'needed immediately after surgery',
  },
  {
    name: 'dates in a season',
    expression: composed`\b(?:dates|full[- ]time)\b[^.;:\d]{0,40}\b(?:in|during|for) (?:the )?(${SEASON})`,
    reads: 'you work full-time during summer 2027',
    misses: 'full-time. summer 2027 was our best',
  },
  {
    name: 'a job in a season',
    expression: composed`\b(?:internship|position|role|program|job) (?:is |takes place )?(?:for|in|during) (?:the )?(${SEASON})\b`,
    reads: 'this internship is for summer 2027',
    misses: 'we grew in summer 2020',
  },
  {
    name: 'interns of a season',
    expression: composed`\b(${SEASON}|20\d\d summer) (?:[\w-]+ ){0,3}?(?:intern(?:ship)?s?|co-?ops?)\b`,
    reads: 'fall 2027 marketing internship',
    misses: 'fall 2027 campaigns',
  },
  {
    name: 'from a day to another',
    expression: composed`\b(?:from|between) (${DAY}|${MONTH}) ?${TO} ?(?=${DAY}|${MONTH})`,
    reads: 'from june 15 through december 23, 2026',
    misses: 'from monday to friday',
  },
]
const STARTS_IN_TEXT = STARTS.map(({ expression }) => new RegExp(expression, 'g'))
// Every start has one of these: whatever has a year or a day has a digit.
const NAMES_TIME = new RegExp(`\\d|${ASAP}|immediate|${MONTHS_ALONE}`)
const POSTS = '(?:position|role|job|internship|contract|assignment|appointment|fellowship)'
const POST = new RegExp(`\\b(?:${POSTS}|cohort|program|employment|project|opportunity)\\b`)
// The span of this post, not of a school or a season that comes every year.
const SPAN = new RegExp(
  `\\b(?:this|the|an?|paid|temporary) (?:[\\w-]+ ){0,3}${POSTS}\\b|^\\W*(?:dates?|${POSTS})\\b|\\b(?:will run\\b|needed $)`,
)
// A programme has one where its days or years are named.
const DATED_SPAN = /\b(?:program|cohort|session)\b/
// What somebody does for interns of others.
const FOR_OTHERS =
  /\b(?:our|plan|recruit|manag|coordinat|supervis|mentor|train|organi[sz]|support|lead|run|oversee|onboard)\w*\b/
const PERSON = /\b(?:full[- ]time|part[- ]time|candidates?|you|who|able|available)\b/
const NOT_START = anyWord(
  /pay|benefits?|salary|wage|insurance|coverage|founded|eligib\w+|policy|shift|at \$|from \$|program started/,
  /(?:classes?|semester|(?:school|academic) year) (?:begin|start)s?|training (?:\w+ )?(?:start|begin)s?|enrollment/,
  /reimburse\w*|fiscal|we (?:began|started)|work day|holiday|vesting|401|since|bonus|vacation|grant|funding/,
)
// Of the way to the job, unless a start date is named.
const APPLYING = /\b(?:accepting|application|review\w*|interview\w*|screening)\b/

/** The first start that a text names, as written, with the year of its end where only that has one. */
function startIn(lower: string): { words: string; year: string } | null {
  for (const rule of STARTS_IN_TEXT) {
    for (const match of everyMatch(rule, lower)) {
      const [all, words = ''] = match
      const to = match.index + all.length
      const before = lower.slice(Math.max(0, match.index - 80), match.index)
      const clause = before.split(/[,;.]/).at(-1) ?? ''
      const near = `${clause}${lower.slice(match.index, to + 12)}`
      if (NOT_START.test(near) || (!all.includes('start date') && APPLYING.test(near))) continue
      const isRange = /^(?:from|between)/.test(all)
      if (/intern|co-?op/.test(all) && FOR_OTHERS.test(clause)) continue
      const isSpan = SPAN.test(clause) || (/\d/.test(words) && DATED_SPAN.test(clause))
      if (isRange && (!isSpan || /\bour\b|recruit/.test(clause))) continue
      const isVague = !isRange && !/start date|\d|immediate (?:start|hire)/.test(all) && lower.length > 120
      if (isVague && !POST.test(before + all) && !PERSON.test(before + all)) continue
      return { words, year: isRange ? (/^[^;]{0,20}?,? (20\d\d)\b/.exec(lower.slice(to))?.[1] ?? '') : '' }
    }
  }
  return null
}

const SEASON_OF_TITLE = new RegExp(`\\b${SEASON}\\b`, 'i')
const IS_START = /\bstart(?:ing)?(?: date)?$/

/** When the work begins: a day, or as written; the title's season where the text says nothing. */
export function readStart(parts: readonly Part[], title: string, context: DateContext): Found {
  for (const [index, part] of parts.entries()) {
    const isBelow = parts[index - 1]?.headWords !== part.headWords && IS_START.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'start'))) continue
    const text = withValue(part, parts[index + 1])
    const lower = text.toLowerCase()
    const found = NAMES_TIME.test(lower) ? startIn(isBelow ? `start date: ${lower}` : lower) : null
    if (found === null) continue
    const { words, year } = found
    const day = isoDay(/\d{4}/.test(words) ? words : `${words} ${year}`, context)
    const at = lower.indexOf(words)
    return { value: day ?? text.slice(at, at + words.length), evidence: [text] }
  }
  const season = SEASON_OF_TITLE.exec(title)?.[0] ?? null
  return { value: season, evidence: season === null ? [] : [title] }
}
