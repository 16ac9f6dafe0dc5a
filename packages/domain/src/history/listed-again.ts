import { daysBetween, newYorkDay } from '../calendar.ts'
import { haveSameName, type NamedPosting } from './same-name.ts'

/** A posting as a board showed it, from the first to the last time we saw it. */
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
 * What `textOverlap` is at least, where a posting is listed again. On 26 labelled pairs of one employer, title and place
 * that came one after the other within 180 days, on technology boards, by threshold:
 *
 * | at least      | 0    | 0.3  | 0.4  | 0.45 to 0.85 | 0.9  | 0.95 |
 * | ------------- | ---- | ---- | ---- | ------------ | ---- | ---- |
 * | precision (%) | 46.2 | 60.0 | 70.6 | 100          | 100  | 100  |
 * | recall (%)    | 100  | 100  | 100  | 100          | 83.3 | 66.7 |
 *
 * Between 0.45 and 0.85 no labelled pair decides. Of all 171 such pairs on those boards, labelled or not, 85 overlap by
 * less than 0.4, 14 by 0.45 to 0.75 (teams that share a template) and 72 by 0.8 or more: the gap is at 0.8.
 *
 * All of the rule, on 248 labelled pairs: precision and recall 100 %. On 161 pairs that another reader labelled after it
 * was fixed (35 listed again): 100 % of both too, though only 3 of those 35 have texts.
 */
export const LISTED_AGAIN_OVERLAP = 0.8

/** From the day the first was last seen to the day the second was posted, or first seen where the board names no day. */
function daysAway({ lastSeen }: Sighting, { posted, firstSeen }: Sighting): number {
  const gone = newYorkDay(lastSeen)
  return daysBetween(gone, posted !== null && posted >= gone ? posted : newYorkDay(firstSeen))
}

/**
 * What two sightings, in any order, are to each other. Listed again: a new id, the same employer, title and places in
 * any spelling, nearly the same text where both have one, never together, within 180 days after the first went. Two that
 * were open at the same time are two vacancies, whatever their texts. How old a posting is says nothing.
 *
 * @param overlap `textOverlap` of the two; null where either has no text, and then title, places and days decide
 */
export function relationOf(one: Sighting, other: Sighting, overlap: number | null): Relation {
  if (one.id === other.id) return 'same_posting'
  if (!haveSameName(one, other)) return 'another_vacancy'
  const [earlier, later] = one.firstSeen <= other.firstSeen ? [one, other] : [other, one]
  if (later.firstSeen <= earlier.lastSeen) return 'concurrent'
  if (daysAway(earlier, later) > LISTED_AGAIN_DAYS) return 'another_vacancy'
  return overlap === null || overlap >= LISTED_AGAIN_OVERLAP ? 'listed_again' : 'another_vacancy'
}
