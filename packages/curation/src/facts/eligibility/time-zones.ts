import { anyOf, composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import type { Part } from '../parts.ts'
import { maySpeakOf } from '../stems.ts'
import { everyMatch } from '../words/every-match.ts'

const ZONE =
  '(?:(eastern|east coast|e[sd]?t)|(central|c[sd]?t)|(mountain|m[sd]?t)|(pacific|west coast|p[sd]?t))(?![a-z])'
const NAMES = ['ET', 'CT', 'MT', 'PT'] as const
const ONE = new RegExp(`\\b${ZONE}\\b`, 'g')

const CUE = new RegExp(`\\b${ZONE}\\b`)

const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?\\s?m\\.?)?'
const ZONES = `${ZONE}(?:\\s?(?:standard|daylight)?\\s?(?:time(?: zones?)?|hours)?)`
const TO = '\\s?(?:-|–|—|to|until|and)\\s?'
const MUST = anyOf([
  'must|required?|requires|need(?:s)? to|have to|should|expected to|will',
  '(?:able|ability|willing(?:ness)?|available|availability) to',
])
const OFTEN = '(?:daily|every|each|weekly|at)'
const TIME = '(?:time ?zones?|hours|business day|schedule|standard time|time)'
const LIVES = '(?:be (?:located|based)|live|reside|on|in)'
const WHO = '(?:must|should|need to|required to|candidates|applicants|only|open to|limited to|you)'

/** What says whose hours the person keeps, or where they live by zone; the zones stand in what is found. */
export const KEEPS_ZONE: readonly Pattern[] = [
  {
    name: 'hours of a day',
    expression: composed`(?<!\d)${CLOCK}${TO}${CLOCK}\s?[-–,(]*\s?(?:us )?${ZONES}(?![a-z])`,
    reads: '9 a.m. to 5 p.m. Eastern Time',
    misses: 'from 2019 to 2024 at Central High',
  },
  {
    name: 'a fixed meeting',
    expression: composed`\b(?:meetings?|stand-?ups?)\b[^.]{0,60}\b${OFTEN}\b[^.]{0,30}\b${CLOCK}\s?${ZONES}\b`,
    reads: 'Meetings are held daily at 10am ET.',
    misses: 'Meetings are held in Eastern Europe.',
  },
  {
    name: 'lives in a zone',
    expression: composed`\b${WHO}\b[^.;]{0,40}\b${LIVES}\b[^.;]{0,30}\b${ZONE}\b[^.;]{0,30}\btime(?: ?zones?)?\b`,
    reads: 'You live in the Eastern or Central time zone.',
    misses: 'Our customers live in the Eastern time zone.',
  },
  {
    name: 'must keep hours',
    expression: composed`\b${MUST}\b[^.;]{0,70}?\b${ZONES}(?:[^.;]{0,40}?${TIME})?`,
    reads: 'You must work Pacific hours.',
    misses: 'Colleagues work Pacific hours.',
  },
  {
    name: 'starts at',
    expression: composed`\bstart(?:s|ing)? at ${CLOCK}\s?${ZONE}\b`,
    reads: 'Starting at 8am ET',
    misses: 'Starting at $20',
  },
  {
    name: 'works the hours of a zone',
    expression: composed`\bwork(?:ing)? (?:\w+ ){0,2}?${ZONE} (?:\w+ )?(?:hours|time)\b`,
    reads: 'Fully remote, working East Coast hours',
    misses: 'We work hard.',
  },
  {
    name: 'remote in a zone',
    expression: composed`\bremote[ ,:(–-]{1,4}${ZONE}\b`,
    reads: 'Remote EST/CST',
    misses: 'Remote teams',
  },
]
const SAYS_ZONE = /\b(?:time ?zones?|hours|time|schedule|shift)\b/
const NEAR = '(?:within )?(?:\\+ ?\\/ ?-|±|plus or minus|within)'
const OF = '(?:hours?|hrs?)(?: time difference)?(?: of| from)?'
const SPREAD = composed`${NEAR} ?(\d) ${OF} (?:us )?${ZONE}`
const ALSO = new RegExp(`^(?:,? ?(?:or|and|to|-) (?:${CLOCK} ?)?|/)${ZONE}\\b`)
const OFFSETS = [-5, -6, -7, -8]

const NO_CENTRE = '(?:office|team|bank|park|to|role|part)'
const LAND = anyOf([
  'region|america|europe|asia|states|united|coast|islander|university|ave|blvd|valley|pa\\b|ohio',
  'texas|florida|illinois',
])
const NOT_OURS = composed`\b${anyOf([
  'prefer\\w*|ideal\\w*|(?:customers|clients) (?:in|across)|customer service (?:is )?available|call us',
  '(?:phone|support|help)\\s?(?:line|desk)|contact (?:us|our)|deadline|apply by|applications?|closes?',
  'webinar|colleagues?|team members? (?:in|across|are)|multiple time\\s?zones|different time\\s?zones',
  'across (?:all |different |various |multiple )?time\\s?zones|nice to have|plus\\b|office hours of',
  'store hours|posting|posted|questions|benefits|support team|bonus|representatives',
  `central ${NO_CENTRE}|mountain (?:view|biking|range)|pacific northwest`,
  `(?:central|eastern|pacific|mountain) ${LAND}`,
])}\b`

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
    const match = spread ?? firstMatch(KEEPS_ZONE, lower)?.match
    if (match === undefined) continue
    const around = lower.slice(Math.max(0, match.index - 50), match.index + match[0].length + 40)
    const isSure =
      match === spread ||
      KEEPS_ZONE[0]?.expression.test(match[0]) ||
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
