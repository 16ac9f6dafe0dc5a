import { DAY, isoDay, MONTH_OR_SEASON, MONTHS_ALONE } from './dates.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'

type Found = { value: string | null; evidence: string[] }

const CLOCK = '(?:midnight,? (?:on )?)?(?:(?:at )?[\\d:]+ ?[ap]\\.?m\\.?,? (?:\\w{2,3} )?(?:on )?)?'
/** What stands right before the day by which to apply. */
const DEADLINES = [
  '\\b(?:deadline|due date|filing date|(?:consideration|priority review) date|(?:last|final) (?:day|date) (?:to|for))\\b[^;]{0,80}?',
  `(?<![a-z])clos(?:ing|es?|ed)(?: (?:date(?:/time)?|on|at|of|deadline))*(?: (?:is|for applications(?: is)?))?[\\s:_–-]{0,4}${CLOCK}`,
  `\\bappl(?:y|ications?)\\b[^.;]{0,60}?\\b(?:by|before|until|through|no later than|received (?:by|after)|due(?: by| on)?)\\b(?: date)?\\s?:?\\s?(?:the end of (?:the )?(?:business )?day,? (?:on )?)?${CLOCK}`,
  '\\b(?:open|posted|accepted) (?:until|through)\\s?:?\\s?',
  '\\b(?:(?:posting|requisition|job|vacancy|announcement) (?:end|expir\\w+)s?)(?: date| on)?[\\s:_–-]{0,4}',
  // 'Open & closing dates: 07/27/2026 to 08/10/2026'
  `\\b(?:application (?:period|window|dates?)|closing dates)\\s?:? (?:is |from )?${DAY} ?(?:to|through|until|[-–]) ?`,
  `\\b(?:resumes?|résumés?|cvs?|cover letters?|(?<!curriculum |board |training |course )materials(?! for\\b))\\b[^.;]{0,60}\\b(?:by|before|due|no later than)\\b\\s?${CLOCK}`,
  `(?<!\\bwe (?:will )?)\\b(?:send|submit|email)\\b[^;]{0,80}\\b(?:resume|cv|cover letter|application|materials|interest)s?\\b[^;]{0,250}\\bby ${CLOCK}`,
]
const DEADLINE = new RegExp(`(?:${DEADLINES.join('|')})(${DAY})`)
const NOT_DEADLINE =
  /\b(?:review|screening|interviews?)(?: of \w+)?(?: \w+){0,2} (?:will )?(?:begin|start|commence)s?\b|\bbegin(?:ning)? (?:review|accepting)|\baccepting applications (?:on|begin|start)|\bopen(?:s|ing)? (?:date|on)\b|\bafter (?:you )?apply|\b(?:project|tax|grant|report\w*|regulatory) deadlines?\b|\b(?:offices?|schools?|stores?) (?:\w+ ){0,3}closed\b|\benrol\w+/

// Right before: 'students must apply by', 'FAFSA deadline'.
const OF_OTHERS =
  /\b(?:students?|families|parents|clients|scholarships?|fafsa|registration|reports?|invoices?|conference|vaccinat\w+)\b[^.;:]*$/

/** A part and, where it is only the name of a field, what stands below it. */
const withValue = (part: Part, below: Part | undefined) =>
  part.text.length < 40 &&
  /(?::|date|deadline|available|: (?:mon|tue|wed|thu|fri|sat|sun)\w*\.)$/i.test(part.text) &&
  below !== undefined
    ? `${part.text} ${below.text}`
    : part.text

/** The day by which to apply. */
export function readDeadline(parts: readonly Part[], posted: string | null): Found {
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'deadline')) continue
    const text = withValue(part, parts[index + 1])
    const lower = text.slice(0, 1500).toLowerCase()
    if (!/\d/.test(lower)) continue
    const match = DEADLINE.exec(lower)
    if (match === null) continue
    const before = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length)
    if (NOT_DEADLINE.test(before) || OF_OTHERS.test(lower.slice(Math.max(0, match.index - 40), match.index)))
      continue
    const day = isoDay(match[1] ?? '', posted)
    if (day !== null) return { value: day, evidence: [text] }
  }
  return { value: null, evidence: [] }
}

const START =
  '\\b(?:start(?:ing)?[- ]?dates?(?: for this (?:position|role))?|date available|(?:anticipated|expected|projected|target) hire date|(?:position|role|job|internship)s? (?:is |are )?(?:immediately )?available|must be available|^available|employment begins?|(?:internship|program|position|employment) dates?|dates of employment|(?:start|begin|commenc)(?:s|e|es|n?ing)?(?: work)?(?: date)?)(?:[\\s:(–-]|(?:s\\)|is|are|of|will|would|be|being|in|on|from|or|about|as (?:early|soon) as|for|by|no|later|than|around|approximately|the|date|various)(?![a-z])){0,12}'
