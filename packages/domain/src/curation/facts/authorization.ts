import { forceOf } from './force-old.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

export type AuthorizationRead = {
  required: true | null
  sponsorship: 'yes' | 'no' | null
  evidence: string[]
}

const COUNTRY =
  '(?:the )?(?:u\\.?\\s?s\\.?(?:a\\.?)?|united states|america|canada|uk|united kingdom|european union|eu|country|state of|india|australia)'
const CITIZEN = `(?:u\\.?\\s?s\\.?(?:a\\.?)?|united states|american|canad\\w+)[- ]?(?:/us )?(?:citizens?(?:hip)?|nationals?|persons?\\b|passport holders?)`

const AUTHORIZED = new RegExp(
  `\\b(?:authori[sz]ed|eligible|permitted|entitled|able|allowed|qualified|cleared|right) (?:to|and able to) (?:be )?(?:legally |lawfully |permanently )?(?:work|employed|accept (?:new )?employment)(?: and live| and reside| legally| lawfully| full[- ]time| permanently)*(?:,? without (?:\\w+ ){0,3}sponsorship)?,? (?:in|within|for (?:any|the)) (?:${COUNTRY}|any (?:us |u\\.s\\. )?employer|location|job)|\\b(?:employment|work(?:ing)?) (?:authori[sz]ation|eligibility)(?: to work)? (?:in|is required|required|for)\\b|\\bwork (?:authori[sz]ation|permit)(?:: ?united states \\(required\\)| \\(required\\)| required)|\\bauthori[sz]ation to work\\b|\\blegal(?:ly)? (?:right|authori[sz]\\w+|eligib\\w+|permit\\w+|able|entitled) to work\\b|\\b(?:must|should) (?:have|possess|hold) (?:\\w+ ){0,4}(?:work (?:authori[sz]ation|permit|visa|rights)|right to work)|\\bright to work in ${COUNTRY}|\\b(?:must|should|need to|required to) be (?:legally |lawfully )?(?:authori[sz]ed|eligible|permitted|able) to (?:legally |lawfully )?work\\b|\\bauthori[sz]ed to work\\b|\\beligible to work in ${COUNTRY}|\\blive and work in ${COUNTRY} without sponsorship|\\b(?:able|ability) to (?:legally )?work without (?:\\w+ ){0,4}sponsorship`,
)
const CITIZENSHIP = new RegExp(
  `\\b(?:must|should|need to|required to|be|only|requires?|are|is|candidates?)\\b[^.;?]{0,60}?\\b${CITIZEN}|\\b${CITIZEN}\\b(?:[^.;?]{0,40}?\\b(?:required|only|are eligible|is a must|or (?:a )?(?:green ?card|permanent|lawful|legal)|and green|must|with the ability|preferred))|^${CITIZEN}(?:$|[.,;(]| (?:or|and|with)\\b)|\\b(?:green ?card|permanent resident)s?\\b[^.;?]{0,50}\\b(?:only|required|holders?|permit to work)\\b`,
)
const CUE =
  /authori[sz]|eligib|citizen|green ?card|permanent resident|sponsor|visa|h-?1-?b|work permit|right to work|\bopt\b|us person|u\.s\. person|permitted to work|passport|legally/
// Boilerplate that everyone prints.
const BOILERPLATE =
  /\be-?verify\b|\bform i-?9\b|\bi-?9\b|\bverif\w+ (?:of )?(?:your |the |their )?(?:identity|employment eligib|eligib|work author)|\bidentity and (?:employment )?(?:eligibility|authori)|\bregardless of\b|\bwithout regard\b|\bcitizenship status\b|\bprotected (?:veteran|class)|\bdiscriminat|\bequal (?:employment )?opportunity|\bcitizen'?s? (?:committee|commission|complaint|advisory|service)|\bproof of (?:eligib|identity|authori)|\bdocument\w* (?:to|that|establish)/
const QUESTION = /\?\s*$|^(?:are|do|will|can|have|would) you\b|\bnow or in the future\?|:\s?yes\/no/

const NO_SPONSORSHIP =
  /\b(?:not|un(?:able|available)|cannot|can['’]?t|won['’]?t|no|never|neither|n['’]t|without|nor|non-?)\b[^.;?]{0,70}?\bsponsor\w*|\bsponsorship\b[^.;?]{0,60}?\b(?:not|unavailable|never|no\b|none|cannot|n['’]t)|\bno (?:h-?1-?b|visas?)\b|\bh-?1-?b[^.;?]{0,30}\b(?:not (?:accepted|available|considered|eligible|supported)|unavailable|no)\b|\bnot (?:accept|consider|support|eligible for|offer|provide)\w*[^.;?]{0,30}\b(?:h-?1-?b|visas?)\b|\bno (?:c2c or |opts?,? |sponsorships?)/
