import type { Eligibility } from '@lilypad/domain'
import { openPatterns } from '../../patterns/pattern.ts'
import { type PlaceList, placeLists } from '../../places/place-lists.ts'
import { placeApart } from '../../places/place-restrictions.ts'
import { isRequired, type Part, type Said } from '../posting-parts.ts'
import { clipped } from '../quote.ts'
import { maySpeakOf } from '../stem-prefilter.ts'
import { isOfOthers, placeLimit } from './allowed-places.ts'
import { placesSaid } from './residence-model.ts'
import { listsAlone, NOWHERE, near, placeAfter, toPlace } from './residence-place.ts'
import {
  add,
  type Collected,
  isLeftOver,
  nothingCollected,
  readResidenceStatements,
} from './residence-statements.ts'

const { finds, firstIn, matchIn } = openPatterns('residence')

/** The countries that a short item or the field of a location names, alone or beside remote work. */
function countriesAlone(part: Part): string[] {
  const { text, headWords } = part
  const apart = text.length < 60 && !isLeftOver(part) ? placeApart(text) : null
  const field = /\blocations?$/.test(headWords) ? matchIn('field', text) : null
  const named = [apart, field?.[1], field?.[2]].map((words) => listsAlone(words ?? ''))
  const whole = /^(?:job )?locations?$/.test(headWords) ? listsAlone(text) : []
  const isUs = whole.every(({ countries }) => countries.join() === 'US')
  const lists = [...named, isUs ? whole : []].find(({ length }) => length > 0) ?? []
  return lists.every(({ states }) => states.length === 0) ? lists.flatMap(({ countries }) => countries) : []
}

type Residence = Pick<Eligibility, 'countries' | 'states_only' | 'states_excluded' | 'must_live_near'>

function readForms(part: Part, found: Collected): boolean {
  const isLocation = /^(?:job )?locations?$|commute/.test(part.headWords)
  const form =
    matchIn('form commute', part.text) ??
    matchIn('commute', part.text) ??
    (isLocation || /^location:/i.test(part.text) || /\d{5} ?\(Required\)/.test(part.text)
      ? matchIn('form place', part.text)
      : null)
  const named = form === null ? '' : placeAfter(form[1] ?? '', 0)
  if (finds('capitals', named)) {
    const place = toPlace(named)
    const isState = place.states.length > 0 && /^[A-Z][a-z]/.test(named) && !named.includes(',')
    add(part.text, isState ? place : near(named), found)
    return true
  }
  const countries = countriesAlone(part)
  if (countries.length > 0) add(part.text, { ...NOWHERE, countries }, found)
  return countries.length > 0
}

const SURE = 0.95
const MIN_STATES = 3
const BARE = 3

/** A bare list below 'Eligible states:', 'We hire in:'. */
const isBareList = ({ headWords, text }: Part) =>
  finds('lists places', headWords) && (placeLists(text)[0]?.from ?? text.length) <= BARE

const withHeading = (part: Part) => (isBareList(part) ? `${part.headWords}: ${part.text}` : part.text)

const proposedStates = (text: string, lists: PlaceList[]) =>
  placesSaid(text, lists).find(({ list, limits }) => list.states.length >= MIN_STATES && limits >= SURE)?.list

function readLimit(part: Part, last: Part | undefined, found: Collected): boolean {
  const above = finds('these states', part.lower) ? (placeLists(last?.text ?? '')[0]?.states ?? []) : []
  // 'Ohio resident' as a requirement.
  const isAsked = isRequired(part) && /^[A-Z][A-Za-z ]{3,20} resident\W*$/.test(part.text)
  const text = `${isAsked ? 'must be an ' : ''}${withHeading(part)}`
  const lists = placeLists(text)
  const limit =
    above.length > 1
      ? { states: above, countries: [], isExcluded: false }
      : (placeLimit(text, lists) ?? proposedStates(text, lists) ?? null)
  if (limit === null) return false
  const isExcluded = 'isExcluded' in limit && limit.isExcluded
  if (limit.states.length > 0) found.countries.add('US')
  for (const code of limit.states) (isExcluded ? found.excluded : found.only).add(code)
  // Countries that are ruled out are no value: the words are shown.
  if (!isExcluded) for (const code of limit.countries) found.countries.add(code)
  found.evidence.push(part.text)
  return true
}

const LONGEST = 1200

function isPlaceAlone({ text }: Part) {
  const [list] = placeLists(text)
  return list?.from === 0 && /^\W*$/.test(text.slice(list.to))
}

