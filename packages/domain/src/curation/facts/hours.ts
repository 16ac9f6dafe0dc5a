import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

const NUMBER = '(\\d{1,2}(?:\\.\\d+)?)'
const RANGE = `${NUMBER}\\s?\\+?(?:\\s?(?:-|–|—|to|or|/)\\s?\\d{1,2}(?:\\.\\d+)?)?\\s?\\+?`
const WEEKLY: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d$,:]|\\d\\.)${RANGE}\\)?[\\s-]?(?:[a-z]+ )?(?:hours?|hrs?)\\.?(?: of (?:work|availability)| total|,? (?:and |or )?(?:up )?to \\d{1,2} hours,?)?(?: ?/ ?| ?\\(?(?:per|a|each|every)[ -]|[ -](?:per|a)[- ]| )(?:work)?(?:week|wk)(?:ly)?\\b`,
  ),
  new RegExp(
    `\\b(?:expected |weekly |scheduled |standard |total |work(?:ing)? )?hours(?: (?:per|a|each|/) ?week|\\/week|\\(weekly\\)| weekly)?\\s?:?\\s?(?:from |approximately |about |up to )?${RANGE}\\s?(?:hours )?(?:per|a|each) week\\b`,
  ),
  new RegExp(
    `\\b(?:hours per week|weekly hours|hours/week|hours a week|hours \\(per week\\)|scheduled (?:weekly )?hours|standard (?:weekly )?hours|hrs/week)\\s?(?:is|are|of|average)?\\s?[:\\-–]?\\s?(?:approximately |about )?${RANGE}(?!\\d|:| ?am| ?pm|%)`,
  ),
  new RegExp(`(?<!\\d)${NUMBER}[- ]hours?[- ](?:work[- ]?|a[- ])?week\\b`),
  new RegExp(`\\b${RANGE}\\s?(?:hours|hrs) weekly\\b`),
  new RegExp(`\\b(?:full|part)[- ]time:? \\(${RANGE}\\s?(?:hours|hrs)\\)`),
]
const NOT_HOURS =
  /\b(?:overtime|hours of training|training hours|volunteer (?:hours|time)|paid volunteer\w*|office hours|advising|never|not expect|retirement|subject to|remote work |pto|vacation|benefits?(?: for| to| start| begin)|eligible for|average[sd]? (?:at least )?\d+ or more|accru\w+|course ?work|credits?|semester|if you work|employees (?:who|working|scheduled)|who work|working (?:at least|\d+ or more|a minimum of)|customers?|clients? receive|sick|class(?:es)?|students? (?:receive|work)|open|24[ -]hours?(?: a day|,? 7)|24\/7|sav(?:e|es|ing))\b/

const UNDER_HOURS = /^(?:weekly |scheduled |standard |work(?:ing)? )*hours\b/

/** Hours a week that are named for this job, and where. */
export function readHours(
  parts: readonly Part[],
  title: string,
): { hours: number | null; evidence: string[] } {
  const inTitle = /\b(?:full|part)[- ]time,? \(?(\d{1,2}) ?h(?:ou)?rs?\b/i.exec(title)
  for (const [index, part] of parts.entries()) {
    const isBelow = UNDER_HOURS.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'hours')) || part.lower.length > 1500) continue
    const below = parts[index + 1]
    if (
      /^(?:(?:expected |weekly |scheduled |standard )*hours(?: per week)?|hours\/week)\s?:?$/.test(
        part.lower,
      ) &&
      below !== undefined
    ) {
      const alone = /^(\d{1,2})(?:\.\d+)?$/.exec(below.lower)
      if (alone !== null) return { hours: Number(alone[1]), evidence: [part.text, below.text] }
    }
    const lower = isBelow ? `hours: ${part.lower}` : part.lower
    for (const rule of WEEKLY) {
      const match = rule.exec(lower)
      if (match === null) continue
      const around = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length + 40)
      const hours = Number(match[1])
      const isLimit = /\b(?:over|more than|exceed\w*|beyond|in excess of)\s*$/.test(
        lower.slice(0, match.index),
      )
      if (isLimit || NOT_HOURS.test(around) || hours < 1 || hours > 80) continue
      return { hours, evidence: [part.text] }
    }
  }
  for (const part of parts) {
    const alone = /^(\d{2})(?:\.\d+)?$/.exec(part.lower)
    if (alone !== null && UNDER_HOURS.test(part.headWords))
      return { hours: Number(alone[1]), evidence: [part.text] }
  }
  return inTitle === null ? { hours: null, evidence: [] } : { hours: Number(inTitle[1]), evidence: [title] }
}
