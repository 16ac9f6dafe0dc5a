import type { Licence, LicenceKind } from '@lilypad/domain'
import type { Pattern } from '../patterns/pattern.ts'
import { statesIn } from './eligibility/states-named.ts'
import { forceOf } from './force.ts'
import { statesNamed, subjectNamed } from './licence-details.ts'
import { type KindNamed, kindsIn } from './licence-kinds.ts'
import { LETTERS_ASKED, SURE } from './licence-names.ts'
import type { Part } from './parts.ts'
import { clipped } from './quote.ts'
import { maySpeakOf } from './stems.ts'
import { anyWord, either } from './words/either.ts'
import { everyMatch } from './words/every-match.ts'
import { statementOf } from './words/statements.ts'

export type LicenceRead = { licence: Licence; evidence: string[] }

const PAPERS = new RegExp(
  anyWord(
    /licen[sc](?:e[sd]?|ures?)|certificat(?:es?|ions?)|certified|credential(?:s|ed)?|endorsements?/,
    /registr(?:ation|y)|registered/,
  ),
  'g',
)

// What is licensed besides people, and licences that are no profession's.
const OTHER_OWNERS = either(
  /driv\w*['’]?s?|cdl|vehicle|motor|software|liquor|business|export|marriage|fishing|gaming|class [a-d]\b/,
  /operator['’]s|forklift|clients?['’]?/,
)
const OTHER_USES = either(
  /agreement|facilit\w+|child ?care|day ?care|plate|fee|key|management|renewal|compan\w+|to (?:drive|use)|boards?/,
  /(?:insurance )?and (?:driving|clean|good|safe|reliable|insurance|vehicle|proof)/,
)
const NOT_LICENCE = new RegExp(
  [
    `\\b${OTHER_OWNERS},? (?:\\w+ )?licen[sc]\\w*`,
    `\\blicen[sc]\\w*,? ${OTHER_USES}`,
    '\\bcertifications?/licen[sc]es?(?:/registrations?)?|\\bpre-?licensing',
  ].join('|'),
  'g',
)
// Certificates of trades, laboratories, vendors and first aid.
const PRIVATE = anyWord(
  /cpr|bls|acls|pals|first aid|aed|cpi|yoga|fitness|personal train\w+|ascp|amt|montessori|tefl|tesol|celta|forklift/,
  /osha|lifeguard|welding|food/,
)

const DEMANDED = either(
  /must|requires?d?|preferred|possess|hold|current|valid|active|unrestricted|unencumbered|a plus/,
)
const ASKING = either(
  /holding|ha(?:ve|s)|currently|obtain\w*|eligib\w+|maintain|desir(?:ed|able)|plus|ideal|need(?:ed)?|able|ability/,
  /willing\w*|will be|on track|work(?:ing)? toward|pursuing|minimum|meet\w*|you are/,
)
const ASKS_ALWAYS = new RegExp(`\\b${DEMANDED}\\b`)
const ASKS = new RegExp(`\\b(?:${DEMANDED}|${ASKING})\\b`)
const SEEKS = /\b(?:looking for|seek(?:ing|s)|(?:are|is|now|['’]re) (?:hiring|recruiting))\b/
// Papers of others or of companies, help with one's own, and costs of an advertisement ('CPA, CPC and ROAS').
const OF_OTHERS = anyWord(
  /claim\w*|supervis(?:ed|ion) (?:by|from|of|for|toward)|reimburse\w*|tuition|customers?|continuing education|no licen/,
  /we (?:are (?!looking|seeking|hiring|interested|searching)|help|offer|provide|pay|cover|support)|as you work towards?/,
  /assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|^relevant (?:certif|licen)\w*|exam prep/,
  /licen[sc]es? (?:is|are) not|if (?:the )?position requires|if you are an?|documentation|nmls (?:#|id)|are our\b/,
  /with or without|inspections|compan(?:y|ies) (?:must|is|are)|our (?:\w+ )?(?:licen[sc]|certifi|regist|board)\w*/,
  /roas|cp[cml]\b|kpis?\b/,
)
// 'Meet any state licensure' names none.
const VAGUE = /\bany (?:state or local|necessary|applicable|required)\b/

const everywhere = <P extends Pattern>(table: readonly P[]) =>
  table.map((row) => ({ ...row, expression: new RegExp(row.expression.source, 'g') }))
const [SURE_EVERYWHERE, LETTERS_EVERYWHERE] = [everywhere(SURE), everywhere(LETTERS_ASKED)]

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
const OTHER_KINDS = new Set<LicenceKind>(['nursing', 'other'])
// Certified by the board of their profession, or by a state; letters that name a profession.
const CLINICAL = either(
  /dieti|radiolog|sonogra|respirat|paramed|dent|hygien|occupational th|audiolog|lab|psycholog|nurs|pesticid|herbicid/,
  /water|surgical|physician|pharmac|home health|veterinar|asbestos|lead insp|therap|counsel|addict|massage|cosmet/,
  /esthet|barber|apprais|opti|electric|plumb|journeyman|professional eng/,
)
const IS_CLINICAL = new RegExp(`^${CLINICAL}`, 'i')
const OF_LETTERS = /^(?!HVAC)[A-Z]{2}/
// 'Must hold a valid … license' names one whatever its trade.
const HELD = /\b(?:hold|holds|possess\w*|obtain an?|active|valid|current|unrestricted)\b[^.;]{0,60}$/
const OF_DRIVING = /\bdriv|\bmvr\b|vehicle|\bcar\b|transportation|passport|software|may be required/

const spanOf = ({ index: from, 0: words }: RegExpExecArray): Mention => ({
  from,
  to: from + words.length,
  isSure: true,
})

// A heading of papers alone: below it, a profession is a licence.
const PAPERS_ONLY = either(
  /licen[sc](?:es?|ures?|ing)|certificat(?:es?|ions?)|credentials?|registrations?|professional|required|preferred/,
  /minimum|state|and|or|of|&|\/|,|:|\(s\)/,
)
const LICENCES_BELOW = new RegExp(`^(?=.*(?:licen|credential))(?:${PAPERS_ONLY}\\s*)+$`)

const NO_PAPER = /\b(?:experience|degree|years?)\b/

/** Professions in a bare list below 'Licenses and Certifications'. */
function listedIn({ text, lower, headWords }: Part): Mention[] {
  const isList = LICENCES_BELOW.test(headWords) && text.length < 60
  if (!isList || [PRIVATE, OF_DRIVING, NO_PAPER].some((other) => other.test(lower))) return []
  return kindsIn(text)
    .filter((named) => !WEAK.test(named.text))
    .map(({ from, to }) => ({ from, to, isSure: true }))
}

/** Licences that name themselves. */
function sureIn(part: Part, lower: string): Mention[] {
  const found = listedIn(part)
  for (const { expression } of SURE_EVERYWHERE) found.push(...everyMatch(expression, lower).map(spanOf))
  for (const { expression, isItem } of LETTERS_EVERYWHERE)
    if (!isItem || isList(part)) found.push(...everyMatch(expression, part.text).map(spanOf))
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
    const isHeld = () => /^licen[sc]es?$/.test(match[0]) && HELD.test(lower.slice(0, from))
    const isOfState = () =>
      statesIn(part.text, 'clear').some((state) => state.to >= from - 20 && state.from <= to + 20)
    const isNamed = match[0].startsWith('licen')
      ? near(70).some(({ text }) => !(WEAK.test(text) && (hasPrivate || VAGUE.test(lower)))) ||
        (!hasPrivate && !OF_DRIVING.test(part.lower) && (isHeld() || isOfState()))
      : !hasPrivate &&
        near(40).some(
          (named) =>
            !OTHER_KINDS.has(named.kind) ||
            ((IS_CLINICAL.test(part.text.slice(named.from, named.from + 25)) ||
              OF_LETTERS.test(named.text)) &&
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
  if (OF_OTHERS.test(clause)) return false
  const isItem = part.text.length < 130
  // 'Signed by a licensed physician'
  if (/(?:\b(?:from|by|under) |^)an? licen[sc]ed\b/.test(lower)) return false
  // 'California SLP license', 'Licensed in Colorado as an LPC'
  const isNamedFirst =
    part.text.length < 60 &&
    (BEGINS.test(lower) || [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0))
  if (part.head === 'company' || part.head === 'duties')
    return ASKS_ALWAYS.test(near) || (part.head === 'duties' && isNamedFirst)
  if (isList(part)) return isItem || mention.from === 0 || ASKS.test(near)
  return (
    ASKS.test(near) || SEEKS.test(clause) || (mention.isSure && mention.from < 12 && isItem) || isNamedFirst
  )
}

// Who has the experience, the degree or the credits needs no licence.
const OTHER_WAY = either(
  /(?:equivalent|comparable|related|relevant)(?: [\w-]+){0,3} experience\b|\d+ (?:\w+ ){0,2}credits?\b/,
  /(?:bachelor|master|associate)(?:['’]?s)? degree\b/,
)
const OR_OTHER = new RegExp(`^[^.;,]{0,30},? or (?:an? )?${OTHER_WAY}`)

type Deciding = { part: Part; kinds: readonly KindNamed[]; mention: Mention; isDemand: boolean }

function decidingIn(part: Part): Deciding | null {
  if (!(maySpeakOf(part, 'licence') || LICENCES_BELOW.test(part.headWords))) return null
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
    const isOneWay = OR_OTHER.test(lower.slice(mention.to, mention.to + 80))
    if (force === 'demand' && !isOneWay) return { part, kinds, mention, isDemand: true }
    if (force !== 'denied') wished ??= { part, kinds, mention, isDemand: false }
  }
  return wished
}

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