// 'We hire in the following states.', 'Eligible states', or the same with the first of them.
const INTRODUCES = /(?<!united )\bstates(?:\W*$|:)/

/** The parts, places that stand as a list below 'one of these states:' joined. */
function withListedPlaces(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isBelow = (above: Part) =>
      INTRODUCES.test(above.lower) || (above.headWords === part.headWords && isBareList(above))
    if (last !== undefined && last.text.length < LONGEST && isBelow(last) && isPlaceAlone(part)) {
      const above = last.text.replace(/(?<=states)\W*$/i, ':')
      const text = `${above}${above.endsWith(':') ? '' : ','} ${part.text}`
      joined[joined.length - 1] = { ...last, text, lower: text.toLowerCase() }
    } else joined.push(part)
  }
  return joined
}

const isPlace = (printed: string) =>
  finds('capitals', printed) &&
  !/\bremote\b/i.test(printed) &&
  (printed.includes(',') || toPlace(printed).near !== null)

const UNSURE = 0.9

// 'MS', 'OK': a single code may be a word.
const isNamed = ({ countries, from, to }: PlaceList) => countries.length > 0 || to - from > 2

/** The sentence that seems to say where one may live, although no rule reads a value in it. */
function unsureSentence(parts: readonly Part[]): string[] {
  for (const part of parts) {
    if (
      part.head === 'wish' ||
      isLeftOver(part) ||
      !(isBareList(part) || (maySpeakOf(part, 'residence') && finds('cue', part.lower)))
    )
      continue
    const text = withHeading(part).slice(0, LONGEST)
    for (const { list, limits, excludes } of placesSaid(text))
      if (Math.max(limits, excludes) >= UNSURE && isNamed(list) && !isOfOthers(text, list)) {
        const shift = text.length - Math.min(part.text.length, LONGEST)
        return [clipped(part.text, Math.max(0, list.from - shift), Math.max(0, list.to - shift))]
      }
  }
  return []
}

const SHORT_LOCAL = 90

/** The words that keep a job for people nearby without a verb of living, or null. */
function localOnly(text: string): string | null {
  const found = /local|must be|only/i.test(text)
    ? (firstIn('local', text) ?? firstIn('local, as printed', text))
    : null
  const local = found?.match[0].trim()
  if (local !== undefined && finds('near', local) && !finds('near place', local)) return null
  if (local !== undefined && (/\btime\b/i.test(local) || (finds('large', local) && !/area|,/.test(local))))
    return null
  // The place stands beside: 'Local candidates only: Los Angeles', 'Salem, OR (need local)'.
  if (local !== undefined) {
    return text.length < SHORT_LOCAL && /local/i.test(local)
      ? text.replace(/[.!*\s]+$|[,;] [a-z].*$/, '')
      : local
  }
  const place = text.includes('based') ? matchIn('based', text)?.[1] : undefined
  return place === undefined ||
    finds('no place', place) ||
    placeLists(place).some(({ states }) => states.length > 0)
    ? null
    : place
}

/** Where the person must live, as far as the parts say so; `place` is that of the posting, which 'local' means. */
export function readResidence(parts: readonly Part[], place: string | null): Said<Residence> {
  const found = nothingCollected()
  const listed = withListedPlaces(parts)
  for (const [index, whole] of listed.entries()) {
    if (!isBareList(whole) && !(maySpeakOf(whole, 'residence') && finds('cue', whole.lower))) continue
    const part = { ...whole, text: whole.text.slice(0, LONGEST), lower: whole.lower.slice(0, LONGEST) }
    if ((part.head === 'wish' && !finds('says so', part.lower)) || readForms(part, found)) continue
    if (readLimit(part, listed[index - 1], found)) continue
    const count = found.near.length
    readResidenceStatements(part, found)
    const local = found.near.length === count ? localOnly(part.text) : null
    if (local !== null) add(part.text, near(local), found)
  }
  const codesIn = (set: Set<string>) => (set.size === 0 ? null : [...set])
  const named = found.near.filter((words) => !finds('vague', words) && !finds('bare local', words))
  const isPlaced = named.length > 0 || found.only.size > 0
  const longest =
    (isPlaced ? named : found.near).toSorted((one, other) => other.length - one.length)[0] ?? null
  const isOfPosting = longest !== null && finds('bare local', longest) && place !== null && isPlace(place)
  return {
    value: {
      countries: codesIn(found.countries),
      states_only: codesIn(found.only),
      states_excluded: codesIn(found.excluded),
      must_live_near: isOfPosting ? place : longest,
    },
    evidence: found.evidence.length > 0 ? found.evidence : unsureSentence(listed),
  }
}
