import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

const NUMBER = '(\\d{1,2}(?:\\.\\d+)?)'
const RANGE = `${NUMBER}\\s?\\+?(?:\\s?(?:-|–|—|to|or|and|/)\\s?\\d{1,2}(?:\\.\\d+)?| or more)?\\s?\\+?`
const WEEK =
  '(?: ?/ ?| ?\\(?(?:per|a|each|every)[ -]|[ -](?:per|a)[- ]|[ -])(?:work[ -]?)?(?:week|wk)(?:ly)?\\b'
const WEEKLY: readonly RegExp[] = [
  // '20-25 hours per week', '40/hr a week', 'twenty (20) hours each week'
  new RegExp(
    `(?<![\\d$,]|\\d[.:])${RANGE}(?:\\)| \\([a-z]+\\))?[\\s/-]?(?:[a-z]+ )?(?:hours?|hrs?|h)\\.?(?: of (?:work|availability)| total|,? (?:and |or )?(?:up )?to \\d{1,2} hours,?)?${WEEK}`,
  ),
  // 'Hours: 20 per week', 'Hours per week: 20-25', 'HoursPerWeek : 40'
  new RegExp(
    `\\bhours\\)?(?: ?(?:per|a|each|/) ?week| ?\\(weekly\\)| weekly)?\\s?:?\\s?(?:from |approximately |about |up to )?${RANGE}\\s?(?:hours)?${WEEK}`,
  ),
  new RegExp(
    `\\b(?:hours ?(?:per|a|/) ?week|hrs/week|hours \\(per week\\)|(?:scheduled |standard |guaranteed |weekly )+hours)\\s?(?:is|are|of|average)?\\s?[:\\-–]?\\s?(?:approximately |about )?${RANGE}(?!\\d|:| ?am| ?pm|%)`,
  ),
  // 'Expected hours: 15 hours minimum'
  new RegExp(`^(?:expected |weekly )?hours?\\s?:\\s?${RANGE}\\s?(?:hours|hrs)(?= minimum|\\W*$)`),
  new RegExp(`\\b(?:full|part)[- ]time:?(?:,| -)? \\(?${RANGE}\\s?(?:hours|hrs)(?=[),;]|$)`),
]
const NOT_HOURS =
  /\b(?:overtime|hours of training|training hours|volunteer (?:hours|time)|paid volunteer\w*|office hours|advis\w+|never|not expect|retirement|subject to|remote work |pto|vacation|benefits?(?: for| to| start| begin)|eligible for|average[sd]? (?:at least )?\d+ or more|accru\w+|course ?work|credits?|semester|if you work|eligible employees|employees (?:who|working|scheduled|get|receive)|users|who work|working (?:at least|\d+ or more|a minimum of)|customers?|clients? receive|sick|class(?:es)?|students? (?:receive|work)|open|24[ -]hours?(?: a day|,? 7)|24\/7|sav(?:e|es|ing))\b/

const UNDER_HOURS = /^(?:weekly |scheduled |standard |work(?:ing)? )*hours\b/

const LABEL = /^(?:(?:expected |weekly |scheduled |standard )*hours(?: per week)?|hours\/week)\s?:?$/

/** Hours a week that are named for this job, and where. */
export function readHours(
  parts: readonly Part[],
  title: string,
): { hours: number | null; evidence: string[] } {
  const inTitle = /\b(?:full|part)[- ]time,? \(?(\d{1,2}) ?h(?:ou)?rs?\b/i.exec(title)
  for (const [index, part] of parts.entries()) {
    const isBelow = UNDER_HOURS.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'hours')) || part.lower.length > 1500) continue
    const isLabel = LABEL.test(part.lower)
    const value = isLabel ? parts[index + 1] : isBelow ? part : undefined
    const alone = /^\d{2}(?:\.\d+)?$/.exec(value?.lower ?? '')
    if (alone !== null) return { hours: Number(alone[0]), evidence: [part.text, value?.text ?? ''] }
    const lower = isBelow ? `hours: ${part.lower}` : part.lower
    for (const rule of WEEKLY) {
      const match = rule.exec(lower)
      if (match === null) continue
      const around = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20)
      const hours = Number(match[1])
      const isLimit = /\b(?:over|more than|exceed\w*|beyond|in excess of)\s*$/.test(
        lower.slice(0, match.index),
      )
      if (isLimit || NOT_HOURS.test(around) || hours < 1 || hours > 80) continue
      return { hours, evidence: [part.text] }
    }
  }
  return inTitle === null ? { hours: null, evidence: [] } : { hours: Number(inTitle[1]), evidence: [title] }
}
