import type { Licence, LicenceKind } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { statesIn, toCodes } from '../places/place-lists.ts'
import { isAsked, type KindNamed, kindsIn, type Mention } from './licence-mentions.ts'
import { isListed, type Part, type Said } from './posting-parts.ts'
import { clipped } from './quote.ts'
import { toRequirementStrength } from './required-or-preferred.ts'
import { maySpeakOf } from './stem-prefilter.ts'
import { toStatement } from './words/statements.ts'

const { any, everyByRow, everyIn, finds, firstIn } = openPatterns('licence')

function statesNamed(deciding: readonly Deciding[]): Licence['states'] {
  const states = deciding.flatMap(({ part: { text }, mention }) =>
    statesIn(text, 'clear').filter(
      ({ from, to }) =>
        to > mention.from - 60 &&
        from < mention.to + 70 &&
        !finds('no state', text.slice(0, from)) &&
        // 'CERTIFICATIONS, OR REGISTRATIONS'
        !/^ [A-Z]{5}/.test(text.slice(to)),
    ),
  )
  if (states.length > 0) return toCodes(states)
  return deciding.some(({ part }) => finds('any state', part.lower)) ? 'any state' : null
}

/** The subject or grades that the first of the texts names with a licence, as written. */
function subjectNamed(texts: readonly string[]): string | null {
  const named = texts.map((text) => firstIn('subjects', text)).find((found) => found !== null)
  return named?.match[1]?.trim() ?? null
}

const NOT_LICENCE = any('not licence', 'g')

/** Papers named as alternatives to one another, or twice by two rules, are one mention. */
function merged(mentions: readonly Mention[], lower: string): Mention[] {
  const found: Mention[] = []
  for (const mention of mentions.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && (mention.from <= last.to || finds('one of', lower.slice(last.to, mention.from)))) {
      last.to = Math.max(last.to, mention.to)
      last.isSure ||= mention.isSure
    } else found.push({ ...mention })
  }
  return found
}

const OTHER_KINDS = new Set<LicenceKind>(['nursing', 'other'])

const sureMention = (from: number, to: number): Mention => ({ from, to, isSure: true })
const toMention = ({ index, 0: words }: RegExpExecArray) => sureMention(index, index + words.length)

/** Professions in a bare list below 'Licenses and Certifications'. */
function listedIn({ text, lower, headWords }: Part): Mention[] {
  const isList = finds('licences below', headWords) && text.length < 60
  if (!isList || (['private', 'of driving', 'no paper'] as const).some((table) => finds(table, lower)))
    return []
  return kindsIn(text)
    .filter((named) => !finds('weak', named.text))
    .map(({ from, to }) => sureMention(from, to))
}

function sureIn(part: Part, lower: string): Mention[] {
  const found = listedIn(part)
  if (finds('sure', lower)) for (const { match } of everyByRow('sure', lower)) found.push(toMention(match))
  for (const { pattern, match } of everyByRow('letters asked', part.text))
    if (pattern.tag !== 'item' || isListed(part)) found.push(toMention(match))
  for (const { from, to } of lower.includes(' bar') ? statesIn(part.text, 'all') : [])
    if (/^ bar\b/.test(lower.slice(to, to + 5))) found.push(sureMention(from, to + 4))
  return found
}

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
    const hasPrivate = finds('private', lower.slice(Math.max(0, from - 40), to + 40))
    const isHeld = () =>
      (/^licen[sc]es?$/.test(match[0]) && finds('held', lower.slice(0, from))) ||
      (from < 60 && isListed(part) && finds('item', lower))
    const isOfState = () =>
      statesIn(part.text, 'clear').some((state) => state.to >= from - 20 && state.from <= to + 20)
    const isNamed = match[0].startsWith('licen')
      ? near(70).some(({ text }) => !(finds('weak', text) && (hasPrivate || finds('vague', lower)))) ||
        (!hasPrivate && !finds('of driving', part.lower) && (isHeld() || isOfState()))
      : !hasPrivate &&
        near(40).some(
          (named) =>
            !OTHER_KINDS.has(named.kind) ||
            ((finds('is clinical', part.text.slice(named.from, named.from + 25)) ||
              finds('of letters', named.text)) &&
              !/^:|[;.]|, and /.test(lower.slice(to, named.from)) &&
              !/[;.,]/.test(lower.slice(named.to, from))),
        )
    return isNamed ? [{ from, to, isSure: false }] : []
  })
}

type Deciding = { part: Part; kinds: readonly KindNamed[]; mention: Mention; isDemand: boolean }

function decidingIn(part: Part): Deciding | null {
  if (!(maySpeakOf(part, 'licence') || finds('licences below', part.headWords))) return null
  const lower = part.lower.replace(NOT_LICENCE, (words) => ' '.repeat(words.length))
  const [sure, papers] = [sureIn(part, lower), everyIn('papers', lower)]
  if (sure.length + papers.length === 0) return null
  const kinds = kindsIn(part.text)
  const mentions = merged([...sure, ...papersIn(part, lower, papers, kinds)], lower).filter((mention) =>
    isAsked(part, lower, kinds, mention),
  )
  if (mentions.length === 0) return null
  const { list } = toStatement(part)
  const wordAt = (at: number) => list.filter(({ to }) => to <= at).length
  let wished: Deciding | null = null
  for (const [index, mention] of mentions.entries()) {
    const [before, after] = [mentions[index - 1], mentions[index + 1]]
    const next = list.findIndex(
      ({ word, from, to }, at) =>
        to > (after?.from ?? Number.POSITIVE_INFINITY) ||
        // 'Registered Nurse, BSN preferred'
        (word === 'bsn' && from > mention.to && list[at - 1]?.kind === 'comma'),
    )
    const force = toRequirementStrength(
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
    const isOneOfThese = finds('one of these', `${part.headWords}:${lower.slice(0, mention.from)}`)
    const isOneWay = finds('or other', behind.slice(0, 80)) || (isOneOfThese && finds('other way', behind))
    if (force === 'demand' && !isOneWay) return { part, kinds, mention, isDemand: true }
    if (force !== 'denied') wished ??= { part, kinds, mention, isDemand: false }
  }
  return wished
}

const NONE: Said<Licence> = {
  value: { need: 'none_stated', kind: null, states: null, subject: null },
  evidence: [],
}

export function readLicence(parts: readonly Part[]): Said<Licence> {
  const all = parts.map(decidingIn).filter((found) => found !== null)
  const demanded = all.filter(({ isDemand }) => isDemand)
  const deciding = demanded.length > 0 ? demanded : all
  const first = deciding[0]
  if (first === undefined) return NONE
  const near = first.kinds.filter(
    ({ from, to }) => to >= first.mention.from - 90 && from <= first.mention.to + 90,
  )
  // 'Educator License with an endorsement as Speech-Language Pathologist'
  const { lower } = first.part
  const endorsed = first.kinds.find(
    ({ from, to }) => finds('endorsed', lower.slice(0, from)) || /^ endorse/.test(lower.slice(to)),
  )
  const kind = (endorsed ?? near.find((named) => !finds('weak', named.text)))?.kind ?? 'other'
  const ofSchools = kind === 'teaching' || kind === 'school counselor' || kind === 'administrator'
  return {
    value: {
      need: demanded.length > 0 ? 'required' : 'preferred',
      kind,
      states: statesNamed(deciding),
      subject: ofSchools ? subjectNamed(deciding.map(({ part }) => part.text)) : null,
    },
    evidence: deciding.map(({ part, mention }) => clipped(part.text, mention.from, mention.to)),
  }
}
