import type { Term } from './facts.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

type Rule = { term: Term; pattern: RegExp }

const POST =
  '(?:contract|position|appointment|assignment|role|job|employee|employment|faculty|calendar|work year|schedule|teaching|instructor|post)'
const MONTHS = '(?:3|4|5|6|7|8|18|24|three|four|five|six|seven|eight|eighteen|twenty-four|2|two|1|one)'

// In the order in which they take precedence.
const RULES: readonly Rule[] = [
  {
    term: '12-month',
    pattern: new RegExp(
      `\\b(?:12|twelve)(?: \\(12\\))?[- ]?months?[-, ]+(?:[\\w-]+,? ){0,3}?(?:${POST}|duration)\\b|\\byear[- ]round ${POST}\\b|\\b${POST} is (?:a )?(?:12|twelve)[- ]months?\\b|\\b26\\d[- ]days? (?:contract|work year|calendar)`,
    ),
  },
  {
    term: '10-month',
    pattern: new RegExp(
      `\\b(?:9|10|11|nine|ten|eleven)(?:\\.5)?(?: \\((?:9|10|11)\\))?[- ]?month[- ](?:\\w+,? ){0,3}?${POST}\\b|\\b(?:9|10|11)[- ]?months?\\b(?= ?\\$\\d)|\\b(?:9|10|11|nine|ten|eleven)[- ]month(?:s)? (?:academic|non-tenure|tenure|full-time|school)|\\b(?:1[7-9]\\d|2[0-2]\\d)[- ](?:work |contract |duty )?days?\\b(?: \\w+)? (?:contract|position|work year|calendar|school year|assignment)\\b`,
    ),
  },
  {
    term: 'per course',
    pattern:
      /\badjunct (?:\w+ )?(?:position|role|appointment)|\b(?:seeking|seeks|hiring|is an|for an) (?:\w+ )?adjunct\b|\bpaid (?:per|by the) (?:course|class|credit)|\bper[- ]course (?:basis|rate|pay|stipend|contract)|\bper credit hour\b/,
  },
  {
    term: 'school year',
    pattern:
      /\b(?:20)?\d{2} ?[-–/] ?(?:20)?\d{2} (?:school|academic) year|\b(?:school|academic) year (?:20)\d{2} ?[-–/] ?(?:20)?\d{2}|\b(?:academic|school)[- ]year (?:position|appointment|contract|role|only)\b/,
  },
  {
    term: 'seasonal',
    pattern:
      /\bseasonal (?:position|role|job|employment|opportunity|employee|part|full|opening|staff member|hire|contract|work\b)|\bthis (?:is a |position is )(?:\w+ )?seasonal\b|\bsummer (?:camp|day camp) (?:counselor|position|staff|job|director|instructor)|\bjob types?: (?:[\w-]+, )*seasonal\b|\bsummer (?:20\d\d )?internship/,
  },
  {
    term: 'fixed term',
    pattern: new RegExp(
      `\\btemporary (?:position|role|job|assignment|contract|employment|opportunity|basis|appointment|full|part|one|project|\\(|non)|\\b(?:full|part)[- ]time,? temporary\\b|\\btemporary,|\\bjob types?: (?:[\\w-]+, )*temporary|\\bposition (?:type|is)(?: an?)?:? temporary|\\b(?:fixed|limited)[- ]term\\b|\\bterm[- ]limited\\b|\\binterim (?:position|role|appointment|basis)|\\b(?:contract|initial|project|assignment|anticipated|expected)? ?(?:duration|length|term)(?: of (?:the )?(?:contract|assignment|project|position))?(?: will be| is| of)? ?[:\\-–]? ?(?:approximately |about |up to )?(?:\\d{1,2}|one|two|three|four|five|six|nine|twelve) ?(?:\\+|plus)? ?(?:-|–|to)? ?(?:\\d{1,2}\\+? ?)?(?:months?|weeks?|years?|mos?\\b)|\\b(?:\\d{1,2}|${MONTHS})(?: \\(\\d+\\))?\\+?(?: ?(?:-|–|to) ?\\d{1,2})?\\+?[- ](?:months?|years?|weeks?)\\+?[- ](?:(?!of )\\w+ )?(?:contract|assignment|project(?! (?:manage|lead|experience|coord))|opportunity|temporary|fixed|term\\b(?! (?:goal|plan|strateg|disab|relation|incent))|w2|fellowship|internship)|\\bcontract (?:through|until|ending|for \\d{1,2} months)|\\b(?:\\d{1,2})\\+? months? contract\\b|\\bover a period of \\d|\\bend date (?:in|of|is|:)|\\bgrant[- ]funded (?:position )?(?:through|until)|\\bpostdoc(?:toral)? \\(fixed`,
    ),
  },
]
const CUE =
  /month|year|temp|fixed|limited|term|contract|adjunct|season|summer|duration|interim|length|period|days|per course|per class|per credit|end date/
