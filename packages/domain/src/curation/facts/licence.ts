import type { Licence } from './facts.ts'
import { forceOf } from './force.ts'
import { type KindNamed, kindsIn } from './licence-kinds.ts'
import type { Part } from './parts.ts'
import { clipped } from './quote.ts'
import { codesOf, statesIn } from './states-named.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'
import { statementOf } from './words/statements.ts'

export type LicenceRead = { licence: Licence; evidence: string[] }

const either = (words: string) => `(?:${words.split('; ').join('|')})`

const LICENCE = 'licen[sc](?:e[sd]?|ures?|ing)'
const PAPER = `(?:${LICENCE}|certificat(?:es?|ions?)|certified|credentials?|endorsements?|registr(?:ation|y)|registered)`

// What is licensed besides people, and licences that are no profession's.
const OTHER_OWNERS = either(
  "driv(?:er|ers|ing|er['’]?s|ers['’]); cdl; vehicle; motor; software; liquor; product; oracle; microsoft; trademark; content; brand; fishing; business; export; music; media; patent; technology; data; end[- ]user; open[- ]source; boat; pilot['’]?s?; marriage; class [a-d]\\b; operator['’]s; site; dr; chauffeur; forklift; professional software; used under; under; clients?['’]?; shared; tool; user; enterprise; apache; mit",
)
const OTHER_USES = either(
  'agreement; plate; fee; cost; key; management; to drive; deal; revenue; compliance; negotiat; partner; program; model; server; user; count; renewals?; products?; content; premises; and (?:permitting|royalt); facilit\\w+; childcare; child care; day ?care; institution; establishment; provider of; compan\\w+; technolog\\w+; and (?:driving|clean|good|acceptable|safe|reliable|insurance|vehicle|current insurance|proof); to (?:operate a (?:motor )?vehicle|use|sell(?! (?:life|health|insur|real|secur|annuit|propert|mortg))); from; software; boards?; regulations?; approval; agreements?',
)
const NOT_LICENCE = new RegExp(
  `\\b${OTHER_OWNERS},? (?:\\w+ )?licen[sc]\\w*|\\bcertifications?/licen[sc]es?(?:/registrations?)?|\\blicen[sc]\\w* ${OTHER_USES}|\\bpre-?licensing|(?:valid|current) (?:state[- ]issued )?(?:driving|operator)`,
  'g',
)
// Certificates of trades, vendors and first aid.
const PRIVATE = new RegExp(
  `\\b${either(
    'shrm; phr; sphr; pmp; cissp; ccna; comptia; aws; azure; cpr; bls; acls; pals; first aid; aed; six sigma; yoga; fitness; personal train\\w+; montessori; tefl; tesol; celta; forklift; ase\\b; osha; itil; scrum; salesforce; google; hubspot; leed; nccer; servsafe; food handler; cpi; crisis prevention; lifeguard; cfa\\b; cfp\\b; ce?ia\\b; cisa; cism; ceh; notary; welding',
  )}\\b`,
)

// Names a licence by itself.
const SURE = new RegExp(
  `\\b${either(
    "board[- ](?:certifi\\w+|eligible); (?:state )?bar (?:admission|member\\w*|exam|licen\\w+|card); (?:admi(?:tted|ssion)|member\\w*)(?: in good standing)?(?: (?:to|of|in|with|and))* (?:\\w+ ){0,5}?bars?\\b; admitted to practice; guard card; journeyman(?:['’]s)? (?:card|licen\\w+); licen[sc]ed? to practi[cs]e; ptsb; (?:professional engineer(?:ing)?|pe) (?:registration|licen\\w+); registered (?:architect|professional engineer|behaviou?r technician|dental hygienist); registered dieti[ct]ian; qualified (?:lawyer|solicitor|attorney); certified nurs(?:e|ing) (?:assistant|aide)s?; licensed (?:practical|vocational) nurse; licensure(?= (?:is )?(?:preferred|required|a plus)); arrt(?! (?:approved|accredited)); ardms; rdms(?= (?:certif|regist|required|preferred)); rph; lcpc; lisw; lcmhc; lmhp; rn(?= (?:licen|preferred|required|a plus)); rbt; bcba; bcaba; cpa(?! (?:and|or) (?:clients?|firms?)); nmls; ccc-?slp; lcsw; lmsw; licsw; lpcc?; lmft; lmhc; mt-bc; certified public accountant; eit; pe(?= preferred| required| or\\b| is\\b); (?:state )?coaching (?:certific\\w+|licen\\w+|endorse\\w+); (?:ascp|amt)\\b[\\w ,/()]{0,40}certifi\\w+; (?:finra )?series \\d+(?:,? (?:and|or|&)? ?\\d+)*(?: licen\\w+|(?= required| preferred|,))",
  )}(?![a-z])`,
  'g',
)
const NURSE_ITEM = /^(?:current |active |valid )*(?:rn|lpn|lvn|registered nurse)\b(?! to\b)/

