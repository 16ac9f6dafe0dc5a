import { COUNTRIES } from '@lilypad/domain'
import type { Part } from './parts.ts'
import { clipped } from './quote.ts'
import { maySpeakOf } from './stems.ts'

export type AuthorizationRead = {
  required: true | null
  sponsorship: 'yes' | 'no' | null
  evidence: string[]
}

const COUNTRY_NAMES = COUNTRIES.flatMap(({ names }) => names.map((name) => name.toLowerCase()))
  .filter((name) => /^[a-z ]{4,}$/.test(name))
  .join('|')
const COUNTRY = `(?:the )?(?:u\\.?\\s?s\\.?(?:a\\.?)?|america|uk|european union|eu|country|${COUNTRY_NAMES})(?![a-z])`
const TO_WORK =
  '(?:(?:to|and able to) (?:be )?(?:legally |lawfully |permanently |live and )?(?:work|employed|accept (?:new )?employment)|for (?:permanent |full[- ]time )?employment)'
const STATUS =
  'citizens?(?:hip)?|permanent residen(?:ts?|cy)|green ?cards?|nationals?|persons?|workers?|passport'
const CITIZEN = `(?:(?:u\\.?\\s?s\\.?(?:a\\.?)?|united states|american|canad\\w+)[- ]?(?:/us )?(?:${STATUS})|(?:lawful )?permanent residents?|green ?card|(?:be an?|be) citizens?|(?:usc|gc)(?: ?[/,] ?| or | and )(?:usc|gc|ead|(?:us )?citizens?))\\b`

// What must be so that one may work there.
const DEMANDS: readonly RegExp[] = [
  new RegExp(`\\b(?:authori[sz](?:ed|ation) ${TO_WORK}|authority to work(?: \\w+)? in)\\b`),
  new RegExp(
    `\\blegal(?:ly)? (?:right|authori[sz]\\w+|eligib\\w+|permit\\w+|able|allowed|entitled) ${TO_WORK}\\b`,
  ),
  new RegExp(
    `\\b(?:eligible|permitted|entitled|able|allowed|right|qualified) ${TO_WORK}\\b(?: here\\b|.{0,40}?\\b(?:in|within|for) (?:${COUNTRY}|any ))`,
  ),
  new RegExp(`\\b(?:must|should|need to|required to) be (?:eligible|permitted|entitled) ${TO_WORK}\\b`),
  /\b(?:able|ability) to (?:legally )?(?:live and )?work\b.{0,60}?\bwithout (?:\w+ ){0,4}sponsorship/,
  /\b(?:employment|work(?:ing)?) (?:authori[sz]ation|eligibility|permit|visa)(?: (?:to work|for|in)(?: [\w.]+){0,3}?)?(?:: ?united states)? ?(?:\(required\)|is required|required|that does not)/,
  /^(?:have )?(?:an? )?(?:current|valid|existing|unrestricted|permanent) (?:us |u\.s\. )?work(?:ing)? (?:authori[sz]ation|permit|visa|rights)\b/,
  new RegExp(`\\bwork authori[sz]ation in ${COUNTRY}`),
  new RegExp(
    `\\b(?:able|ability) to work (?:legally )?in ${COUNTRY}(?=\\s*(?:$|[.,;(•]|of america|legally|on a|o-\\d|\\d))`,
  ),
  /\b(?:(?:must|should|required to) (?:currently )?(?:have|possess|hold|obtain|provide)|you (?:need|have|hold))(?: [\w.]+){0,4} (?:work (?:authori[sz]ation|permit|visa|rights)|right to work)\b/,
  new RegExp(
    `\\b(?:must|should|need|needs|required?|requires|only|limited to|open to)\\b.{0,60}?\\b${CITIZEN}`,
  ),
  new RegExp(`\\b${CITIZEN}.{0,50}?\\b(?:required|needed|only|is a must|must|with the ability)\\b`),
  new RegExp(`^\\W*(?:be an? )?${CITIZEN}(?:$|[.,;:(/]| /| (?:or|and|with)\\b)`),
  new RegExp(`^(?:\\w+ )?(?:permit|auth|authori[sz]ation|citizenship|status): ?${CITIZEN}`),
]
// Everyone prints these.
const BOILERPLATE =
  /\be-?verify\b|\bi-?9\b|\b(?:verif|confirm)\w*\b.{0,60}\b(?:identity|eligib|author)|\bregardless of\b|\bwithout regard\b|\bcitizenship status\b(?!:| (?:is )?required)|\bprotected (?:veteran|class|status|by|under|characteristic|categor|group)|\bdiscriminat|\bequal (?:employment )?opportunity|\bproof of (?:eligib|identity|authori|legal)|\bfederal law requires\b|\bnon-u\.?s\b|\bdefines\b|\b(?:every|senior|fellow) citizens?\b|\bdocument\w* (?:to|that|establish)/
const HEDGED =
  /\b(?:encouraged|in an? \w+ environment|prefer\w*|ideally|desired|whether|if (?:the|this) position)\b/
const HEDGED_BEHIND = /\b(?:a plus|not (?:required|necessary|needed|mandatory))\b/
// 'Some positions may require US citizenship' says nothing of this one.
const OF_SOME = /\b(?:most|many|some|certain) (?:\w+ ){0,2}(?:positions|roles|jobs)\b/
const QUESTION = /\?\s*$|^(?:are|do|will|can|have|would) you\b|: ?yes\/no|required: ?(?:no\b.*)?$/

const VISA =
  '(?:visas?|h-?1(?:-?b)?|j-?1|immigration(?! status)|green ?cards?|work permits?|employment authori[sz]ation)'
