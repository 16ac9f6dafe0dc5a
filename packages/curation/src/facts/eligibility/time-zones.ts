import { openPatterns } from '../../patterns/pattern.ts'
import { workplaceIn } from '../../workplace/workplace-words.ts'
import type { Part, Said } from '../posting-parts.ts'
import { maySpeakOf } from '../stem-prefilter.ts'

const { everyIn, finds, firstIn, matchIn } = openPatterns('time-zones')

const NAMES = ['ET', 'CT', 'MT', 'PT'] as const
const OFFSETS = [-5, -6, -7, -8]

const groupThatMatched = (groups: readonly string[]) => groups.findIndex((group) => group !== undefined)
const zonesIn = (text: string) =>
  everyIn('zone', text).flatMap((match) => NAMES[groupThatMatched(match.slice(1))] ?? [])

const utc = (offset: number) => `UTC${offset < 0 ? '' : '+'}${offset}`

/** The time zones that a remote place names: 'Remote - East Coast / ET'; null for none. */
export function zonesOfPlace(place: string): string[] | null {
  const printed = workplaceIn(place) === 'Remote' ? openPatterns('places').everyIn('zone', place) : []
  const zones = new Set(
    zonesIn(
      printed
        .map(([zone]) => zone)
        .join(', ')
        .toLowerCase(),
    ),
  )
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
    const kept = firstIn('keeps zone', lower)
    const match = spread ?? kept?.match
    if (match === undefined) continue
    const around = lower.slice(Math.max(0, match.index - 50), match.index + match[0].length + 40)
    const isSure =
      spread !== null ||
      kept?.pattern.tag === 'sure' ||
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
