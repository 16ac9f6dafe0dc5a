import { COUNTRIES } from '@lilypad/domain'
import { anyOf, composed, type Pattern } from '../../patterns/pattern.ts'
import type { Part } from '../parts.ts'
import { clipped } from '../quote.ts'
import { maySpeakOf } from '../stems.ts'
import { QUESTION, SPEAKS_OF_SPONSORS, sponsorshipIn } from './sponsorship.ts'

export type AuthorizationRead = {
  required: true | null
  sponsorship: 'yes' | 'no' | null
  evidence: string[]
}

const COUNTRY_NAMES = COUNTRIES.flatMap(({ names }) => names.map((name) => name.toLowerCase()))
  .filter((name) => /^[a-z ]{4,}$/.test(name))
  .join('|')
const AT_LARGE = 'u\\.?\\s?s\\.?(?:a\\.?)?|america|uk|european union|eu|country'
const COUNTRY = `(?:the )?(?:${AT_LARGE}|${COUNTRY_NAMES})(?![a-z])`
const HOW = '(?:legally |lawfully |permanently |live and )?'
const WORK = `(?:to|and able to) (?:be )?${HOW}(?:work|employed|accept (?:new )?employment)`
const TO_WORK = `(?:${WORK}|for (?:permanent |full[- ]time )?employment)`
const STATUS =
  'citizens?(?:hip)?|permanent residen(?:ts?|cy)|green\\s?cards?|nationals?|persons?|workers?|passport'
const NATION = '(?:u\\.?\\s?s\\.?(?:a\\.?)?|united states|american|canad\\w+)'
const SHORT = '(?:usc|gc)(?:\\s?[/,]\\s?| or | and )(?:usc|gc|ead|(?:us )?citizens?)'
const CITIZEN = `(?:${anyOf([
  `${NATION}[- ]?(?:/us )?(?:${STATUS})`,
  '(?:lawful )?permanent residents?|green\\s?card|(?:be an?|be) citizens?',
  SHORT,
])})\\b`
const PERMIT = '(?:work (?:authori[sz]ation|permit|visa|rights)|right to work)'
const HAVE = '(?:must|should|required to) (?:currently )?(?:have|possess|hold|obtain|provide)'
const ONLY = '(?:must|should|need|needs|required?|requires|only|limited to|open to)'
const OF = '(?: (?:to work|for|in)(?: [\\w.]+){0,3}?)?(?:: ?united states)?'
const ASKED = '(?:\\(required\\)|is required|required|that does not)'
const ENDS = '(?=\\s*(?:$|[.,;(•]|of america|legally|on a|o-\\d|\\d))'

const ABLE = '(?:eligible|permitted|entitled|able|allowed|right|qualified)'
const WORKING = '(?:employment|work(?:ing)?)'
const VALID = '(?:current|valid|existing|unrestricted|permanent)'
const PAPERS = '(?:authori[sz]ation|permit|visa|rights)'

