import type { Licence } from './facts.ts'
import { forceOf } from './force-old.ts'
import { type KindNamed, kindsIn } from './licence-kinds.ts'
import type { Part } from './parts.ts'
import { codesOf, statesIn } from './states-named.ts'
import { maySpeakOf } from './stems.ts'

export type LicenceRead = { licence: Licence; evidence: string[] }

const CUE =
  /licen[sc]|certifi|credential|endors|\bbar\b|registr|registered|\b(?:rbt|bcba|bcaba|lcsw|lmsw|licsw|lpc|lpcc|lmft|lmhc|cpa|nmls|rn|lpn|lvn|cna|pe|eit|mt-bc|ccc-?slp|slp|guard card|journeyman|dea|ptsb)\b/

// Driving, wares, papers of companies and agreements have licences too.
const NOT_LICENCE =
  /\b(?:driv(?:er|ers|ing|er['’]?s|ers['’])|cdl|vehicle|motor|software|liquor|product|oracle|microsoft|trademark|content|brand|fishing|business|export|music|media|patent|technology|data|end[- ]user|open[- ]source|boat|pilot|marriage|class [a-d]\b|operator|site|dr|d\.l\.|chauffeur)['’]?s?['’]?,? (?:\w+ )?licen[sc]\w*|certifications?\/licen[sc]es?(?:\/registrations?)?|licen[sc]\w* (?:agreement|plate|fee|cost|key|management|to drive|deal|revenue|compliance|negotiat|partner|program|model|server|user|count|renewals?|products?|content|premises|and (?:permitting|royalt)|facilit\w+|childcare|child care|day ?care|institution|establishment|provider of|compan\w+|technolog\w+|and driving|to (?:operate a (?:motor )?vehicle|use|sell))|(?:under|used under) licen[sc]e|licen[sc]e and (?:clean|good|acceptable|safe|reliable|insurance|vehicle|current insurance|proof)|licen[sc]ing (?:agreements?|deals?|bod|business|opportunit|team|revenue)|(?:valid|current) (?:state[- ]issued )?(?:driving|operator)/g

const LICENCE = /\blicen[sc](?:e[sd]?|ures?)\b/gi
const PAPER =
  /\b(?:licen[sc](?:e[sd]?|ures?)|certificat(?:e|es|ion|ions)|certified|credentials?|endorsements?)\b/gi

