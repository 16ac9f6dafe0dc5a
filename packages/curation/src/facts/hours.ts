import { composed, type Pattern } from '../patterns/pattern.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { anyWord } from './words/either.ts'

const NUMBER = '\\d{1,2}(?:\\.\\d+)?'
const HOURS = `(${NUMBER})\\s?\\+?(?:\\s?(?:[-–—/]|to|or|and)\\s?${NUMBER}| or more)?\\s?\\+?`
const A_WEEK = '[ /(-]{0,3}(?:(?:per|a|each|every)[ -])?(?:work[ -]?)?(?:week|wk)(?:ly)?\\b'
const WEEKLY_LABEL =
  '(?:hours ?\\(?(?:per|a|/) ?week\\)?|hrs/week|(?:scheduled |standard |guaranteed |weekly )+hours)'
const UNIT = '(?:hours?|hrs?|h)\\.?(?: of work| total|,? (?:and |or )?(?:up )?to \\d+ hours,?)?'
const ABOUT = '(?:from |approximately |about |up to )?'

/** Hours a week: the first group is the number, of a range its lower end. In lower case. */
export const WEEKLY: readonly Pattern[] = [
  {
    name: 'hours per week',
    expression: composed`(?<![\d$,]|\d[.:])${HOURS}(?:\)| \([a-z]+\))?[\s/-]?(?:[a-z]+ )?${UNIT}${A_WEEK}`,
    reads: 'you work 20-25 hours per week',
    misses: 'we answer in 24 hours',
  },
  {
    name: 'hours: so many per week',
    expression: composed`\bhours\)?(?: weekly| \(weekly\))?\s?:?\s?${ABOUT}${HOURS}\s?(?:hours)?${A_WEEK}`,
    reads: 'hours: 20 per week',
    misses: 'hours: 9 to 5 on weekdays',
  },
  {
    name: 'hours per week: so many',
    expression: composed`\b${WEEKLY_LABEL}\s?(?:is|are|of|average)?\s?[:–-]?\s?${ABOUT}${HOURS}(?!\d|:| ?am| ?pm|%)`,
    reads: 'hours per week: 37.5',
    misses: 'scheduled hours: 8:30 to 5',
  },
  {
    name: 'a line of hours alone',
    expression: composed`^(?:expected |weekly )?hours?\s?:\s?${HOURS}\s?(?:hours|hrs)(?= minimum|\W*$)`,
    reads: 'expected hours: 15 hours minimum',
    misses: 'hours: 24 hours a day, all year',
  },
  {
    name: 'part-time and so many hours',
    expression: composed`\b(?:full|part)[- ]time:?(?:,| -)? \(?${HOURS}\s?(?:hours|hrs)(?=[),;]|$)`,
    reads: 'part-time (20 hours)',
    misses: 'full-time staff get 8 hours of leave',
  },
]

// Of overtime, benefits, courses, customers and others.
const NOT_HOURS = anyWord(
  /overtime|hours of training|training hours|volunteer (?:hours|time)|paid volunteer\w*|office hours|advis\w+/,
  /never|not expect|retirement|subject to|remote work |pto|vacation|benefits?(?: for| to| start| begin)|eligible for/,
  /average[sd]? (?:at least )?\d+ or more|accru\w+|course ?work|credits?|semester|if you work|eligible employees/,
  /employees (?:who|working|scheduled|get|receive)|users|who work|working (?:at least|\d+ or more|a minimum of)/,
  /customers?|clients? receive|sick|class(?:es)?|students? (?:receive|work)|open|24[ -]hours?(?: a day|,? 7)|24\/7/,
  /sav(?:e|es|ing)/,
)
const LIMIT = /\b(?:over|more than|exceed\w*|beyond|in excess of)\s*$/
const UNDER_HOURS = /^(?:weekly |scheduled |standard |work(?:ing)? )*hours\b/
const LABEL = /^(?:(?:expected |weekly |scheduled |standard )*hours(?: per week)?|hours\/week)\s?:?$/
const IN_TITLE = /\b(?:full|part)[- ]time,? \(?(\d{1,2}) ?h(?:ou)?rs?\b/i

type HoursRead = { hours: number | null; evidence: string[] }

function hoursIn(lower: string): number | null {
  for (const { expression } of WEEKLY) {
    const match = expression.exec(lower)
    if (match === null || LIMIT.test(lower.slice(0, match.index))) continue
    const around = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20)
    const hours = Number(match[1])
    if (!NOT_HOURS.test(around) && hours >= 1 && hours <= 80) return hours
  }
  return null
}

/** Hours a week that are named for this job, and where. */
export function readHours(parts: readonly Part[], title: string): HoursRead {
  for (const [index, part] of parts.entries()) {
    const isBelow = UNDER_HOURS.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'hours')) || part.lower.length > 1500) continue
    const value = LABEL.test(part.lower) ? parts[index + 1] : isBelow ? part : undefined
    const alone = /^\d{2}(?:\.\d+)?$/.exec(value?.lower ?? '')
    if (alone !== null) return { hours: Number(alone[0]), evidence: [part.text, value?.text ?? ''] }
    const hours = hoursIn(isBelow ? `hours: ${part.lower}` : part.lower)
    if (hours !== null) return { hours, evidence: [part.text] }
  }
  const inTitle = IN_TITLE.exec(title)
  return inTitle === null ? { hours: null, evidence: [] } : { hours: Number(inTitle[1]), evidence: [title] }
}