/** What must be so that one may work there. */
export const DEMANDS: readonly Pattern[] = [
  {
    name: 'authorized to work',
    expression: composed`\b(?:authori[sz](?:ed|ation) ${TO_WORK}|authority to work(?: \w+)? in)\b`,
    reads: 'You must be authorized to work in the United States.',
    misses: 'You are authorized to approve refunds.',
  },
  {
    name: 'legally able to work',
    expression: composed`\blegal(?:ly)? (?:right|authori[sz]\w+|eligib\w+|permit\w+|able|allowed|entitled) ${TO_WORK}\b`,
    reads: 'You have the legal right to work in the UK.',
    misses: 'A legal right to appeal',
  },
  {
    name: 'eligible to work in a country',
    expression: composed`\b${ABLE} ${TO_WORK}\b(?: here\b|.{0,40}?\b(?:in|within|for) (?:${COUNTRY}|any ))`,
    reads: 'You are eligible to work in Canada.',
    misses: 'You are able to work in a team.',
  },
  {
    name: 'must be permitted to work',
    expression: composed`\b(?:must|should|need to|required to) be (?:eligible|permitted|entitled) ${TO_WORK}\b`,
    reads: 'You must be permitted to work.',
    misses: 'You must be eligible for rehire.',
  },
  {
    name: 'able to work without sponsorship',
    expression:
      /\b(?:able|ability) to (?:legally )?(?:live and )?work\b.{0,60}?\bwithout (?:\w+ ){0,4}sponsorship/i,
    reads: 'You are able to work here without sponsorship.',
    misses: 'You are able to work without supervision.',
  },
  {
    name: 'work permit required',
    expression: composed`\b${WORKING} (?:authori[sz]ation|eligibility|permit|visa)${OF} ?${ASKED}`,
    reads: 'US work authorization required',
    misses: 'Keep the work permits of each site in order.',
  },
  {
    name: 'a valid work permit, as an item',
    expression: composed`^(?:have )?(?:an? )?${VALID} (?:us |u\.s\. )?work(?:ing)? ${PAPERS}\b`,
    reads: 'Current work authorization for the United States',
    misses: 'Current work samples',
  },
  {
    name: 'work authorization in a country',
    expression: composed`\bwork authori[sz]ation in ${COUNTRY}`,
    reads: 'Work authorization in the country where you live',
    misses: 'Work authorization forms',
  },
  {
    name: 'able to work in a country',
    expression: composed`\b(?:able|ability) to work (?:legally )?in ${COUNTRY}${ENDS}`,
    reads: 'Ability to work legally in the United States',
    misses: 'Able to work in the United States office',
  },
  {
    name: 'must have the right to work',
    expression: composed`\b(?:${HAVE}|you (?:need|have|hold))(?: [\w.]+){0,4} ${PERMIT}\b`,
    reads: 'You need the right to work in Australia.',
    misses: 'You have a right to complain.',
  },
  {
    name: 'working rights',
    expression: /\b(?:possess|have|hold) (?:\w+ ){0,2}working rights\b/i,
    reads: 'Candidates possess eligible working rights.',
    misses: 'A working knowledge of rights',
  },
  {
    name: 'must be a citizen',
    expression: composed`\b${ONLY}\b.{0,60}?\b${CITIZEN}`,
    reads: 'Only US citizens are considered.',
    misses: 'Help senior citizens.',
  },
  {
    name: 'citizenship required',
    expression: composed`\b${CITIZEN}.{0,50}?\b(?:required|needed|only|is a must|must|with the ability)\b`,
    reads: 'US citizenship is required.',
    misses: 'US citizens preferred',
  },
  {
    name: 'citizenship or residence required',
    expression: /\bcitizenship or permanent residen(?:ce|cy) (?:is )?required\b/i,
    reads: 'Citizenship or permanent residence is required.',
    misses: 'Citizenship programs are required reading.',
  },
  {
    name: 'citizen, as an item',
    expression: composed`^\W*(?:be an? )?${CITIZEN}(?:$|[.,;:(/]| /| (?:or|and|with)\b)`,
    reads: 'U.S. Citizen or Green Card holder',
    misses: 'U.S. citizens preferred',
  },
  {
    name: 'field of a form',
    expression: composed`^(?:\w+ )?(?:permit|auth|authori[sz]ation|citizenship|status): ?${CITIZEN}`,
    reads: 'Minimum Citizenship: U.S. Citizen',
    misses: 'Status: open',
  },
]
// Everyone prints these.
const BOILERPLATE = composed`${anyOf([
  '\\be-?verify\\b|\\bi-?9\\b|\\bregardless of\\b|\\bwithout regard\\b|\\bdiscriminat|\\bnon-u\\.?s\\b',
  '\\b(?:verif|confirm)\\w*\\b.{0,60}\\b(?:identity|eligib|author)|\\bdefines\\b',
  '\\bcitizenship status\\b(?!:| (?:is )?required)|\\bequal (?:employment )?opportunity',
  '\\bprotected (?:veteran|class|status|by|under|characteristic|categor|group)',
  '\\bproof of (?:eligib|identity|authori|legal)|\\bfederal law requires\\b',
  '\\b(?:every|senior|fellow) citizens?\\b|\\bdocument\\w* (?:to|that|establish)',
])}`
const HEDGED =
  /\b(?:encouraged|in an? \w+ environment|prefer\w*|ideally|desired|whether|if (?:the|this) position)\b/
