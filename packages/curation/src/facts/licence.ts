import type { Licence } from '@lilypad/domain'
import { forceOf } from './force.ts'
import { statesNamed, subjectNamed } from './licence-details.ts'
import { type KindNamed, kindsIn } from './licence-kinds.ts'
import type { Part } from './parts.ts'
import { clipped } from './quote.ts'
import { statesIn } from './states-named.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'
import { statementOf } from './words/statements.ts'

export type LicenceRead = { licence: Licence; evidence: string[] }

const either = (words: string) => `(?:${words.split('; ').join('|')})`

const PAPERS =
  /\b(?:licen[sc](?:e[sd]?|ures?)|certificat(?:es?|ions?)|certified|credential(?:s|ed)?|endorsements?|registr(?:ation|y)|registered)\b/g

// What is licensed besides people, and licences that are no profession's.
const OTHER_OWNERS = either(
  "driv\\w*['’]?s?; cdl; vehicle; motor; software; liquor; business; export; marriage; fishing; gaming; class [a-d]\\b; operator['’]s; forklift; clients?['’]?",
)
const OTHER_USES = either(
  'agreement; facilit\\w+; child ?care; day ?care; plate; fee; key; management; renewal; compan\\w+; to (?:drive|use); boards?; (?:insurance )?and (?:driving|clean|good|safe|reliable|insurance|vehicle|proof)',
)
const NOT_LICENCE = new RegExp(
  `\\b${OTHER_OWNERS},? (?:\\w+ )?licen[sc]\\w*|\\bcertifications?/licen[sc]es?(?:/registrations?)?|\\blicen[sc]\\w*,? ${OTHER_USES}|\\bpre-?licensing`,
  'g',
)
// Certificates of trades, laboratories, vendors and first aid.
const PRIVATE = new RegExp(
  `\\b${either(
    'cpr; bls; acls; pals; first aid; aed; cpi; yoga; fitness; personal train\\w+; ascp; amt; montessori; tefl; tesol; celta; forklift; osha; lifeguard; welding; food',
  )}\\b`,
)

// Exams of the securities trade: 'Series 7, 63 or 65', 'Series 7 license', not 'Series B' nor 'a series 3 times a year'.
const EXAM = '(?:sie|[3-9]|[1-689]\\d|7[39])'
// Names a licence by itself.
const SURE = new RegExp(
  `\\b${either(
    "board[- ](?:certifi\\w+|eligible); (?:bc ?/ ?be|be ?/ ?bc)(?= (?:in|physician|required|preferred)\\b|\\)|$); (?:state )?bar (?:admission|member\\w*|exam|licen\\w+|card|passage); barred in; (?:admi(?:tted|ssion)|member\\w*)(?: in good standing)?(?: (?:to|of|in|with|and))* (?:[\\w.]+ ){0,5}?bar(?:s of)?\\b; (?:admitted|admission|licen[sc]ed?) to practi[cs]e; qualified (?:lawyer|solicitor|attorney); guard card; journeyman(?:['’]?s)? (?:\\w+ )?(?:card|electrician|plumber); ptsb; registered architect; (?:regist(?:ered|ration)|licen[sc]ed|certified) (?:with|by) (?:the )?(?:ahpra|gmc|nmc|hcpc|gphc|(?:\\w+ ){0,4}?(?:board|council|college) of); licensure(?= (?:is )?(?:preferred|required|a plus)); arrt(?! (?:approved|accredited)); ardms; rph; rbt; bcba; bcaba; (?<!(?:outside|external|our|the|[’']s) )cpa(?! (?:(?:and|or) )?(?:clients?|firms?)); certified public accountant; cpa exam\\w*; nmls; ccc-?slp; lcsw; lmsw; licsw; lisw; lpcc?; lcpc; lmft; lmhc; lcmhc; lmhp; mt-bc; eit; engineer[- ]in[- ]training; (?:substitute|teach\\w*|child development)(?: teach\\w*)? permit; coaching (?:certific|endorse)\\w+; (?:a&p|atp|airframe|powerplant|pilot['’]?s?)(?: mechanic['’]?s?)? (?:licen[sc]e|certificat)\\w*",
  )}(?![a-z])|(?<!time )series ${EXAM}(?:(?:(?:,? ?(?:and|or|[&/])|,) ?(?:series )?${EXAM})+(?!\\w| (?:years|days|times))|(?= (?:licen|registr|exam|is |required|preferred|strongly|a plus|and series)|[,.;)]|$))(?: (?:licen|registr|exam)\\w*)?`,
  'g',
)
// Letters that name one among asked items, or where the word behind asks: 'RN or LPN preferred', 'MLT or MT'. Those that
// mean other things as well ('MT time', 'PE funds') only join others.
const LETTERS =
  '(?:BSN, )?RN|LPN|LVN|CNA|APRN|ARNP|FNP|CPA|MLT|RRT|RVT|RDMS|RDCS|CPhT|NREMT|COTA|[Rr]egistered (?:[Nn]urse|[Pp]harmacist)|[Pp]rofessional [Ee]ngineer'
