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
  'agreement; plate; fee; cost; key; management; to drive; deal; revenue; compliance; negotiat; partner; program; model; server; user; count; renewals?; products?; content; premises; and (?:permitting|royalt); facilit\\w+; childcare; child care; day ?care; institution; establishment; provider of; compan\\w+; technolog\\w+; and (?:driving|clean|good|acceptable|safe|reliable|insurance|vehicle|current insurance|proof); to (?:operate a (?:motor )?vehicle|use|sell(?! (?:life|health|insur|real|secur|annuit|propert|mortg))); from; software; insurance and; boards?; regulations?; approval; agreements?',
)
const NOT_LICENCE = new RegExp(
  `\\b${OTHER_OWNERS},? (?:\\w+ )?licen[sc]\\w*|\\bcertifications?/licen[sc]es?(?:/registrations?)?|\\blicen[sc]\\w*,? ${OTHER_USES}|\\bpre-?licensing|(?:valid|current) (?:state[- ]issued )?(?:driving|operator)`,
  'g',
)
// Certificates of trades, vendors and first aid.
const PRIVATE = new RegExp(
  `\\b${either(
    'shrm; phr; sphr; pmp; cissp; ccna; comptia; aws; azure; cpr; bls; acls; pals; first aid; aed; six sigma; yoga; fitness; personal train\\w+; montessori; tefl; tesol; celta; forklift; ase\\b; osha; itil; scrum; salesforce; google; hubspot; leed; nccer; servsafe; food handler; cpi; crisis prevention; lifeguard; cfa\\b; cfp\\b; ce?ia\\b; cisa; cism; ceh; notary; welding',
  )}\\b`,
)

// Exams of the securities trade: 'Series 7, 63 or 65', 'Series 7 license', not 'Series B' nor 'a series 3 times a year'.
const EXAM = '(?:sie|[3-9]|1[046]|2[2467]|3[0-9]|5[0-79]|6[2356]|79|8[267]|99)'
// Names a licence by itself.
const SURE = new RegExp(
  `\\b${either(
    "board[- ](?:certifi\\w+|eligible); (?:bc ?/ ?be|be ?/ ?bc)(?= (?:in|physician|required|preferred)\\b|\\)); (?:state )?bar (?:admission|member\\w*|exam|licen\\w+|card); (?:admi(?:tted|ssion)|member\\w*)(?: in good standing)?(?: (?:to|of|in|with|and))* (?:[\\w.]+ ){0,5}?bar(?:s of)?\\b; (?:admitted|admission|licen[sc]ed?) to practi[cs]e; guard card; journeyman(?:['’]s)? (?:card|licen\\w+|electrician|plumber); ptsb; (?:professional engineer(?:ing)?|pe|p\\.e\\.?) (?:registration|licen\\w+|certificat\\w+); registered (?:architect|pe|professional engineer|behaviou?r technician|dental hygienist|dieti[ct]ian|respiratory therapist|vascular technologist); regist(?:ered|ration) with (?:the )?(?:ahpra|gmc|nmc|hcpc|gphc|(?:\\w+ ){0,4}?(?:board|council|college) of); qualified (?:lawyer|solicitor|attorney); certified nurs(?:e|ing) (?:assistant|aide)s?; licensed (?:practical|vocational) nurse; licensure(?= (?:is )?(?:preferred|required|a plus)); arrt(?! (?:approved|accredited)); ardms; rph; rbt; bcba; bcaba; (?<!(?:outside|external|our|the|[’']s) )cpa(?! (?:(?:and|or) )?(?:clients?|firms?)); nmls; ccc-?slp; certificate of clinical competence; lcsw; lmsw; licsw; lisw; lpcc?; lcpc; lmft; lmhc; lcmhc; lmhp; mt-bc; certified public accountant; american (?:society (?:for|of) clinical path\\w+|registry (?:of|for) \\w+); cpa exam\\w*; eit; (?:substitute|teach\\w*|child development)(?: teach\\w*)? permit; engineer[- ]in[- ]training; (?:state )?coaching (?:certific\\w+|licen\\w+|endorse\\w+); (?:ascp|amt)\\b[\\w ,/()]{0,40}certifi\\w+; (?:mls|mlt|mt|cls|clt|ht|htl|ct|bb)s? ?\\((?:ascp|amt)\\)?; (?:ascp|amt)[- ]+(?:med ?tech|mls|mlt|mt|cls); finra (?:registrations?|licen[sc](?:e|es|ing|ure))",
  )}(?![a-z])|\\bseries(?<!time series) ${EXAM}(?:(?:(?:,? ?(?:and|or|[&/])|,) ?(?:series )?${EXAM})+(?!\\w| (?:years|days|times))|(?= (?:licen|registr|exam|is |required|preferred|strongly|a plus|and series)|[,.;)]|$))(?: (?:licen|registr|exam)\\w*)?`,
  'g',
)
// Letters that name one among asked items, or where the word behind asks: 'RN or LPN preferred', 'MLT or MT'. Those that
// mean other things as well ('MT time', 'PE funds') only join others.
const LETTERS =
  'RN|LPN|LVN|CNA|APRN|ARNP|FNP|CPA|EIT|MLT|RRT|RVT|RDMS|RDCS|CPhT|NREMT|COTA|LCSW|LMSW|LPC|LMFT|LMHC|[Rr]egistered [Nn]urse|[Ll]icensed [Pp]ractical [Nn]urse'