// A paper that counts whatever else is said about it.
const SURE =
  /\b(?:board[- ](?:certifi\w+|eligible)|(?:state )?bar (?:admission|member\w*|association|exam|licen\w+|card)|(?:admi(?:tted|ssion)|member\w*)(?: in good standing)?(?: (?:to|of|in|with|and))+ (?:\w+ ){0,5}?bars?\b|admitted to practice|guard card|journeyman(?:['’]s)? (?:card|licen\w+)|licen[sc]ed to practi[cs]e|licen[sc]e to practi[cs]e|ptsb|(?:professional engineer(?:ing)?|pe) (?:registration|licen\w+)|registered (?:architect|professional engineer|behaviou?r technician|dental hygienist)|rbt|bcba|bcaba|cpa|nmls|ccc-?slp|lcsw|lmsw|licsw|lpcc?|lmft|lmhc|mt-bc|certified public accountant|eit|pe (?=preferred|required|or\b|is)|(?:state )?coaching (?:certific\w+|licen\w+|endorse\w+))\b/gi

const PRIVATE =
  /\b(?:shrm|phr|sphr|pmp|cissp|ccna|comptia|aws|azure|cpr|bls|acls|pals|first aid|aed|six sigma|yoga|fitness|personal train\w+|montessori|tefl|tesol|celta|forklift|ase\b|osha|itil|scrum|salesforce|google|hubspot|leed|nccer|servsafe|food handler|cpi|crisis prevention|lifeguard|cfa\b|cfp\b|ce?ia\b|cisa|cism|ceh|series \d+|finra|notary|welding|aws-)\b/
const COUNSEL_ONLY = /\bcertifi|\bcredential|\bendorse/

// Says that the paper is asked of the reader.
const ASKS =
  /\b(?:must|required?|requires|possess\w*|hold(?:s|ing)?|have|has|current(?:ly)?|valid|active|unrestricted|unencumbered|obtain\w*|eligib\w+|maintain|preferred|desired|desirable|plus|ideal|need(?:ed)?|in good standing|ability|able|willing\w*|if licen|or will be|pass|on track|working toward|pursuing|looking for|seeking|minimum|completion|meet\w*|graduate)\b/
const OTHERS =
  /\b(?:our|team of|with|by|under|alongside|other|all|of|the|a|an|to|from)(?: \w+){0,1} (?:fully )?(?:licen[sc]ed|certified|credentialed|registered|board[- ]certified) (?:\w+ ){0,3}(?:staff|teachers?|clinicians?|professionals?|therapists?|providers?|nurses?|counselors?|employees?|personnel|psychologists?|agents?|social workers?|bcba\w*|supervisors?)\b/
const OTHERS_ANYWAY =
  /\b(?:supervis(?:ed|ion) (?:by|from|of|for|toward)|supervision (?:by|from|toward)|reimburse\w*|tuition|we (?:are|help|offer|provide|pay|cover|support)|assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|verif\w+ (?:of )?(?:licens|credent)|ensur\w+|monitor\w*|process\w*|licensing bod|customers?|clients include|credentialing|nationally accredited|equal opportunity|continuing education|without regard|our team|unlicensed|no licen|not (?:required|need)\w*|licen[sc]e(?:s)? (?:is|are) not|if (?:the )?position requires|if applicable|as applicable|for staff|may support|company|fees|selective service|dd-214|claim\w*|if you are an?|documentation|nmls (?:#|id)|american bar association|with or without|inspections|joint commission|abide|as you work towards?)/

const NURSE_ITEM = /^(?:current |active |valid )*(?:rn|lpn|lvn|registered nurse)\b(?! to\b)/

type Mention = { from: number; to: number; isSure: boolean }

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (match) => ' '.repeat(match.length))

/** Papers named as alternatives to one another, or twice by two rules, are one mention. */
function merged(mentions: readonly Mention[], lower: string): Mention[] {
  const found: Mention[] = []
  for (const mention of mentions) {
    const last = found.at(-1)
    const between = last === undefined ? '' : lower.slice(last.to, mention.from)
    const isSame =
      last !== undefined &&
      (mention.from <= last.to || /^[\s,/&()-]*$|^[^.;]{0,40}\bor\s+(?:an? )?$/.test(between))
    if (isSame) {
      last.to = Math.max(last.to, mention.to)
      last.isSure ||= mention.isSure
    } else found.push({ ...mention })
  }
  return found
}

function mentionsIn(part: Part, lower: string, kinds: readonly KindNamed[]): Mention[] {
  const found: Mention[] = []
  for (const match of lower.matchAll(SURE))
    found.push({ from: match.index, to: match.index + match[0].length, isSure: true })
  const bare = NURSE_ITEM.exec(lower)
  if (bare !== null && part.head !== 'none' && part.head !== 'duties' && part.head !== 'company') {
    found.push({ from: 0, to: bare[0].length, isSure: true })
  }
  const near = (from: number, to: number, reach: number, kind?: (named: KindNamed) => boolean) =>
    kinds.some((named) => named.to >= from - reach && named.from <= to + reach && (kind?.(named) ?? true))
  const isNamed = ({ text }: KindNamed) => !PRIVATE.test(lower) || !WEAK.test(text)
  for (const match of lower.matchAll(LICENCE)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (near(from, to, 70, isNamed)) found.push({ from, to, isSure: false })
  }
  if (COUNSEL_ONLY.test(lower) && !PRIVATE.test(lower)) {
    for (const match of lower.matchAll(PAPER)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const isOfSchools = ({ kind }: KindNamed) =>
        kind === 'teaching' ||
        kind === 'school counselor' ||
        kind === 'administrator' ||
        kind === 'behavior analyst'
      if (near(from, to, 40, isOfSchools)) found.push({ from, to, isSure: false })
    }
  }
  return merged(
    found.sort((one, other) => one.from - other.from),
    lower,
  )
}

function isAsked(part: Part, lower: string, mention: Mention): boolean {
  if (OTHERS_ANYWAY.test(lower)) return false
  const isItem = part.text.length < 130
  const isList = part.head === 'qualifications' || part.head === 'demand' || part.head === 'wish'
  if (
    OTHERS.test(lower) &&
    !/\bmust\b|\brequired\b|\bpreferred\b|\bhold|\bpossess|\blicen[sc]e\b/.test(lower)
  )
    return false
  if (/\b(?:from|by|under) an? licen[sc]ed\b|^an? licen[sc]ed\b/.test(lower)) return false
  if (part.head === 'company' || part.head === 'duties')
    return /\b(?:must|required?|preferred|possess|hold|current|valid|active)\b/.test(lower)
  if (isList) return isItem || ASKS.test(lower)
  return ASKS.test(lower) || (mention.isSure && mention.from < 12 && isItem)
}

const ANY_STATE =
  /\b(?:any (?:u\.?s\.? |one )?(?:state|jurisdiction)|your (?:home |own )?state|state (?:of|in) (?:residence|which you|your)|the state(?:\(s\)|s)? (?:in which|where) (?:you|they)|home state|resident state|at least one (?:u\.?s\.? )?state|one or more states|a u\.?s\.? (?:state|jurisdiction))\b/

const SUBJECT =
  /\b(?:certifi(?:ed|cation)|licen[sc]ed|licensure|endorse(?:d|ment)|credential(?:ed)?) (?:in|for) (?:the )?((?:[A-Za-z0-9&/-]+,? ){0,5}?(?:subject area|education|grades? [\w-]+|[A-Z]\d?-\d{1,2}|[Kk]-\d{1,2}|mathematics|math|science|english|art|music|reading|history|spanish|french|physics|chemistry|biology|[Ss]pecial [Ee]d\w*)(?: [Kk]-\d{1,2})?)|\bto teach ((?:\w+ ){0,3}?(?:[Kk]-\d{1,2}|math\w*|science|english|art|music|spanish|french|special education)(?: [Kk]-\d{1,2})?)/

const NONE: Licence = { need: 'none_stated', kind: null, states: null, subject: null }

// Says little about the profession: another word decides.
const WEAK =
  /^(?:professional|clinical|state|mental|family|medical|health|life|security|physical|school)\w*$/i

type Deciding = { part: Part; kinds: readonly KindNamed[]; mention: Mention; isDemand: boolean }

function decidingIn(part: Part): Deciding | null {
  if (!maySpeakOf(part, 'licence') || !CUE.test(part.lower)) return null
  const lower = blanked(part.lower, NOT_LICENCE)
  if (!CUE.test(lower)) return null
  const kinds = kindsIn(part.text)
  let wished: Deciding | null = null
  const mentions = mentionsIn(part, lower, kinds)
  for (const [index, mention] of mentions.entries()) {
    if (!isAsked(part, lower, mention)) continue
    const range = { ...mention, previous: mentions[index - 1]?.to, next: mentions[index + 1]?.from }
    const force = forceOf(part, range, 'other')
    if (force === 'demand') return { part, kinds, mention, isDemand: true }
    if (force === 'wish') wished ??= { part, kinds, mention, isDemand: false }
  }
  return wished
}

// 'HealthSource of Ohio'
const COMPANY_OF = /[A-Z][a-z]+ of $(?<!\b(?:State|Commonwealth|Board|Department|States) of )/

function statesOf(deciding: readonly Deciding[]): Licence['states'] {
  const codes = deciding.flatMap(({ part, mention }) => {
    const near = statesIn(part.text, 'clear').filter(
      ({ from, to }) => to > mention.from - 60 && from < mention.to + 70,
    )
    return codesOf(near.filter(({ from }) => !COMPANY_OF.test(part.text.slice(0, from))))
  })
  if (codes.length > 0) return [...new Set(codes)]
  return deciding.some(({ part }) => ANY_STATE.test(part.lower)) ? 'any state' : null
}

/** The licence that the parts ask for. */
export function readLicence(parts: readonly Part[]): LicenceRead {
  const all = parts.map(decidingIn).filter((found) => found !== null)
  const demanded = all.filter(({ isDemand }) => isDemand)
  const deciding = demanded.length > 0 ? demanded : all
  const first = deciding[0]
  if (first === undefined) return { licence: NONE, evidence: [] }
  const near = first.kinds.filter(
    ({ from, to }) => to >= first.mention.from - 90 && from <= first.mention.to + 90,
  )
  const kind = near.find((named) => !WEAK.test(named.text))?.kind ?? 'other'
  const ofSchools = kind === 'teaching' || kind === 'school counselor' || kind === 'administrator'
  const subject = ofSchools
    ? deciding.map(({ part }) => SUBJECT.exec(part.text)).find((match) => match !== null)
    : undefined
  return {
    licence: {
      need: demanded.length > 0 ? 'required' : 'preferred',
      kind,
      states: statesOf(deciding),
      subject: subject?.[1] ?? subject?.[2] ?? null,
    },
    evidence: deciding.map(({ part }) => part.text),
  }
}
