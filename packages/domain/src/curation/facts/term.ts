import type { Term } from './facts.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

const POST =
  '(?:contract|position|appointment|assignment|role|job|employee|employment|faculty|calendar|work year|schedule|teaching|instructor|post)'
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty-four)'
/** '6', '3-6', 'six (6)', '12+'. */
const AMOUNT = `${COUNT}(?: \\(\\d+\\))? ?(?:\\+|plus)?(?: ?(?:-|–|to) ?${COUNT})? ?\\+*`
const TEN_MONTHS = '(?:9|10|11|nine|ten|eleven)(?:\\.5)?(?: \\((?:9|10|11)\\))?'
const YEARS = '(?:20)?\\d{2} ?[-–/] ?(?:20)?\\d{2}'

// Each pattern with what it says; in the order in which the terms take precedence.
const SAYS: Readonly<Record<Term, readonly string[]>> = {
  '12-month': [
    `(?:12|twelve)(?: \\(12\\))?[- ]?months?[-, ]+(?:[\\w-]+,? ){0,3}?(?:${POST}|duration)`,
    `year[- ]round ${POST}`,
    `${POST} is (?:a )?(?:12|twelve)[- ]months?`,
    '26\\d[- ]days? (?:contract|work year|calendar)',
  ],
  '10-month': [
    `${TEN_MONTHS}[- ]?month[- ](?:\\w+,? ){0,3}?${POST}`,
    `${TEN_MONTHS}[- ]?months?(?= ?\\$\\d)`,
    `${TEN_MONTHS}[- ]months? (?:academic|non-tenure|tenure|full-time|school)`,
    '(?:1[7-9]\\d|2[0-2]\\d)[- ](?:work |contract |duty )?days?(?: \\w+)? (?:contract|position|work year|calendar|school year|assignment)',
  ],
  'per course': [
    'adjunct (?:\\w+ )?(?:position|role|appointment)',
    '(?:seeking|seeks|hiring|is an|for an) (?:\\w+ )?adjunct',
    'paid (?:per|by the) (?:course|class|credit)',
    'per[- ]course (?:basis|rate|pay|stipend|contract)',
    'per credit hour',
  ],
  'school year': [
    `${YEARS} (?:school|academic) year`,
    `(?:school|academic) year (?:20)\\d{2} ?[-–/] ?(?:20)?\\d{2}`,
    '(?:academic|school)[- ]year (?:position|appointment|contract|role|only)',
  ],
  seasonal: [
    'seasonal (?:position|role|job|employment|opportunity|employee|part|full|opening|staff member|hire|contract|work)',
    'this (?:is a |position is )(?:\\w+ )?seasonal',
    'summer (?:camp|day camp) (?:counselor|position|staff|job|director|instructor)',
    'job types?: (?:[\\w-]+, )*seasonal',
    'summer (?:20\\d\\d )?internship',
    'internship is for summer',
  ],
  'fixed term': [
    'temporary (?:position|role|job|assignment|contract|employment|opportunity|basis|appointment|full|part|one|project|\\(|non)',
    '(?:full|part)[- ]time,? temporary',
    'temporary,',
    'job types?: (?:[\\w-]+, )*temporary',
    'position (?:type|is)(?: an?)?:? temporary',
    '(?:fixed|limited)[- ]term',
    'term[- ]limited',
    'interim (?:position|role|appointment|basis)',
    `(?:duration|length|term)(?: of (?:the )?(?:contract|assignment|project|position))?(?: will be| is| of)? ?[:\\-–]? ?(?:approximately |about |up to )?${AMOUNT}[- ]?(?:months?|weeks?|years?|mos?)`,
    `${AMOUNT}[- ]?(?:months?|years?|weeks?)\\+?[- ](?:(?!of )\\w+ )?(?:contract|assignment|project(?! (?:manage|lead|experience|coord))|opportunity|temporary|fixed|term(?! (?:goal|plan|strateg|disab|relation|incent))|w2|fellowship|internship)`,
    `(?:contract|temp)(?:/temp)? position ${AMOUNT}[- ]?months?`,
    'contract (?:through|until|ending|for \\d{1,2} months)',
    'over a period of \\d',
    'end date (?:in|of|is|:)',
    'grant[- ]funded (?:position )?(?:through|until)',
  ],
}
const TITLES: Readonly<Record<Term, readonly string[]>> = {
  '12-month': ['12[- ]?months?'],
  '10-month': ['(?:9|10|11)[- ]?months?', '(?:1[7-9]\\d|2[0-2]\\d)[- ]days?'],
  'per course': ['adjunct'],
  'school year': [`${YEARS} (?:school|academic) year`, `(?:sy|school year) ?${YEARS}`],
  seasonal: ['seasonal', 'summer (?:camp|school|program|intern|counselor|staff|20\\d\\d intern)'],
  'fixed term': [
    'temporary',
    'interim',
    '(?:fixed|limited)[- ]term',
    'term[- ]limited',
    'temp',
    '\\d{1,2}[- ]months?',
    'long[- ]term sub',
  ],
}
const compiled = (says: Readonly<Record<Term, readonly string[]>>) =>
  Object.entries(says).map(([term, patterns]) => ({
    term: term as Term,
    pattern: new RegExp(`\\b(?:${patterns.join('|')})(?![a-z])`),
  }))
const [TEXT_RULES, TITLE_RULES] = [compiled(SAYS), compiled(TITLES)]

// Benefits, pay, probation and the like also have months and years.
const NOT_TERM =
  /\b(?:benefits|paid over|pay (?:is )?(?:spread|over)|insurance|probation\w*|disabilit\w+|leave|temporarily|temporary (?:workers|staffing|agency|employees|visa|restrict\w*|housing|protected|hires|labor|exemption)|(?:long|short)[- ]term|contract(?:s)? with|manag\w+ (?:the )?temporary|warrant\w+|or temporary|multi-year contracts?|sales contracts?|customers?|lease|vacanc\w+|placements?|not guaranteed|may be given|to act in|cannot exceed)\b/

/** How long the appointment lasts, by the text and the title. */
export function readTerm(parts: readonly Part[], title: string): { term: Term | null; evidence: string[] } {
  let best: { rank: number; term: Term; evidence: string } | null = null
  const hear = (rules: typeof TEXT_RULES, lower: string, evidence: string, isText: boolean) => {
    for (const [rank, { term, pattern }] of rules.entries()) {
      if (best !== null && rank >= best.rank) return
      const match = pattern.exec(lower)
      if (match === null) continue
      const around = lower.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12)
      if (isText && NOT_TERM.test(around)) continue
      best = { rank, term, evidence }
      return
    }
  }
  hear(TITLE_RULES, title.toLowerCase(), title, false)
  for (const part of parts) {
    if (!maySpeakOf(part, 'term')) continue
    const isField = /^(?:job types?|duration|contract length|term|position type)$/.test(part.headWords)
    const lower = `${isField ? `${part.headWords}: ` : ''}${part.lower}`.slice(0, 1500)
    hear(TEXT_RULES, lower, part.text, true)
  }
  const found = best as { term: Term; evidence: string } | null
  return found === null ? { term: null, evidence: [] } : { term: found.term, evidence: [found.evidence] }
}