const GROUP = `(?:${LETTERS})(?:(?:,? (?:or|and|OR) |, |[/ ]| ?\\()(?:${LETTERS}|PE|MLS|MT|CLS|CRT|CST|EMT|OTR|PTA|RD))*\\)?`
const NAMED_ALONE = new RegExp(
  `^(?:[Cc]urrent |[Aa]ctive |[Vv]alid |[Cc]ertified |[Ll]icensed )*${GROUP}(?=A [a-z]|[,.;)/]|$| (?:with|or|and|in|from|\\(|licen|certif|is\\b|-))`,
)
const NAMED_FORCED = new RegExp(
  `\\b[Mm]ust be an? (?:\\w+ )?${GROUP}|\\b(?:${GROUP}|(?:PE|P\\.E\\.)\\)?)(?= (?:is |are )?(?:an? )?\\(?(?:[Ss]trongly |[Hh]ighly |definite |big |huge )?(?:licen[sc]|certif|credential|registration|designation|[Pp]referred|[Rr]equired|desir|plus\\b|needed|mandatory))`,
  'g',
)

const ASKS =
  /\b(?:must|required?|requires|possess\w*|hold(?:s|ing)?|have|has|current(?:ly)?|valid|active|unrestricted|unencumbered|obtain\w*|eligib\w+|maintain|preferred|desired|desirable|plus|ideal|need(?:ed)?|in good standing|ability|able|willing\w*|if licen|or will be|pass|on track|working toward|pursuing|minimum|completion|meet\w*|graduate)\b/
