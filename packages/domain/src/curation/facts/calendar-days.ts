import { DAY, isoDay, MONTH_OR_SEASON, MONTHS_ALONE } from './dates.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'

type Found = { value: string | null; evidence: string[] }

const DEADLINE = new RegExp(
  `(?:\\b(?:application|applications|submission|priority(?: application)?(?: review)?|apply|filing|final)? ?(?:deadline|due date|filing date)\\b[^;]{0,80}?|\\b(?:deadline|due date)(?: (?:to apply|date))?(?: (?:is|of|will be|for this \\w+ is))?\\s?[:\\-–]?\\s?(?:\\w+ ){0,3}?|(?<![a-z])clos(?:ing|es?|ed)(?: (?:date(?:/time)?|on|at|deadline))*(?: (?:is|for applications(?: is)?))?[\\s:_–-]{0,4}(?:(?:at )?[\\d:]+ ?[ap]\\.?m\\.?,? (?:\\w{2,3} )?(?:on )?)?|\\bapply (?:online )?(?:by|before|no later than|until)(?: date)?\\s?:?\\s?(?:midnight,? (?:on )?)?(?:[\\d:]+ ?[ap]\\.?m\\.?,? (?:\\w{2,3} )?(?:on )?)?|\\bappl(?:y|ications?)\\b[^.;]{0,60}?\\b(?:by|before|until|through|no later than|received by|due(?: by| on)?)\\b\\s?:?\\s?(?:the end of (?:the )?(?:business )?day,? (?:on )?)?(?:midnight,? (?:on )?)?(?:[\\d:]+ ?[ap]\\.?m\\.?,? (?:\\w{2,3} )?(?:on )?)?|\\b(?:open|posted|accepted|posting open) (?:until|through)\\s?:?\\s?|\\b(?:posting|requisition|job) (?:end|expir\\w+) date[\\s:_–-]{0,4}|\\bapply[- ]by(?: date)?:? ?|\\b(?:resumes?|cover letters?|materials)\\b[^.;]{0,60}\\b(?:by|no later than)\\b\\s?|\\b(?:send|submit|email)\\b[^;]{0,250}\\bby )(${DAY})`,
)
const NOT_DEADLINE =
  /\b(?:review|screening|interviews?)(?: of \w+)?(?: \w+){0,2} (?:will )?(?:begin|start|commence)s?\b|\bbegin(?:ning)? (?:review|accepting)|\baccepting applications (?:on|begin|start)|\bopen(?:s|ing)? (?:date|on)\b|\bafter (?:you )?apply/

/** A part and, where it is only the name of a field, what stands below it. */
const withValue = (part: Part, below: Part | undefined) =>
  part.text.length < 40 && /(?::|date|deadline|available)$/i.test(part.text) && below !== undefined
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
    if (NOT_DEADLINE.test(before)) continue
    const day = isoDay(match[1] ?? '', posted)
    if (day !== null) return { value: day, evidence: [text] }
  }
  return { value: null, evidence: [] }
}

const START_WORDS =
  '\\b(?:(?:(?:anticipated|expected|projected|target(?:ed)?|tentative|estimated|desired|preferred|planned|ideal|flexible|approximate|earliest|possible|proposed|effective|position|job|your|appointment|effective)[ -]){0,2}start(?:ing)?[- ]?dates?(?: for this (?:position|role))?(?: (?:is|of|will be|in|on|as|for|would be|being))?(?: as (?:early|soon) as)?|date available|available(?: (?:on|date))?|starting(?: on| in| as early as)?|(?:will |to |position |role )?(?:start|begin)s?(?:ning)?(?: work)?(?: (?:on|in|as early as|date))?|employment begins?|start)\\s?(?:\\(s\\))?[:\\-–]*\\s?(?:is |the |no later than |by |on |around |approximately |about |or around |in |of |as early as )*'
const START_DAY = new RegExp(`${START_WORDS}(${DAY})`, 'g')
const START_WORDY = new RegExp(
  `${START_WORDS}(${MONTH_OR_SEASON}|asap|a\\.s\\.a\\.p|as soon as possible|immediate(?:ly)?(?! (?:need|opening|family|supervisor|access|impact|response|vesting|benefit|attention|feedback|care|eligib))|${MONTHS_ALONE})`,
  'g',
)
const SEASON = '(?:summer|fall|spring|winter|autumn) (?:of )?20\\d\\d'
// 'Immediate start', 'January 2020 start dates', 'this internship is for Summer 2020'.
const AHEAD = new RegExp(
  `\\b(?:(immediate) (?:start|hire)|(${MONTH_OR_SEASON}) start(?: dates?)?|(?:internship|position|role|program|job) (?:is )?(?:for|in|during) (?:the )?(${SEASON}))\\b`,
  'g',
)
const NOT_START =
  /\b(?:pay|benefits?|salary|wage|insurance|coverage|founded|eligib\w+|policy|shift|at \$|from \$|program started|classes? (?:begin|start)s?|training (?:start|begin)s?|we (?:began|started)|work day|holiday|vesting|401|since|bonus|vacation|hire date|grant|funding)\b/

// Of the way to the job, unless a start date is named.
const APPLYING = /\b(?:accepting|application|review\w*|interview\w*|screening)\b/

type Match = { words: string; from: number; to: number; isDay: boolean }

function startsIn(lower: string): Match[] {
  const found: Match[] = []
  for (const [rule, isDay] of [
    [START_DAY, true],
    [START_WORDY, false],
    [AHEAD, false],
  ] as const) {
    for (const match of everyMatch(rule, lower)) {
      found.push({
        words: match[1] ?? match[2] ?? match[3] ?? '',
        from: match.index,
        to: match.index + match[0].length,
        isDay,
      })
    }
  }
  return found
}

const SEASON_OF_TITLE = new RegExp(`\\b${SEASON}\\b`, 'i')

/** When the work begins: a day, or as written; the title's season where the text says nothing. */
export function readStart(parts: readonly Part[], title: string, posted: string | null): Found {
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'start')) continue
    const text = withValue(part, parts[index + 1]).slice(0, 1500)
    const lower = text.toLowerCase()
    for (const { words, from, to, isDay } of startsIn(lower)) {
      const clause =
        lower
          .slice(Math.max(0, from - 80), from)
          .split(/[,;.]/)
          .at(-1) ?? ''
      const near = `${clause}${lower.slice(from, to + 10)}`
      const isNamed = lower.slice(from, to).includes('start date')
      if (NOT_START.test(near) || (!isNamed && APPLYING.test(near))) continue
      const isVague = !/start date|\d|immediate (?:start|hire)/.test(lower.slice(from, to))
      if (isVague && text.length > 120) continue
      const day = isDay ? isoDay(words, posted) : null
      const at = lower.indexOf(words, from)
      return { value: day ?? text.slice(at, at + words.length), evidence: [text] }
    }
  }
  const season = SEASON_OF_TITLE.exec(title)?.[0] ?? null
  return { value: season, evidence: season === null ? [] : [title] }
}