const NOT = "(?:not|un(?:able|available)|cannot|can['’]?t|won['’]?t|no|never|neither|n['’]t|without|nor|non)"
const REFUSES: readonly RegExp[] = [
  new RegExp(`(?:\\b${NOT}\\b|n['’]t\\b)(?:(?!, we\\b)[^.;?]){0,110}?\\bsponsor`),
  /\bsponsorship\b[^.;?]{0,60}?\b(?:not|unavailable|never|no\b|none|cannot|n['’]t)/,
  new RegExp(
    `\\b(?:no|not (?:eligible for|(?:accept|consider|support|offer|provide)\\w*))\\b[^.;?]{0,30}?\\b${VISA}`,
  ),
  new RegExp(
    `\\b${VISA}[^.;?]{0,30}\\b(?:not (?:be )?(?:accepted|available|considered|eligible|supported)|unavailable)`,
  ),
  new RegExp(
    `(?:\\b(?:cannot|unable to|do(?:es)? not|will not)|n['’]t|(?:\\bnot|n['’]t) (?:\\w+ )?(?:able|willing|in a position) to) (?:accept|consider|support|offer|provide|process|take|work with)\\b[^.;?]{0,30}?\\b${VISA}`,
  ),
  /\bsponsor(?:ship)?s?(?: (?:available|visas?|offered|provided))?: ?(?:no|none)\b/,
  new RegExp(`\\bwork\\b[^.;?]{0,50} without (?:\\w+ ){0,2}${VISA}`),
  /\bunable to (?:consider|accept|hire)\b[^.;?]{0,60}\brequir\w+ (?:\w+ )?sponsor/,
]
const OFFERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|will|can|may|do|happy to|able to|agree to|are)(?: \\w+){0,2} sponsor(?:ing)?\\b(?: \\w+){0,4} (?:${VISA}|candidates?|applicants?|employment)`,
  ),
  new RegExp(
    `\\b(?:${VISA}|employment|work)(?: (?:and|or|/) \\w+)?(?: visa)? sponsorship (?:is |may be |can be |will be |also |potentially )*(?:available|support|opportunit|offered|provided|possible|considered)`,
  ),
  new RegExp(`\\b(?:provide|offer|consider|including|with)s?(?:ing)?\\b[^.;?]{0,25}\\b${VISA} sponsorship`),
  new RegExp(
    `\\b${VISA}(?: transfers?| processing| support| assistance| candidates| holders)?(?: is| are)? (?:available|provided|offered|ok|welcome|accepted|possible)`,
  ),
  new RegExp(
    `(?<!\\bnot |n['’]t |\\bnot \\w{1,12} )\\b(?:happy|able|willing) to (?:support|help with|assist with|consider)\\b[^.;?]{0,20}${VISA}`,
  ),
  /\bsponsorship: ?(?:yes|ok)\b/,
  /\bsponsorship(?: is| may be)? (?:potentially )?(?:available|possible|offered)\b|\bopen to (?:visa )?sponsor/,
]
const SPEAKS_OF_SPONSORS = /sponsor|h-?1|visa|immigration/
const NAMES_VISA = new RegExp(VISA)
// Events, studies and clearances have sponsors too.
const OF_VISAS = new RegExp(
  `${VISA}|immigra|employment|work|candidate|applicant|position|role\\b|sponsor(?:$|[.,;!]| at this time| now\\b)|now or in the future|individuals?|sponsorships?\\b|person`,
)
const OF_OTHERS =
  /\b(?:events?|executive|corporate|clinical|trainings?|clearance|projects?|athlet\w*|sports?|donors?|fundrais\w*|conference|team|program|study|research|business)[- ]sponsor|(?:employer|company)[- ]sponsored (?!work|visa)|sponsor(?:s|ed)? (?:by|of|events?|organi|research|project|program|medical|health)/

const isSome = (rules: readonly RegExp[], text: string) => rules.some((rule) => rule.test(text))

function sponsorshipIn(clause: string): 'yes' | 'no' | null {
  if (!SPEAKS_OF_SPONSORS.test(clause) || !OF_VISAS.test(clause) || QUESTION.test(clause)) return null
  if (/with or without (?:\w+ )?sponsor/.test(clause)) return 'yes'
  if (OF_OTHERS.test(clause) && !NAMES_VISA.test(clause)) return null
  if (isSome(REFUSES, clause)) return 'no'
  return isSome(OFFERS, clause) ? 'yes' : null
}

/** The words that demand that one may work there, be it among wishes if they say must; null if none do. */
function demandIn(clause: string, isWish: boolean): RegExpExecArray | null {
  if (QUESTION.test(clause) || (isWish && !/\b(?:must|requires?|required|only)\b/.test(clause))) return null
  for (const rule of DEMANDS) {
    const match = rule.exec(clause)
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
const CLAUSES =
  /(?<=[^.][a-z)][.;!?])\s*(?=[A-Z(])|(?<=[a-z.)])(?=[A-Z][a-z]{2})|(?<=\b(?:US|USA))(?=[A-Z][a-z]{2})|(?<=\bU\.S\.(?:A\.)?)\s+(?=(?:This|We|The|Our|All|No|If|It|Please)\b)|\s[•·*]\s/
const CUE =
  /authori|eligib|citizen|green ?card|permanent residen|passport|sponsor|visa|h-?1|immigration|work (?:permit|status)|right to (?:live and )?work|(?:able|ability) to work (?:legally )?in (?:the )?(?:u\.?s|united|america|canada)|(?:us|u\.s\.) (?:person|worker)|\busc\b|\bgc\b|(?:permitted|allowed|entitled|legally) /

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