const ASAP =
  'asap|a\\.s\\.a\\.p|as (?:soon|early) as possible|immediate(?:ly)?(?![a-z]| (?:after|upon|following|need|opening|access|impact|response|attention|feedback))'
const SEASON = '(?:summer|fall|spring|winter|autumn) (?:of )?20\\d\\d'
const MONTH = `${MONTH_OR_SEASON}|${MONTHS_ALONE}`
const STARTS = [
  `${START}(${DAY})`,
  `${START}(${ASAP}|${MONTH})`,
  // 'Immediate start', 'January 2020 start dates', 'this internship is for Summer 2020', 'Fall 2020 internship'.
  `\\b(${MONTH}|immediate|asap) (?:start(?: dates?)?|hire|availability)\\b`,
  '\\b(?:start dates?|(?:graduates?|candidates?|position|internship) starting)\\b[^.;:\\d]{0,30}\\bin (20\\d\\d)\\b',
  // 'Nurses needed ASAP', 'looking to hire early May 2026', 'full-time during summer 2026'
  `\\b(?:needed|to hire|availability) (?:in )?(${ASAP}|${MONTH_OR_SEASON})`,
  `\\b(?:dates|full[- ]time)\\b[^.;:\\d]{0,40}\\b(?:in|during|for) (?:the )?(${SEASON})`,
  `\\b(?:internship|position|role|program|job) (?:is |takes place )?(?:for|in|during) (?:the )?(${SEASON})\\b`,
  `\\b(${SEASON}|20\\d\\d summer) (?:[\\w-]+ ){0,3}?(?:intern(?:ship)?s?|co-?ops?)\\b`,
  // 'From June 15 through December 23, 2026'
  `\\b(?:from|between) (${DAY}|${MONTH}) ?(?:to|through|thru|until|till|and|[-–—]) ?(?=(?:${DAY}|${MONTH}))`,
].map((rule) => new RegExp(rule, 'g'))
// Every start has one of these: whatever has a year or a day has a digit.
const NAMES_TIME = new RegExp(`\\d|${ASAP}|immediate|${MONTHS_ALONE}`)
const POST =
  /\b(?:position|role|job|internship|contract|assignment|appointment|cohort|program|fellowship|employment|project|opportunity)\b/
// The span of this post, not of a school or a season that comes every year.
const SPAN =
  /\b(?:this|the|an?|paid|temporary) (?:[\w-]+ ){0,3}(?:position|role|job|internship|contract|assignment|appointment|fellowship)\b|^\W*(?:dates?|internship|position|contract)\b|\bwill run\b|\bneeded $/
// A programme has one where its days or years are named.
const DATED_SPAN = /\b(?:program|cohort|session)\b/
// What somebody does for interns of others.
const FOR_OTHERS =
  /\b(?:our|plan|recruit|manag|coordinat|supervis|mentor|train|organi[sz]|support|lead|run|responsible|oversee|onboard)\w*\b/
const PERSON = /\b(?:full[- ]time|part[- ]time|candidates?|you|who|able|available)\b/
const NOT_START =
  /\b(?:pay|benefits?|salary|wage|insurance|coverage|founded|eligib\w+|policy|shift|at \$|from \$|program started|(?:classes?|semester|(?:school|academic) year) (?:begin|start)s?|training (?:\w+ )?(?:start|begin)s?|enrollment|reimburse\w*|fiscal|we (?:began|started)|work day|holiday|vesting|401|since|bonus|vacation|grant|funding)\b/

// Of the way to the job, unless a start date is named.
const APPLYING = /\b(?:accepting|application|review\w*|interview\w*|screening)\b/

/** The first start that a text names, as written, with the year of its end where only that has one. */
function startIn(lower: string): { words: string; year: string } | null {
  for (const rule of STARTS) {
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

/** When the work begins: a day, or as written; the title's season where the text says nothing. */
export function readStart(parts: readonly Part[], title: string, posted: string | null): Found {
  for (const [index, part] of parts.entries()) {
    const isBelow =
      parts[index - 1]?.headWords !== part.headWords && /\bstart(?:ing)?(?: date)?$/.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'start'))) continue
    const text = withValue(part, parts[index + 1]).slice(0, 1500)
    const lower = text.toLowerCase()
    if (!NAMES_TIME.test(lower)) continue
    const found = startIn(isBelow ? `start date: ${lower}` : lower)
    if (found === null) continue
    const { words, year } = found
    const day = isoDay(/\d{4}/.test(words) ? words : `${words} ${year}`, posted)
    const at = lower.indexOf(words)
    return { value: day ?? text.slice(at, at + words.length), evidence: [text] }
  }
  const season = SEASON_OF_TITLE.exec(title)?.[0] ?? null
  return { value: season, evidence: season === null ? [] : [title] }
}