const ASKS =
  /\b(?:must|required?|requires|possess\w*|hold(?:s|ing)?|have|has|current(?:ly)?|valid|active|unrestricted|unencumbered|obtain\w*|eligib\w+|maintain|preferred|desired|desirable|plus|ideal|need(?:ed)?|in good standing|ability|able|willing\w*|if licen|or will be|pass|on track|working toward|pursuing|looking for|seeking|minimum|completion|meet\w*|graduate)\b/
const COLLEAGUES =
  /\b(?:our|team of|with|by|under|alongside|other|all|of|the|a|an|to|from)(?: \w+){0,1} (?:fully )?(?:licen[sc]ed|certified|credentialed|registered|board[- ]certified) (?:\w+ ){0,3}(?:staff|teachers?|clinicians?|professionals?|therapists?|providers?|nurses?|counselors?|employees?|personnel|psychologists?|agents?|social workers?|bcba\w*|supervisors?)\b/
const OF_OTHERS =
  /\b(?:supervis(?:ed|ion) (?:by|from|of|for|toward)|supervision (?:by|from|toward)|reimburse\w*|tuition|we (?:are|help|offer|provide|pay|cover|support)|assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|verif\w+ (?:of )?(?:licens|credent)|ensur\w+|monitor\w*|process\w*|customers?|clients include|credentialing|nationally accredited|equal opportunity|continuing education|without regard|unlicensed|no licen|^relevant (?:certif|licen)\w*|licen[sc]e(?:s)? (?:is|are) not|if (?:the )?position requires|if applicable|as applicable|for staff|may support|fees|selective service|dd-214|claim\w*|if you are an?|documentation|nmls (?:#|id)|american bar association|with or without|inspections|joint commission|abide|as you work towards?)/

// 'Meet any state licensure' names none.
const VAGUE = /\bany (?:state or local|necessary|applicable|required)\b/

type Mention = { from: number; to: number; isSure: boolean }

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (match) => ' '.repeat(match.length))

/** Papers named as alternatives to one another, or twice by two rules, are one mention. */
function merged(mentions: readonly Mention[], lower: string): Mention[] {
  const found: Mention[] = []
  for (const mention of mentions.toSorted((one, other) => one.from - other.from)) {
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

const isList = ({ head }: Part) => head === 'qualifications' || head === 'demand' || head === 'wish'

// Says little about the profession: another word decides.
const WEAK =
  /^(?:professional|clinical|state|mental|family|medical|health|life|security|physical|school)\w*$/i
const OF_SCHOOLS = new Set(['teaching', 'school counselor', 'administrator', 'behavior analyst'])
// Certified by the board of their profession, or by a state.
const CLINICAL =
  /^(?:dieti|ARRT|radiolog|sonogra|respirat|RRT|EMT|paramed|dent|hygien|occupational th|audiolog|ASCP|lab|MLT|MLS|asbestos|lead insp|psycholog|nurs|RN|LPN|CNA|pesticid|herbicid)/i
// 'Must hold a valid … license' names a licence whatever its trade.
const PAPERS = new RegExp(`\\b${PAPER}\\b`, 'g')
const HELD =
  /\b(?:hold|holds|possess\w*|obtain|active|valid|current|unrestricted)\b(?![^.;]*\b(?:any|necessary|applicable|relevant)\b)[^.;]{0,60}$/
const OF_DRIVING = /\bdriv|\bmvr\b|vehicle|may be required/

function mentionsIn(part: Part, lower: string, kinds: readonly KindNamed[]): Mention[] {
  const found: Mention[] = []
  const add = ({ index, 0: words }: RegExpExecArray, isSure: boolean) =>
    found.push({ from: index, to: index + words.length, isSure })
  for (const match of everyMatch(SURE, lower)) add(match, true)
  for (const { from, to } of lower.includes(' bar') ? statesIn(part.text, 'all') : [])
    if (/^ bar\b/.test(lower.slice(to, to + 5))) found.push({ from, to: to + 4, isSure: true })
  const nurse = NURSE_ITEM.exec(lower)
  if (nurse !== null && isList(part)) add(nurse, true)
  const hasPrivate = PRIVATE.test(lower)
  const isNear = (from: number, to: number, reach: number, accepts: (named: KindNamed) => boolean) =>
    kinds.some((named) => named.to >= from - reach && named.from <= to + reach && accepts(named))
  for (const match of everyMatch(PAPERS, lower)) {
    const to = match.index + match[0].length
    const isLicence = match[0].startsWith('licen')
    const isNamed = isLicence
      ? isNear(match.index, to, 70, ({ text }) => !WEAK.test(text) || !(hasPrivate || VAGUE.test(lower))) ||
        (!hasPrivate &&
          !OF_DRIVING.test(part.lower) &&
          /^licen[sc]es?$/.test(match[0]) &&
          HELD.test(lower.slice(0, match.index)))
      : !hasPrivate &&
        isNear(match.index, to, 40, ({ kind, text }) => OF_SCHOOLS.has(kind) || CLINICAL.test(text))
    if (isNamed) add(match, false)
  }
  return merged(found, lower)
}

function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  if (OF_OTHERS.test(near)) return false
  const isItem = part.text.length < 130
  if (
    COLLEAGUES.test(near) &&
    !/\bmust\b|\brequired\b|\bpreferred\b|\bhold|\bpossess|\blicen[sc]e\b/.test(near)
  )
    return false
  if (/\b(?:from|by|under) an? licen[sc]ed\b|^an? licen[sc]ed\b/.test(lower)) return false
  if (part.head === 'company' || part.head === 'duties')
    return /\b(?:must|required?|requires|requirements include|preferred|possess|hold|current|valid|active|unrestricted|unencumbered|a plus)\b/.test(
      near,
    )
  if (isList(part)) return isItem || ASKS.test(near)
  const opensWith = part.text.length < 60 ? [...kinds, ...statesIn(part.text, 'clear')] : []
  return (
    ASKS.test(near) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    opensWith.some(({ from }) => from === 0) ||
    (opensWith.length > 0 && /^(?:fully |independently )?licensed (?!and|by)/.test(lower))
  )
}

const CUE =
  /licen[sc]|certifi|credential|endors|\bbar\b|registr|registered|\b(?:rbt|bcba|bcaba|lcsw|lmsw|licsw|lpc|lpcc|lmft|lmhc|cpa|nmls|rn|lpn|lvn|cna|pe|eit|mt-bc|ccc-?slp|slp|guard card|journeyman|dea|ptsb|series|arrt|rdms|rph|lcpc|lisw|lcmhc|lmhp|qualified lawyer|admitted)\b/

type Deciding = { part: Part; kinds: readonly KindNamed[]; mention: Mention; isDemand: boolean }

function decidingIn(part: Part): Deciding | null {
  if (!maySpeakOf(part, 'licence') || !CUE.test(part.lower)) return null
  const lower = blanked(part.lower, NOT_LICENCE)
  if (!CUE.test(lower)) return null
  const kinds = kindsIn(part.text)
  const mentions = mentionsIn(part, lower, kinds).filter((mention) => isAsked(part, lower, kinds, mention))
  if (mentions.length === 0) return null
  const { list } = statementOf(part)
  const wordAt = (at: number) =>
    Math.max(
      0,
      list.findIndex(({ to }) => to > at),
    )
  let wished: Deciding | null = null
  for (const [index, mention] of mentions.entries()) {
    const [before, after] = [mentions[index - 1], mentions[index + 1]]
    const force = forceOf(
      {
        list,
        from: wordAt(mention.from),
        to: wordAt(mention.to - 1) + 1,
        previous: before === undefined ? 0 : wordAt(before.to),
        next: after === undefined ? list.length : wordAt(after.from),
        head: /^(?:preferred|desired)\b/.test(part.lower) ? 'wish' : part.head,
      },
      'other',
    )
    if (force === 'demand') return { part, kinds, mention, isDemand: true }
    if (force === 'wish') wished ??= { part, kinds, mention, isDemand: false }
  }
  return wished
}

const ANY_STATE =
  /\b(?:any (?:u\.?s\.? |one )?(?:state|jurisdiction)|your (?:home |own )?state|state (?:of|in) (?:residence|which you|your)|the state(?:\(s\)|s)? (?:in which|where) (?:you|they)|home state|resident state|at least one (?:u\.?s\.? )?state|one or more states|a u\.?s\.? (?:state|jurisdiction))\b/
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

const GRADES = '[A-Z]\\d?-\\d{1,2}|[Kk]-\\d{1,2}|grades? [\\w-]+'
const SUBJECTS = `subject area|education|${GRADES}|math\\w*|science|english|art|music|reading|history|spanish|french|physics|chemistry|biology|[Ss]pecial [Ee]d\\w*`
const SUBJECT = new RegExp(
  `\\b(?:certifi(?:ed|cation)|licen[sc]ed|licensure|endorse(?:d|ment)|credential(?:ed)?) (?:in|for) (?:the )?((?:[A-Za-z0-9&/-]+,? ){0,5}?(?:${SUBJECTS})(?: [Kk]-\\d{1,2})?)|\\bto teach ((?:\\w+ ){0,3}?(?:${SUBJECTS})(?: [Kk]-\\d{1,2})?)`,
)

const NONE: Licence = { need: 'none_stated', kind: null, states: null, subject: null }

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
    evidence: deciding.map(({ part, mention }) => clipped(part.text, mention.from, mention.to)),
  }
}