// Benefits, pay, probation and the like also have months and years.
const NOT_TERM =
  /\b(?:benefits|paid over|pay (?:is )?(?:spread|over)|insurance|probation\w*|disabilit\w+|leave|temporarily|temporary (?:workers|staffing|agency|employees|visa|restrict\w*|housing|protected|hires|labor|exemption)|long[- ]term|short[- ]term|contract(?:s)? with|manag\w+ (?:the )?temporary|warrant\w+|or temporary|multi-year contracts?|sales contracts?|customers?|lease|vacanc\w+|placements?|not guaranteed|may be given|to act in|cannot exceed)\b/
const TITLE_RULES: readonly Rule[] = [
  { term: '12-month', pattern: /\b12[- ]?months?\b/ },
  { term: '10-month', pattern: /\b(?:9|10|11)[- ]?months?\b|\b(?:1[7-9]\d|2[0-2]\d)[- ]days?\b/ },
  { term: 'per course', pattern: /\badjunct\b/ },
  {
    term: 'school year',
    pattern:
      /\b(?:20)?\d{2} ?[-–/] ?(?:20)?\d{2} (?:school|academic) year|\b(?:sy|school year) ?(?:20)?\d{2} ?[-–/] ?(?:20)?\d{2}/,
  },
  {
    term: 'seasonal',
    pattern: /\bseasonal\b|\bsummer (?:camp|school|program|intern|counselor|staff|20\d\d intern)/,
  },
  {
    term: 'fixed term',
    pattern:
      /\btemporary\b|\binterim\b|\bfixed[- ]term\b|\btemp\b|\b\d{1,2}[- ]months?\b|\bterm[- ]limited\b|\blimited[- ]term\b|\blong[- ]term sub/,
  },
]

/** How long the appointment lasts, by the text and the title. */
export function readTerm(parts: readonly Part[], title: string): { term: Term | null; evidence: string[] } {
  let best: { rank: number; evidence: string } | null = null
  const heard = (rules: readonly Rule[], lower: string, evidence: string, isText: boolean) => {
    for (const [rank, { pattern }] of rules.entries()) {
      if (best !== null && rank >= best.rank) return
      const match = pattern.exec(lower)
      if (match === null) continue
      const around = lower.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12)
      if (isText && NOT_TERM.test(around)) continue
      best = { rank, evidence }
      return
    }
  }
  heard(TITLE_RULES, title.toLowerCase(), title, false)
  for (const part of parts) {
    if (maySpeakOf(part, 'term') && CUE.test(part.lower))
      heard(
        RULES,
        `${/^(?:job types?|duration|contract length|term|position type)$/.test(part.headWords) ? `${part.headWords}: ` : ''}${part.lower}`.slice(
          0,
          1500,
        ),
        part.text,
        true,
      )
  }
  const found = best as { rank: number; evidence: string } | null
  return found === null
    ? { term: null, evidence: [] }
    : { term: RULES[found.rank]?.term ?? null, evidence: [found.evidence] }
}
