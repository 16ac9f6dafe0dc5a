import { everyMatch, firstMatch, openPatterns } from '../../patterns/pattern.ts'
import { NOTHING_SAID, type Part, type Said } from '../parts.ts'
import { maySpeakOf } from '../stems.ts'

const { rows, any, finds, matchIn } = openPatterns('time-zones')

const NAMES = ['ET', 'CT', 'MT', 'PT'] as const
const EVERY_ZONE = any('zone', 'g')
const KEEPS_ZONE = rows('keeps zone')
const OFFSETS = [-5, -6, -7, -8]

const groupThatMatched = (groups: readonly string[]) => groups.findIndex((group) => group !== undefined)
const zonesIn = (text: string) =>
  everyMatch(EVERY_ZONE, text).flatMap((match) => NAMES[groupThatMatched(match.slice(1))] ?? [])

const utc = (offset: number) => `UTC${offset < 0 ? '' : '+'}${offset}`

export function readTimeZones(parts: readonly Part[]): Said<string[] | null> {
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
  return zones.size === 0 ? NOTHING_SAID : { value: [...zones], evidence }
}
