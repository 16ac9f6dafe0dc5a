import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'

const ZONE =
  '(?:(eastern|east coast|e[sd]?t)|(central|c[sd]?t)|(mountain|m[sd]?t)|(pacific|west coast|p[sd]?t))(?![a-z])'
const NAMES = ['ET', 'CT', 'MT', 'PT'] as const
const ONE = new RegExp(`\\b${ZONE}\\b`, 'g')

const CUE = new RegExp(`\\b${ZONE}\\b`)

const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?\\s?m\\.?)?'
const ZONES = `${ZONE}(?:\\s?(?:standard|daylight)?\\s?(?:time(?: zones?)?|hours)?)`
// Hours of a day in a zone.
const HOURS = new RegExp(
  `(?<!\\d)${CLOCK}\\s?(?:-|–|—|to|until|and)\\s?${CLOCK}\\s?[-–,(]*\\s?(?:us )?${ZONES}(?![a-z])`,
)
const FIXED_MEETING = new RegExp(
  `\\b(?:meetings?|stand-?ups?)\\b[^.]{0,60}\\b(?:daily|every|each|weekly|at)\\b[^.]{0,30}\\b${CLOCK}\\s?${ZONES}\\b`,
)
const MUST = new RegExp(
  `\\b(?:must|required?|requires|need(?:s)? to|have to|should|expected to|(?:able|ability|willing(?:ness)?|available|availability) to|will)\\b[^.;]{0,70}?\\b${ZONES}(?:[^.;]{0,40}?(?:time ?zones?|hours|business day|schedule|standard time|time))?`,
)
const RESIDES = new RegExp(
  `\\b(?:must|should|need to|required to|candidates|only|open to)\\b[^.;]{0,40}\\b(?:be (?:located|based)|live|reside|on|in)\\b[^.;]{0,30}\\b${ZONE}\\b[^.;]{0,30}\\b(?:time ?zones?|time)\\b`,
)
// 'Working East Coast hours', 'remote EST/CST', 'starting at 8am ET'.
const KEEPS = new RegExp(
  `\\bstart(?:s|ing)? at ${CLOCK}\\s?${ZONE}\\b|\\bwork(?:ing)? (?:\\w+ ){0,2}?${ZONE} (?:\\w+ )?(?:hours|time)\\b|\\bremote[ ,:(–-]{1,4}${ZONE}\\b`,
)
const SAYS_ZONE = /\b(?:time ?zones?|hours|time|schedule|shift)\b/
const SPREAD =
  /(?:within )?(?:\+ ?\/ ?-|±|plus or minus|within) ?(\d) (?:hours?|hrs?)(?: time difference)?(?: of| from)? (?:us )?(?:(eastern|e[sd]?t)|(central|c[sd]?t)|(mountain|m[sd]?t)|(pacific|p[sd]?t))\b/
const ALSO = new RegExp(`^(?:,? ?(?:or|and|to|-) (?:${CLOCK} ?)?|/)${ZONE}\\b`)
const OFFSETS = [-5, -6, -7, -8]

const NOT_OURS =
  /\b(?:prefer\w*|ideal\w*|(?:customers|clients) (?:in|across)|customer service (?:is )?available|call us|(?:phone|support|help) ?(?:line|desk)|contact (?:us|our)|deadline|apply by|applications?|closes?|webinar|colleagues?|team members? (?:in|across|are)|multiple time ?zones|across (?:all |different |various |multiple )?time ?zones|different time ?zones|nice to have|plus\b|office hours of|store hours|posting|posted|questions|benefits|support team|bonus|representatives|central (?:office|team|bank|park|to|role|part)|mountain (?:view|biking|range)|pacific northwest|(?:central|eastern|pacific|mountain) (?:region|america|europe|asia|states|united|coast|islander|university|ave|blvd|valley|pa\b|ohio|texas|florida|illinois))\b/

function zonesIn(text: string): string[] {
  const found = new Set<string>()
  for (const match of everyMatch(ONE, text)) {
    const index = match.slice(1).findIndex((group) => group !== undefined)
    const zone = NAMES[index]
    if (zone !== undefined) found.add(zone)
  }
  return [...found]
}

const utc = (offset: number) => `UTC${offset < 0 ? '' : '+'}${offset}`

/** The zones whose hours the person must keep, and where that is said. */
export function readTimeZones(parts: readonly Part[]): { zones: string[] | null; evidence: string[] } {
  const zones = new Set<string>()
  const evidence: string[] = []
  for (const part of parts) {
    if (part.head === 'wish' || !maySpeakOf(part, 'zone')) continue
    const lower = part.lower.slice(0, 1500)
    if (!CUE.test(lower)) continue
    const spread = SPREAD.exec(lower)
    const match =
      spread ??
      HOURS.exec(lower) ??
      FIXED_MEETING.exec(lower) ??
      RESIDES.exec(lower) ??
      MUST.exec(lower) ??
      KEEPS.exec(lower)
    if (match === null) continue
    const around = lower.slice(Math.max(0, match.index - 50), match.index + match[0].length + 40)
    const isSure =
      match === spread ||
      HOURS.test(match[0]) ||
      /(?:\b[ecmp][sd]t|\d ?[ap]\.?m\.? [ecmp]t)\s*$/.test(match[0])
    if (NOT_OURS.test(around) || (!isSure && !SAYS_ZONE.test(match[0]))) continue
    if (spread !== null) {
      const middle = OFFSETS[spread.slice(2).findIndex((group) => group !== undefined)] ?? 0
      zones.add(`${utc(middle - Number(spread[1]))}..${utc(middle + Number(spread[1]))}`)
    } else
      for (const zone of zonesIn(
        `${match[0]}${ALSO.exec(lower.slice(match.index + match[0].length))?.[0] ?? ''}`,
      ))
        zones.add(zone)
    evidence.push(part.text)
  }
  return zones.size === 0 ? { zones: null, evidence: [] } : { zones: [...zones], evidence }
}