const YES_SPONSORSHIP =
  /\b(?:we|will|can|may|currently|happy to|able to|do|does|able) (?:also |currently |gladly |consider |provide |offer |support )?(?:to )?sponsor(?:ing)?\b(?: (?:qualified |eligible )?(?:\w+ ){0,3}?(?:visas?|h-?1-?b|green ?cards?|candidates?|applicants?|work|immigration|employment))|\b(?:visa|h-?1-?b|immigration|work permit|green ?card|employment)(?: (?:and|\/|or) \w+)?(?: visa)? sponsorship (?:is |may be |can be |will be |also |available|support|opportunit|offered|provided|possible|considered)|\b(?:provide|offer|offers|provides|offering|consider|including|with)\b[^.;?]{0,25}\b(?:visa|h-?1-?b|immigration|work permit) sponsorship|\bvisa (?:transfers?|sponsorship) (?:is |are )?(?:available|ok|welcome|accepted|possible)|\bsponsorship(?: is| may be| available:?)* (?:available|possible|offered|yes)|\bopen to (?:visa )?sponsor|\b(?:h-?1-?b|visa|green ?card)(?: and [\w -]{3,20}?)? (?:processing|transfers?|support|assistance) (?:is )?(?:available|provided|offered)/
const NOT_VISA =
  /\b(?:events?|executive|corporate|clinical (?:trials?|stud)|trainings?|clearance|project|athlet|sports?|donor|fundrais|conference|team sponsor|program sponsor|study sponsor|sponsor(?:s|ed)? (?:by|of|events?|organi|research|project|program)|business sponsor)/
const VISA =
  /visa|h-?1-?b|immigra|employment|work author|candidate|applicant|green ?card|position|role\b|now or in the future|individuals?|sponsorships?\b|person/

function sponsorshipIn(lower: string): 'yes' | 'no' | null {
  if (!/sponsor|h-?1-?b|visa/.test(lower) || !VISA.test(lower)) return null
  const isQuestion = QUESTION.test(lower)
  if (isQuestion) return null
  if (/with or without (?:\w+ )?sponsor/.test(lower)) return null
  const no = NO_SPONSORSHIP.exec(lower)
  const match = no ?? YES_SPONSORSHIP.exec(lower)
  if (match === null) return null
  const around = lower.slice(Math.max(0, match.index - 20), match.index + match[0].length + 40)
  if (NOT_VISA.test(around) && !/visa|h-?1-?b|immigra/.test(around)) return null
  return no === null ? 'yes' : 'no'
}

function requires(part: Part, lower: string): boolean {
  if (QUESTION.test(lower)) return false
  const match = AUTHORIZED.exec(lower) ?? CITIZENSHIP.exec(lower)
  if (match === null) return false
  const to = match.index + match[0].length
  if (/\bsponsor\w*\b[^.;]{0,40}$/.test(lower.slice(0, match.index)) && /^(?:employment|work)/.test(match[0]))
    return false
  if (/^ in an? /.test(lower.slice(to))) return false
  if (/\b(?:preferred|\(preferred)/.test(lower.slice(match.index, to + 25))) return false
  if (
    /\b(?:regardless|whether|status|ability|verify)\b/.test(
      lower.slice(Math.max(0, match.index - 30), match.index),
    )
  )
    return false
  return forceOf(part, { from: match.index, to }, 'other') === 'demand'
}

/** Whether the person must be allowed to work there, and whether a visa is sponsored. */
export function readAuthorization(parts: readonly Part[]): AuthorizationRead {
  let required: true | null = null
  let sponsorship: 'yes' | 'no' | null = null
  const evidence: string[] = []
  for (const part of parts) {
    const isField = part.headWords === 'work authorization'
    if (!isField && !maySpeakOf(part, 'authorization')) continue
    const lower = part.lower.slice(0, 1500)
    if (!isField && !CUE.test(lower)) continue
    const sponsors = sponsorshipIn(lower)
    const isForm = isField && /^united states \(required\)/.test(lower)
    const isDemand = isForm || (!BOILERPLATE.test(lower) && requires(part, lower))
    if (sponsors === null && !isDemand) continue
    if (isDemand) required = true
    if (sponsors === 'no' || sponsorship === null) sponsorship = sponsors ?? sponsorship
    evidence.push(part.text)
  }
  return { required, sponsorship, evidence }
}
