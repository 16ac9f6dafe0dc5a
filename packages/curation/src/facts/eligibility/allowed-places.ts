import { openPatterns } from '../../patterns/pattern.ts'
import type { PlaceList } from '../../places/place-lists.ts'

const { finds } = openPatterns('residence')

/** The places in which alone one may live, or which are ruled out. */
export type PlaceLimit = Pick<PlaceList, 'states' | 'countries'> & { isExcluded: boolean }

function aroundList(text: string, { from, to }: PlaceList) {
  const before = text.slice(0, from).split(/[.;!?]\s/)
  const [after = ''] = text.slice(to).split(/[.;!?](?:\s|$)/)
  return { before: (before.at(-1) ?? '').toLowerCase().slice(-160), after: after.toLowerCase().slice(0, 80) }
}

/** Whether what stands before a list of places speaks of an office, of customers, of what pay or law depends on. */
export function isOfOthers(text: string, list: PlaceList): boolean {
  const { before } = aroundList(text, list)
  return finds('of others', before) || finds('of permission', before)
}

function findLimit(text: string, list: PlaceList): PlaceLimit | null {
  const { before, after } = aroundList(text, list)
  if (list.isSmaller || finds('of others', before)) return null
  const limit = (isExcluded: boolean) => ({ states: list.states, countries: list.countries, isExcluded })
  if (finds('excepted', before) && (finds('of work', before) || before.startsWith('('))) return limit(true)
  if (finds('of others', after)) return null
  if (list.states.length === 0 && finds('of permission', before)) return null
  const isThere = finds('before places', before)
  if (isThere && (finds('not there', before) || finds('ruled out', after))) return limit(true)
  const isOnly = finds('only behind', after) && finds('of people', before)
  const isResidents =
    finds('residents only', after) || (finds('residents', after) && finds('before residents', before))
  const isList = list.states.length > 1 || (list.states.length === 0 && list.countries.length > 1)
  const isLimited =
    isThere &&
    (finds('limits', before) || finds('only there', after)) &&
    (isList || /\bonly\b|residen/.test(before))
  return isOnly || isResidents || isLimited ? limit(false) : null
}

export const placeLimit = (text: string, lists: readonly PlaceList[]): PlaceLimit | null =>
  lists.map((list) => findLimit(text, list)).find((limit) => limit !== null) ?? null