const HEDGED_BEHIND = /\b(?:a plus|not (?:required|necessary|needed|mandatory))\b/
// 'Some positions may require US citizenship' says nothing of this one.
const OF_SOME = /\b(?:most|many|some|certain) (?:\w+ ){0,2}(?:positions|roles|jobs)\b/

/** The words that demand that one may work there, be it among wishes if they say must; null if none do. */
function demandIn(clause: string, isWish: boolean): RegExpExecArray | null {
  if (QUESTION.test(clause) || (isWish && !/\b(?:must|requires?|required|only)\b/.test(clause))) return null
  for (const { expression } of DEMANDS) {
    const match = expression.exec(clause)
    if (match === null) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const before = clause.slice(Math.max(0, from - 160), from)
    const around = `${before.slice(-100)}${clause.slice(from, to + 100)}`
    if (OF_SOME.test(before + clause.slice(from, to + 60)) || BOILERPLATE.test(around)) continue
    if (/\bmay be required\b/.test(around) || /\bencouraged to apply\b/.test(clause.slice(to))) continue
    // A list that lost its breaks: '… preferred Must be a US citizen'.
    const close = before.slice(-40).replace(/^.*(?=\bmust\b)/, '')
    const behind = clause.slice(from, to + 40)
    if (!HEDGED.test(close + behind) && !HEDGED_BEHIND.test(behind)) return match
  }
  return null
}

// Sentences, also where the blank between them was lost.
const CLAUSES = new RegExp(
  [
    '(?<=[^.][a-z)][.;!?])\\s*(?=[A-Z(])|(?<=[a-z.)])(?=[A-Z][a-z]{2})|(?<=\\b(?:US|USA))(?=[A-Z][a-z]{2})',
    '(?<=\\bU\\.S\\.(?:A\\.)?)\\s+(?=(?:This|We|The|Our|All|No|If|It|Please)\\b)|\\s[•·*]\\s',
  ].join('|'),
)
const IN_COUNTRY = '(?:able|ability) to work (?:legally )?in (?:the )?(?:u\\.?s|united|america|canada)'
const CUE = new RegExp(
  anyOf([
    'authori|eligib|citizen|green\\s?card|permanent residen|passport|sponsor|visa|h-?1|immigration',
    'work (?:permit|status)|working rights|right to (?:live and )?work|(?:us|u\\.s\\.) (?:person|worker)',
    `\\busc\\b|\\bgc\\b|(?:permitted|allowed|entitled|legally) |${IN_COUNTRY}`,
  ]),
)

/** Whether the person must be allowed to work there, and whether a visa is sponsored. */
export function readAuthorization(parts: readonly Part[]): AuthorizationRead {
  let required: true | null = null
  let sponsorship: 'yes' | 'no' | null = null
  const evidence: string[] = []
  for (const part of parts) {
    const isField = part.headWords === 'work authorization'
    if (!isField && !(maySpeakOf(part, 'authorization') && CUE.test(part.lower))) continue
    for (const clause of part.text.split(CLAUSES)) {
      const lower = clause.toLowerCase()
      const sponsors = sponsorshipIn(lower)
      const demand =
        (isField ? /^united states \(required\)/.exec(lower) : null) ?? demandIn(lower, part.head === 'wish')
      if (sponsors === null && demand === null) continue
      if (demand !== null) required = true
      if (sponsors === 'no' || sponsorship === null) sponsorship = sponsors ?? sponsorship
      const from = demand?.index ?? lower.search(SPEAKS_OF_SPONSORS)
      evidence.push(clipped(clause, from, from + (demand?.[0].length ?? 0)))
    }
  }
  return { required, sponsorship, evidence }
}