const SEEKS = /\b(?:looking for|seek(?:ing|s)|(?:are|is|now|['’]re) (?:hiring|recruiting))\b/
// 'Seeking a Registered Nurse' names the job.
const TITLE = /^(?:registered|certified nurs|licensed (?:practical|vocational)|rbt|bcba)/
const COLLEAGUES =
  /\b(?:our|support(?:ing)?|team of|with|by|under|alongside|other|all|of|the|a|an|to|from)(?: \w+){0,1} (?:fully )?(?:licen[sc]ed|certified|credentialed|registered|board[- ]certified) (?:\w+ ){0,3}(?:staff|teachers?|clinicians?|professionals?|therapists?|providers?|nurses?|counselors?|employees?|personnel|psychologists?|(?:agent|physician|doctor|broker|attorney|engineer|contractor|psychiatrist|\w+ologist)s?|social workers?|bcba\w*|supervisors?)\b/
// Papers of others or of companies, help with one's own, and costs of an advertisement ('CPA, CPC and ROAS').
const OF_OTHERS =
  /\b(?:supervis(?:ed|ion) (?:by|from|of|for|toward)|supervision (?:by|from|toward)|reimburse\w*|tuition|we (?:are (?!looking|seeking|hiring|interested|searching)|help|offer|provide|pay|cover|support)|assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|customers?|clients include|credentialing|nationally accredited|equal opportunity|continuing education|without regard|unlicensed|no licen|^relevant (?:certif|licen)\w*|licen[sc]e(?:s)? (?:is|are) not|if (?:the )?position requires|if applicable|as applicable|for staff|may support|fees|our (?:teachers|nurses|agents|clinicians|therapists|providers)|selective service|dd-214|claim\w*|if you are an?|documentation|nmls (?:#|id)|american bar association|with or without|inspections|joint commission|abide|as you work towards?|(?:students|clients|new hires|volunteers|interns|compan(?:y|ies)|(?:our|the) (?:school|program|agency)|candidates (?:seeking|who are pursuing)) (?:\w+ ){0,2}?(?:must|should|need|have|hold|obtain|is|are|seeking|pursuing|registered)|exam prep|are our\b|roas|cp[cml]\b|ltv\b|cac\b|ctr\b|kpis?\b)/
// What is done with papers, or known of them, right before one.
const HANDLED =
  /\b(?:review\w*|manag(?:e|ing)|verif\w*|ensur\w+|monitor\w*|process\w*|track\w*|(?:knowledge|understanding) of|experience (?:with|in)|familiar\w* with)(?: [\w'’&/-]+){0,9} ?$/

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
      (mention.from <= last.to || /^[\s,/&()-]*$|^[^.;]{0,40}\bor\b[^.;,]{0,25}$/.test(between))
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
  /^(?:dieti|ARRT|radiolog|sonogra|respirat|RRT|EMT|paramed|dent|hygien|occupational th|audiolog|ASCP|lab|MLT|MLS|asbestos|lead insp|psycholog|nurs|RN|LPN|CNA|pesticid|herbicid|water|surgical|physician assistant|pharmacy tech|home health|veterinar|FINRA)/i
// 'Must hold a valid … license' names a licence whatever its trade.
const PAPERS = new RegExp(`\\b${PAPER}\\b`, 'g')
const HELD = /\b(?:hold|holds|possess\w*|obtain an?|active|valid|current|unrestricted)\b[^.;]{0,60}$/
const OF_DRIVING = /\bdriv|\bmvr\b|vehicle|\bcar\b|transportation|passport|software|may be required/

/** Licences that name themselves. */
function sureIn(part: Part, lower: string): Mention[] {
  const alone = isList(part) ? NAMED_ALONE.exec(part.text) : null
  const matches = [
    ...everyMatch(SURE, lower),
    ...everyMatch(NAMED_FORCED, part.text),
    ...(alone ? [alone] : []),
  ]
  const found = matches.map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
    isSure: true,
  }))
  for (const { from, to } of lower.includes(' bar') ? statesIn(part.text, 'all') : [])
    if (/^ bar\b/.test(lower.slice(to, to + 5))) found.push({ from, to: to + 4, isSure: true })
  return found
}

/** Papers that a profession named nearby makes a licence. */
function papersIn(
  part: Part,
  lower: string,
  papers: RegExpExecArray[],
  kinds: readonly KindNamed[],
): Mention[] {
  const isNear = (from: number, to: number, reach: number, accepts: (named: KindNamed) => boolean) =>
    kinds.some((named) => named.to >= from - reach && named.from <= to + reach && accepts(named))
  return papers.flatMap((match) => {
    const to = match.index + match[0].length
    const isLicence = match[0].startsWith('licen')
    const hasPrivate = PRIVATE.test(lower.slice(Math.max(0, match.index - 40), to + 40))
    const isNamed = isLicence
      ? isNear(match.index, to, 70, ({ text }) => !WEAK.test(text) || !(hasPrivate || VAGUE.test(lower))) ||
        (!hasPrivate &&
          !OF_DRIVING.test(part.lower) &&
          ((/^licen[sc]es?$/.test(match[0]) && HELD.test(lower.slice(0, match.index))) ||
            statesIn(part.text, 'clear').some(
              (state) => state.to >= match.index - 20 && state.from <= to + 20,
            )))
      : !hasPrivate &&
        isNear(
          match.index,
          to,
          40,
          ({ kind, from }) =>
            OF_SCHOOLS.has(kind) ||
            (CLINICAL.test(part.text.slice(from, from + 25)) && !/[;.]|, and /.test(lower.slice(to, from))),
        )
    return isNamed ? [{ from: match.index, to, isSure: false }] : []
  })
}

// The clause around a paper.
const BEFORE = /[^.;:!?()]*$/
const AFTER = /^[^.;:!?()]*/

function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  const before = BEFORE.exec(lower.slice(Math.max(0, mention.from - 150), mention.from))?.[0] ?? ''
  const clause = `${before}${lower.slice(mention.from, mention.to)}${AFTER.exec(lower.slice(mention.to, mention.to + 100))?.[0]}`
  if (OF_OTHERS.test(clause) || HANDLED.test(before)) return false
  const isItem = part.text.length < 130
  if (
    COLLEAGUES.test(near) &&
    !/\bmust\b|\brequired\b|\bpreferred\b|\bhold|\bpossess|\blicen[sc](?:e|ure)\b|\b(?:looking for|seeking|hiring) an?\b/.test(
      near,
    )
  )
    return false
  if (/\b(?:from|by|under) an? licen[sc]ed\b|^an? licen[sc]ed\b/.test(lower)) return false
  if (part.head === 'company' || part.head === 'duties')
    return /\b(?:must|required?|requires|requirements include|preferred|possess|hold|current|valid|active|unrestricted|unencumbered|a plus)\b/.test(
      near,
    )
  if (isList(part)) return isItem || mention.from === 0 || ASKS.test(near)
  return (
    ASKS.test(near) ||
    (SEEKS.test(clause) && !TITLE.test(lower.slice(mention.from, mention.to))) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    // 'California SLP license', 'Licensed in Colorado as an LPC'
    (part.text.length < 60 &&
      (/^(?:fully |independently )?licensed (?!and|by)/.test(lower) ||
        [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0)))
  )
}

type Deciding = { part: Part; kinds: readonly KindNamed[]; mention: Mention; isDemand: boolean }

function decidingIn(part: Part): Deciding | null {
  if (!maySpeakOf(part, 'licence')) return null
  const lower = blanked(part.lower, NOT_LICENCE)
  const [sure, papers] = [sureIn(part, lower), everyMatch(PAPERS, lower)]
  if (sure.length + papers.length === 0) return null
  const kinds = kindsIn(part.text)
  const mentions = merged([...sure, ...papersIn(part, lower, papers, kinds)], lower).filter((mention) =>
    isAsked(part, lower, kinds, mention),
  )
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
        next: Math.min(
          after === undefined ? list.length : wordAt(after.from),
          // 'Registered Nurse, BSN preferred'
          ...list.flatMap(({ word, from }, at) =>
            word === 'bsn' && from > mention.to && list[at - 1]?.kind === 'comma' ? [at] : [],
          ),
        ),
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
// 'HealthSource of Ohio', 'CPA or CA'
const NO_STATE =
  /[A-Z][a-z]+ of $(?<!\b(?:State|Commonwealth|Board|Department|States|Bar) of )|\b(?:ACCA|CPA|CIMA)(?:,? or|,|\/)? ?$/

function statesOf(deciding: readonly Deciding[]): Licence['states'] {
  const codes = deciding.flatMap(({ part, mention }) => {
    const near = statesIn(part.text, 'clear').filter(
      ({ from, to }) => to > mention.from - 60 && from < mention.to + 70,
    )
    return codesOf(near.filter(({ from }) => !NO_STATE.test(part.text.slice(0, from))))
  })
  if (codes.length > 0) return [...new Set(codes)]
  return deciding.some(({ part }) => ANY_STATE.test(part.lower)) ? 'any state' : null
}

const GRADES = '[A-Z]\\d?-\\d{1,2}|[Kk]-\\d{1,2}|grades? [\\w-]+'
const SUBJECTS = `subject area|education|${GRADES}|math\\w*|science|english|art|music|reading|history|spanish|french|physics|chemistry|biology|[Ss]pecial [Ee]d\\w*`
const SUBJECT = new RegExp(
  `\\b(?:[Cc]ertifi(?:ed|cation|cate)|[Ll]icen[sc]ed?|[Ll]icensure|[Ee]ndorse(?:d|ment)|[Cc]redential(?:ed)?) (?:in|for) (?:the )?((?:[A-Za-z0-9&/-]+,? ){0,5}(?:${SUBJECTS})(?: [Kk]-\\d{1,2})?)|\\bto teach ((?:\\w+ ){0,3}?(?:${SUBJECTS})(?: [Kk]-\\d{1,2})?)`,
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
