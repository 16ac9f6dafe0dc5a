import { everyMatch, firstMatch, openPatterns } from '../../patterns/pattern.ts'
import { workplaceIn } from '../../workplace/workplace-words.ts'
import type { Part, Said } from '../posting-parts.ts'
import { maySpeakOf } from '../stem-prefilter.ts'

const { rows, any, finds, matchIn } = openPatterns('time-zones')

const NAMES = ['ET', 'CT', 'MT', 'PT'] as const
const EVERY_ZONE = any('zone', 'g')
const KEEPS_ZONE = rows('keeps zone')
const OFFSETS = [-5, -6, -7, -8]

const groupThatMatched = (groups: readonly string[]) => groups.findIndex((group) => group !== undefined)
const zonesIn = (text: string) =>
  everyMatch(EVERY_ZONE, text).flatMap((match) => NAMES[groupThatMatched(match.slice(1))] ?? [])

const utc = (offset: number) => `UTC${offset < 0 ? '' : '+'}${offset}`

const ZONES_OF_PLACE = openPatterns('places').any('zone', 'g')

/** The time zones that a remote place names: 'Remote - East Coast / ET'; null for none. */
export function zonesOfPlace(place: string): string[] | null {
  const printed = workplaceIn(place) === 'Remote' ? (place.match(ZONES_OF_PLACE) ?? []) : []
  const zones = new Set(zonesIn(printed.join(', ').toLowerCase()))
  return zones.size === 0 ? null : [...zones]
}

/** The time zones whose hours one keeps, by the text, else by the place. */
export function readTimeZones(parts: readonly Part[], place: string | null): Said<string[] | null> {
  const zones = new Set<string>()
  const evidence: string[] = []
  for (const part of parts) {
    if (part.head === 'wish' || !maySpeakOf(part, 'zone')) continue
    const lower = part.lower.slice(0, 1500)
    if (!finds('zone', lower)) continue
    const spread = matchIn('spread', lower)
    const match = spread ?? firstMatch(KEEPS_ZONE, lower)?.match
    if (match === undefined) continue
    const around = lower.slice(Math.max(0, match.index - 50), match.index + match[0].length + 40)
    const isSure =
      match === spread ||
      KEEPS_ZONE[0]?.expression.test(match[0]) ||
      /(?:\b[ecmp][sd]t|\d ?[ap]\.?m\.? [ecmp]t)\s*$/.test(match[0])
    if (finds('not ours', around) || (!isSure && !finds('says zone', match[0]))) continue
    if (spread !== null) {
      const middle = OFFSETS[groupThatMatched(spread.slice(2))] ?? 0
      zones.add(`${utc(middle - Number(spread[1]))}..${utc(middle + Number(spread[1]))}`)
    } else {
      const also = matchIn('also', lower.slice(match.index + match[0].length))?.[0] ?? ''
      for (const zone of zonesIn(match[0] + also)) zones.add(zone)
    }
    evidence.push(part.text)
  }
  return { value: zones.size === 0 ? zonesOfPlace(place ?? '') : [...zones], evidence }
}
