import type { Licence, LicenceKind } from '@lilypad/domain'
import type { Pattern } from '../patterns/pattern.ts'
import { statesIn } from './eligibility/states-named.ts'
import { forceOf } from './force.ts'
import { isAsked, isList, type Mention } from './licence-asked.ts'
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

// 'Meet any state licensure' names none.
const VAGUE = /\bany (?:state or local|necessary|applicable|required)\b/

const everywhere = <P extends Pattern>(table: readonly P[]) =>
  table.map((row) => ({ ...row, expression: new RegExp(row.expression.source, 'g') }))
const [SURE_EVERYWHERE, LETTERS_EVERYWHERE] = [everywhere(SURE), everywhere(LETTERS_ASKED)]

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
// As does an item of a list: 'Boiler operator license', 'Licensed realtor'.
const NO_TRADE = either(
  /required|preferred|relevant|applicable|appropriate|any|necessary|other|certific\w*|professional/,
)
const ITEM_ENDS = '(?= ?[(,;.]| (?:is |are )?(?:required|preferred|a plus|or )|$)'
const ITEM = new RegExp(
  `^(?:licensed |(?!.{0,60}${NO_TRADE} )(?:[\\w'’&/,-]+ ){1,5}licen[sc]es?${ITEM_ENDS})`,
)
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
            !OTHER_KINDS.has(named.kind) ||
            ((IS_CLINICAL.test(part.text.slice(named.from, named.from + 25)) ||
              OF_LETTERS.test(named.text)) &&
              !/^:|[;.]|, and /.test(lower.slice(to, named.from)) &&
              !/[;.,]/.test(lower.slice(named.to, from))),
        )
    return isNamed ? [{ from, to, isSure: false }] : []
  })
}

// Who has the experience, the degree or the credits needs no licence.
const INSTEAD = either(
  /(?:equivalent|comparable|related|relevant)(?: [\w-]+){0,3} experience\b|\d+ (?:\w+ ){0,2}credits?\b/,
  /(?:bachelor|master|associate)(?:['’]?s)? degree\b/,
)
const OR_OTHER = new RegExp(`^[^.;,]{0,30},? or (?:an? )?${INSTEAD}`)
// 'One of the following: a license, a degree or 3 years'
const ONE_OF_THESE = /\bone of (?:the following|these)\b[^.;]*$/
const OTHER_WAY = /^[^.;]{0,120}\b(?:degree|diploma|credits|years)\b/

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
    const behind = lower.slice(mention.to)
    const isOneOfThese = ONE_OF_THESE.test(`${part.headWords}:${lower.slice(0, mention.from)}`)
    const isOneWay = OR_OTHER.test(behind.slice(0, 80)) || (isOneOfThese && OTHER_WAY.test(behind))
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
  const { lower } = first.part
  const endorsed = first.kinds.find(
    ({ from, to }) => ENDORSED.test(lower.slice(0, from)) || /^ endorse/.test(lower.slice(to)),
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
