import { daysBetween, newYorkDay } from '../days.ts'
import { haveSameName, type NamedPosting } from './posting-name.ts'

export type Sighting = NamedPosting & {
  /** One for each posting of each board; a posting that comes back with its id is the same one. */
  id: string
  firstSeen: Date
  lastSeen: Date
  /** The board's own day, `YYYY-MM-DD`. */
  posted: string | null
}

export type Relation = 'same_posting' | 'listed_again' | 'concurrent' | 'another_vacancy'

/** What comes later than this after another went is another vacancy: next year's. */
export const LISTED_AGAIN_DAYS = 180

/**
 * What `textOverlap` is at least, where a posting is listed again. On 26 labelled pairs of one employer, title and
 * place within 180 days, precision and recall are 100 % at any threshold from 0.45 to 0.85 (0.4: precision 70.6 %; 0.9:
 * recall 83.3 %). Of all 171 such pairs 85 overlap by less than 0.4, 14 by 0.45 to 0.75 (teams that share a template)
 * and 72 by 0.8 or more: the gap is at 0.8. All of the rule: 100 % of both on 248 labelled pairs, and on 161 that
 * another reader labelled after it was fixed, though only 3 of the 35 listed again there have texts.
 */
export const LISTED_AGAIN_OVERLAP = 0.8

/** From the day the first was last seen to the day the second was posted, or first seen where the board names no day. */
function daysAway({ lastSeen }: Sighting, { posted, firstSeen }: Sighting): number {
  const gone = newYorkDay(lastSeen)
  return daysBetween(gone, posted !== null && posted >= gone ? posted : newYorkDay(firstSeen))
}

/**
 * Listed again: a new id, the same employer, title and places, nearly the same text where both have one (`overlap` is
 * null otherwise), never together, within 180 days after the first went. Two that were open at the same time are two
 * vacancies, whatever their texts. How old a posting is says nothing.
 */
export function compareSightings(one: Sighting, other: Sighting, overlap: number | null): Relation {
  if (one.id === other.id) return 'same_posting'
  if (!haveSameName(one, other)) return 'another_vacancy'
  const [earlier, later] = one.firstSeen <= other.firstSeen ? [one, other] : [other, one]
  if (later.firstSeen <= earlier.lastSeen) return 'concurrent'
  if (daysAway(earlier, later) > LISTED_AGAIN_DAYS) return 'another_vacancy'
  return overlap === null || overlap >= LISTED_AGAIN_OVERLAP ? 'listed_again' : 'another_vacancy'
}
