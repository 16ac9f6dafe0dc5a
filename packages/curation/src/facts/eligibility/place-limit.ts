import { firstMatch, openPatterns } from '../../patterns/pattern.ts'
import PACKED from '../../patterns/residence.json' with { type: 'json' }
import { type PlaceList, placeLists } from './place-list.ts'

const { rows, any } = openPatterns(PACKED)
/** The places in which alone one may live, or which are ruled out. */
export type PlaceLimit = Pick<PlaceList, 'states' | 'countries'> & { isExcluded: boolean }
const BEFORE_PLACES = rows('before places')
const LIMITS = any('limits')
const ONLY_THERE = any('only there')
const NEGATED = any('not there')
const RULED_OUT = any('ruled out')
const EXCEPTED = any('excepted')
const OF_WORK = any('of work')

const RESIDENTS = /^ (?:state )?residen(?:ts?|cy)\b/
const RESIDENTS_ONLY = any('residents only')
const BEFORE_RESIDENTS = any('before residents')
const ONLY_BEHIND = /^\)? (?:residents )?only\b/
const OF_PERMISSION = any('of permission')
const OF_OTHERS = any('of others')

const aroundList = (text: string, { from, to }: PlaceList) => ({
  before: (
    text
      .slice(0, from)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  )
    .toLowerCase()
    .slice(-160),
  after: (text.slice(to).split(/[.;!?](?:\s|$)/)[0] ?? '').toLowerCase().slice(0, 80),
})

/** Whether what stands before a list of places speaks of an office, of customers, of what pay or law depends on. */
export function isOfOthers(text: string, list: PlaceList): boolean {
  const { before } = aroundList(text, list)
  return OF_OTHERS.test(before) || OF_PERMISSION.test(before)
}

function limitOf(text: string, list: PlaceList): PlaceLimit | null {
  const { before, after } = aroundList(text, list)
  if (list.isSmaller || OF_OTHERS.test(before)) return null
  const limit = (isExcluded: boolean) => ({ states: list.states, countries: list.countries, isExcluded })
  if (EXCEPTED.test(before) && (OF_WORK.test(before) || before.startsWith('('))) return limit(true)
  if (OF_OTHERS.test(after)) return null
  if (list.states.length === 0 && OF_PERMISSION.test(before)) return null
  const isThere = firstMatch(BEFORE_PLACES, before) !== null
  if (isThere && (NEGATED.test(before) || RULED_OUT.test(after))) return limit(true)
  const isOnly = ONLY_BEHIND.test(after) && /remote|candidates|applicants|residents|hir/.test(before)
  const isResidents = RESIDENTS_ONLY.test(after) || (RESIDENTS.test(after) && BEFORE_RESIDENTS.test(before))
  const isList = list.states.length > 1 || (list.states.length === 0 && list.countries.length > 1)
  const isLimited =
    isThere && (LIMITS.test(before) || ONLY_THERE.test(after)) && (isList || /\bonly\b|residen/.test(before))
  return isOnly || isResidents || isLimited ? limit(false) : null
}

/** What a text says of the states and countries in which one may live; null if nothing. */
export function placeLimit(text: string): PlaceLimit | null {
  for (const list of placeLists(text)) {
    const limit = limitOf(text, list)
    if (limit !== null) return limit
  }
  return null
}