const GROUP = `(?:${LETTERS})(?:(?:,? (?:or|and|OR) |, |[/ ]| ?\\()(?:${LETTERS}|PE|P\\.E\\.|MLS|MT|CLS|CRT|CST|EMT|OTR|PTA|RD))*\\)?`
const NAMED_ALONE = new RegExp(
  `^(?:[Cc]urrent |[Aa]ctive |[Vv]alid )*${GROUP}(?=A [a-z]|[,.;)/]|$| (?:with|or|and|in|from|\\(|is\\b|-))`,
)
const NAMED_FORCED = new RegExp(
  `\\b[Mm]ust be an? (?:\\w+ )?${GROUP}|\\b(?:${GROUP}|(?:PE|P\\.E\\.)\\)?)(?= (?:is |are )?(?:an? )?\\(?(?:\\w+ly |definite |big |huge )?(?:licen[sc]|registration|designation|[Pp]referred|[Rr]equired|desir|plus\\b|needed|mandatory))`,
  'g',
)

const DEMANDED =
  'must|requires?d?|preferred|possess|hold|current|valid|active|unrestricted|unencumbered|a plus'
const ASKS_ALWAYS = new RegExp(`\\b(?:${DEMANDED})\\b`)
const ASKS = new RegExp(
  `\\b(?:${DEMANDED}|holding|ha(?:ve|s)|currently|obtain\\w*|eligib\\w+|maintain|desir(?:ed|able)|plus|ideal|need(?:ed)?|able|ability|willing\\w*|will be|on track|work(?:ing)? toward|pursuing|minimum|meet\\w*|you are)\\b`,
)
const SEEKS = /\b(?:looking for|seek(?:ing|s)|(?:are|is|now|['’]re) (?:hiring|recruiting))\b/
// 'Seeking a Registered Nurse' names the job.
const TITLE = /^(?:registered|certified nurs|licensed (?:practical|vocational)|rbt|bcba)/
const COLLEAGUES =
  /\b(?:support(?:ing)?|team of|with|by|under|alongside|other|all|from)(?: \w+)? (?:fully )?(?:licen[sc]ed|certified|credentialed|registered|board[- ]certified) (?:\w+ ){0,3}\w+(?<!ed|or)\b/
// Papers of others or of companies, help with one's own, and costs of an advertisement ('CPA, CPC and ROAS').
const OF_OTHERS =
  /\b(?:claim\w*|supervis(?:ed|ion) (?:by|from|of|for|toward)|reimburse\w*|tuition|we (?:are (?!looking|seeking|hiring|interested|searching)|help|offer|provide|pay|cover|support)|assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|customers?|continuing education|no licen|^relevant (?:certif|licen)\w*|licen[sc]es? (?:is|are) not|if (?:the )?position requires|if you are an?|documentation|nmls (?:#|id)|with or without|inspections|as you work towards?|compan(?:y|ies) (?:must|is|are)|exam prep|are our\b|our (?:\w+ )?(?:licen[sc]ed|certified|registered|board[- ]certified)|roas|cp[cml]\b|kpis?\b)/
// What is done with papers, or known of them, right before one.
const HANDLED =
  /\b(?:review\w*|manag(?:e|ing)|verif\w*|ensur\w+|monitor\w*|process\w*|track\w*|(?:knowledge|understanding) of|experience (?:with|in)|familiar\w* with)(?: [\w'’&/-]+){0,9} $/

const NOT_NEEDED = /\b(?:not|n['’]t) (?:have|need|required) to (?:be|hold|have)(?: \w+){0,3} $/

// 'Meet any state licensure' names none.
const VAGUE = /\bany (?:state or local|necessary|applicable|required)\b/

type Mention = { from: number; to: number; isSure: boolean }

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (match) => ' '.repeat(match.length))

// 'Clinical Social Worker (LCSW)'
const ONE_OF =
  /^[\s,/&()-]*$|^(?: [\w'’-]+){1,5} \($|^[^.;]{0,40}\bor\b[^.;,]{0,25}$|^,? such as\b[^.;]{0,40}$/

/** Papers named as alternatives to one another, or twice by two rules, are one mention. */
function merged(mentions: readonly Mention[], lower: string): Mention[] {
  const found: Mention[] = []
  for (const mention of mentions.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && (mention.from <= last.to || ONE_OF.test(lower.slice(last.to, mention.from)))) {
      last.to = Math.max(last.to, mention.to)
      last.isSure ||= mention.isSure
    } else found.push({ ...mention })
  }
  return found
}

const isList = ({ head }: Part) => head === 'qualifications' || head === 'demand' || head === 'wish'

// Says little about the profession: another word decides.
const WEAK =
  /^(?:professional|clinical|state|mental|family|medical|health|life|security|physical|school|dea)\w*$/i
const OF_SCHOOLS = new Set([
  'teaching',
  'social work',
  'school counselor',
  'administrator',
  'behavior analyst',
  'SLP',
])
// Certified by the board of their profession, or by a state; letters that name a profession.
const CLINICAL =
  /^(?:dieti|radiolog|sonogra|respirat|paramed|dent|hygien|occupational th|audiolog|lab|psycholog|nurs|pesticid|herbicid|water|surgical|physician|pharmac|home health|veterinar|asbestos|lead insp|therap|counsel|addict|massage|cosmet|esthet|barber|apprais|opti|electric|plumb|journeyman|professional eng)/i
const OF_LETTERS = /^(?!HVAC)[A-Z]{2}/
// 'Must hold a valid … license' names a licence whatever its trade, as does an item of a list: 'Boiler operator license'.
const HELD = /\b(?:hold|holds|possess\w*|obtain an?|active|valid|current|unrestricted)\b[^.;]{0,60}$/
const ITEM =
  /^(?:licensed |(?!.{0,60}(?:required|preferred|relevant|applicable|appropriate|any|necessary|other|certific\w*|professional) )(?:[\w'’&/,-]+ ){1,5}licen[sc]es?(?= ?[(,;.]| (?:is |are )?(?:required|preferred|a plus|or )|$))/
const OF_DRIVING = /\bdriv|\bmvr\b|vehicle|\bcar\b|transportation|passport|software|may be required/

/** Licences that name themselves. */
function sureIn(part: Part, lower: string): Mention[] {
  const alone = isList(part) ? NAMED_ALONE.exec(part.text) : null
  const matches = [
    ...everyMatch(SURE, lower),
    ...everyMatch(NAMED_FORCED, part.text),
    ...(alone ? [alone] : []),
  ]
  const found = matches.map(({ index: from, 0: words }) => ({ from, to: from + words.length, isSure: true }))
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
  return papers.flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const near = (reach: number) =>
      kinds.filter((named) => named.to >= from - reach && named.from <= to + reach)
    const hasPrivate = PRIVATE.test(lower.slice(Math.max(0, from - 40), to + 40))
    const isHeld = () =>
      (/^licen[sc]es?$/.test(match[0]) && HELD.test(lower.slice(0, from))) ||
      (from < 60 && isList(part) && ITEM.test(lower))
    const isOfState = () =>
      statesIn(part.text, 'clear').some((state) => state.to >= from - 20 && state.from <= to + 20)
    const isNamed = match[0].startsWith('licen')
      ? near(70).some(({ text }) => !(WEAK.test(text) && (hasPrivate || VAGUE.test(lower)))) ||
        (!hasPrivate && !OF_DRIVING.test(part.lower) && (isHeld() || isOfState()))
      : !hasPrivate &&
        near(40).some(
          (named) =>
            OF_SCHOOLS.has(named.kind) ||
            ((CLINICAL.test(part.text.slice(named.from, named.from + 25)) || OF_LETTERS.test(named.text)) &&
              !/^:|[;.]|, and /.test(lower.slice(to, named.from)) &&
              !/[;.,]/.test(lower.slice(named.to, from))),
        )
    return isNamed ? [{ from, to, isSure: false }] : []
  })
}

const BEGINS =
  /^(?:(?:fully |independently )?licensed (?!and|by)|(?:registration|licensure|license|certification) (?:as|in|to|by) )/
// The clause around a paper.
const BEFORE = /[^.;:!?()]*$/
const AFTER = /^[^.;:!?()]*/

function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  const before = BEFORE.exec(lower.slice(Math.max(0, mention.from - 150), mention.from))?.[0] ?? ''
  const clause = `${before}${lower.slice(mention.from, mention.to)}${AFTER.exec(lower.slice(mention.to, mention.to + 100))?.[0]}`
  if (OF_OTHERS.test(clause) || HANDLED.test(before) || NOT_NEEDED.test(before)) return false
  const isItem = part.text.length < 130
  if (COLLEAGUES.test(near) && !ASKS_ALWAYS.test(near) && !SEEKS.test(near)) return false
  if (/\b(?:from|by|under) an? licen[sc]ed\b|^an? licen[sc]ed\b/.test(lower)) return false
  // 'California SLP license', 'Licensed in Colorado as an LPC'
  const isNamedFirst =
    part.text.length < 60 &&
    (BEGINS.test(lower) || [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0))
  if (part.head === 'company' || part.head === 'duties')
    return ASKS_ALWAYS.test(near) || (part.head === 'duties' && isNamedFirst)
  if (isList(part)) return isItem || mention.from === 0 || ASKS.test(near)
  return (
    ASKS.test(near) ||
    (SEEKS.test(clause) && !TITLE.test(lower.slice(mention.from))) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    isNamedFirst
  )
}

// Who has the experience, the degree or the credits needs no licence.
const OR_OTHER =
  /^[^.;,]{0,30},? or (?:an? )?(?:(?:equivalent|comparable|related|relevant)(?: [\w-]+){0,3} experience\b|\d+ (?:\w+ ){0,2}credits?\b|(?:bachelor|master|associate)(?:['’]?s)? degree\b)/
// 'One of the following: a license, a degree or 3 years'
const ONE_OF_THESE = /\bone of (?:the following|these)\b[^.;]*$/
const OTHER_WAY = /^[^.;]{0,120}\b(?:degree|diploma|credits|years)\b/

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
    const next = list.findIndex(
      ({ word, from, to }, at) =>
        to > (after?.from ?? Number.POSITIVE_INFINITY) ||
        // 'Registered Nurse, BSN preferred'
        (word === 'bsn' && from > mention.to && list[at - 1]?.kind === 'comma'),
    )
    const force = forceOf(
      {
        list,
        from: wordAt(mention.from),
        to: wordAt(mention.to - 1) + 1,
        previous: before === undefined ? 0 : wordAt(before.to),
        next: next < 0 ? list.length : next,
        head: /^(?:preferred|desired)\b/.test(part.lower) ? 'wish' : part.head,
      },
      'other',
    )
    const isOneWay =
      OR_OTHER.test(lower.slice(mention.to, mention.to + 80)) ||
      (ONE_OF_THESE.test(`${part.headWords}:${lower.slice(0, mention.from)}`) &&
        OTHER_WAY.test(lower.slice(mention.to)))
    if (force === 'demand' && !isOneWay) return { part, kinds, mention, isDemand: true }
    if (force !== 'denied') wished ??= { part, kinds, mention, isDemand: false }
  }
  return wished
}

const NONE: Licence = { need: 'none_stated', kind: null, states: null, subject: null }

const ENDORSED = /\bendorse\w+ as (?:an? )?$/

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
  // 'Educator License with an endorsement as Speech-Language Pathologist'
  const endorsed = first.kinds.find(
    ({ from, to }) =>
      ENDORSED.test(first.part.lower.slice(0, from)) || /^ endorse/.test(first.part.lower.slice(to)),
  )
  const kind = (endorsed ?? near.find((named) => !WEAK.test(named.text)))?.kind ?? 'other'
  const ofSchools = kind === 'teaching' || kind === 'school counselor' || kind === 'administrator'
  return {
    licence: {
      need: demanded.length > 0 ? 'required' : 'preferred',
      kind,
      states: statesNamed(deciding),
      subject: ofSchools ? subjectNamed(deciding.map(({ part }) => part.text)) : null,
    },
    evidence: deciding.map(({ part, mention }) => clipped(part.text, mention.from, mention.to)),
  }
}
