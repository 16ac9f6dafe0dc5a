import type { TravelLevel } from '@lilypad/domain'
import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { NUMBER } from './parts.ts'

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.map((word, index) => [word, index + 1])),
  ...{ once: 1, a: 1, twice: 2, couple: 2, few: 3, handful: 3, several: 5 },
}
const numberOf = (text: string) => NUMBERS[text.replace(/^a | of$/g, '')] ?? Number(text)

/** The level of a share of working time, in percent: the bands of the travel dialog, without gaps. */
function levelOfShare(percent: number): TravelLevel {
  if (percent <= 0) return 'No Travel'
  if (percent < 10) return 'Occasional Travel'
  if (percent <= 20) return 'Some Travel'
  return percent <= 50 ? 'Regular Travel' : 'Frequent Travel'
}

function levelOfTrips(perYear: number): TravelLevel {
  if (perYear < 4) return 'Occasional Travel'
  return perYear <= 12 ? 'Some Travel' : 'Regular Travel'
}

const LESS = '(?:less than|under|below|fewer than|<)'
const MORE = '(?:more than|over|above|at least|minimum of|>)'
const PERCENT = new RegExp(
  `(${LESS}|${MORE})?\\s*~?(\\d{1,3})(\\+)?(?:\\.\\d+)?\\s*(?:%|percent\\b|per cent\\b|["”](?= ?\\)))(\\s*\\+)?`,
  'g',
)
const OTHER_THINGS = anyOf([
  ...[
    'remote',
    'covered',
    'paid',
    'match',
    'employer',
    'company',
    'coverage',
    'discount',
    'off\\b',
    'growth',
  ],
  ...['increase', 'medical', 'premium', 'commission', 'bonus', 'quota', 'satisfaction'],
])
const OF_OTHERS = anyOf([
  ...[
    'premium',
    'employee',
    'tuition',
    'base',
    'salary',
    'medical',
    'health',
    'eligible',
    'customers',
    'team',
  ],
  ...['company', 'students', 'revenue', 'applicants'],
])
const OFFICE_TIME =
  '(?:of (?:\\w+ )?(?:time|week) )?(?:will be |is )?(?:spent|devoted|dedicated|in (?:our |the )?office|on campus)'
const OTHER_SHARE = composed`^\s*(?:${OTHER_THINGS}|of (?:the |our |your )?${OF_OTHERS}|${OFFICE_TIME})`
const GROWS = anyOf([
  ...[
    'by',
    'grew',
    'grow',
    'growth of',
    'increase(?:d|s)?(?: of)?',
    'exceed(?:ing|ed)?',
    'achiev\\w+',
    'reduc\\w+',
  ],
  ...['office', 'on-?site', 'campus', 'hybrid', 'remote(?:ly)?', 'from home', 'pays?', 'covers?'],
])
const OTHER_BEFORE = composed`\b${GROWS}(?: \w+){0,2} ?~?$`

const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SPELT = composed`\b(?:(fifteen)|(${TENS.join('|')})(-?five)?) ?(?:percent|per cent|%)`
const PARTS = { 'three[- ]quarters': 75, 'two[- ]thirds': 67, half: 50, third: 33, quarter: 25 } as const
const PART = new RegExp(
  `\\b(?:${Object.keys(PARTS)
    .map((part) => `(${part})`)
    .join('|')}) (?:of )?(?:the|your|their) (?:time|week|month|year)`,
)

// 'Travel percentage: 10-15'
const BARE = /^\W*¤ percent(?:age)?\W{1,4}(\d{1,2})(?: ?[-–] ?(\d{1,2}))?\W*$/

/** A share of time in words: 'eighty percent', 'half of the time'. */
function spelt(context: string): number | null {
  const bare = BARE.exec(context)
  if (bare !== null) return Number(bare[2] ?? bare[1])
  const [, fifteen, tens, five] = SPELT.exec(context) ?? []
  if (fifteen !== undefined) return 15
  if (tens !== undefined) return (TENS.indexOf(tens) + 1) * 10 + (five === undefined ? 0 : 5)
  const part = PART.exec(context)
    ?.slice(1)
    .findIndex((found) => found !== undefined)
  return part === undefined ? null : (Object.values(PARTS)[part] ?? null)
}

/** The largest share of time named with the travel, in percent; 'under' and 'over' move it slightly. */
function largestShare(context: string): number | null {
  const isAnswer = /^\W*¤[^.:]{0,30}:/.test(context)
  let largest: number | null = spelt(context)
  for (const match of context.matchAll(PERCENT)) {
    const [all, compare = '', digits = '', plus = match[4]] = match
    const isOther = OTHER_SHARE.test(context.slice(match.index + all.length))
    if (
      isOther ||
      (!isAnswer && OTHER_BEFORE.test(context.slice(Math.max(0, match.index - 30), match.index)))
    )
      continue
    const less = /^(?:less|under|below|fewer|<)/.test(compare)
    const more = plus !== undefined || (compare !== '' && !less)
    const share = Number(digits) + (less ? -0.1 : 0) + (more ? 0.1 : 0)
    if (share <= 100.1 && (largest === null || share > largest)) largest = share
  }
  return largest
}

const PER = '(?:per|a|each|every( other)?|/)'
const WEEKS = new RegExp(
  `(${NUMBER})\\+? (?:full |work(?:ing)? )?weeks?\\b(?:[^.]{0,30}?\\b${PER} ?(year|quarter|month))?`,
)
const TIMES = `once|twice|${NUMBER}(?: times|x)|(?:several|a few|a couple(?: of)?|a handful of) times`
const EACH = '\\s?(?:-|per |a |each |every |/|(?=annual|year|quarter|month|week))'
const TIMES_A_YEAR = new RegExp(`\\b(${TIMES})${EACH}(year|annum|annual|quarter|month|week)(?:ly)?`)
const WORKING_WEEKS = { year: 52, quarter: 13, month: 52 / 12 } as const

function weeksShare(context: string): number | null {
  const match = WEEKS.exec(context)
  if (match === null) return null
  const weeks = numberOf(match[1] ?? '')
  const [, , other, period] = match
  const times = period === undefined ? timesPerYear(context) : null
  const each = times === null || times > 12 ? 1 : times
  const span = period === 'quarter' || period === 'month' ? WORKING_WEEKS[period] : WORKING_WEEKS.year
  const share = ((weeks * each) / span) * 100
  return weeks > 52 ? null : share / (other === undefined ? 1 : 2)
}

const PER_YEAR: Readonly<Record<string, number>> = {
  year: 1,
  annual: 1,
  annum: 1,
  quarter: 4,
  month: 12,
  week: 52,
}

function timesPerYear(context: string): number | null {
  const match = TIMES_A_YEAR.exec(context)
  if (match === null) return null
  const counted = (match[1] ?? '').replace(/^a /, '').replace(/(?: of)? times$|x$/, '')
  return numberOf(counted) * (PER_YEAR[match[2] ?? ''] ?? 1)
}

// 'two to three conferences a year'
const GATHERINGS = '(?:conferences|events|meetings|visits|trade shows|trips|¤|on-?sites|summits)'
const OCCASIONS = new RegExp(
  `(${NUMBER})\\+? (?:[\\w-]+ ){0,3}?${GATHERINGS}${EACH}(year|annum|quarter|month|annual)`,
)

const DAYS = new RegExp(
  `(${NUMBER})\\+? (?:days?|nights?)(?: [\\w¤]+){0,2}? ?(?:per|a|each|every|/) ?(week|month|quarter|year)`,
)
const WORKING_DAYS: Readonly<Record<string, number>> = { week: 5, month: 21, quarter: 63, year: 252 }
const OWN_OFFICE = /\b(?:office|hq|headquarters|hybrid|from home|in-person|at our)\b/

function daysShare(context: string): number | null {
  const match = DAYS.exec(context)
  if (match === null || OWN_OFFICE.test(context)) return null
  return (numberOf(match[1] ?? '') / (WORKING_DAYS[match[2] ?? ''] ?? 5)) * 100
}

const OCCASION = anyOf([
  ...['¤', 'trips?', 'visits?', 'on-?sites?', 'in[- ]person', 'company', 'team', 'all[- ]hands', 'meetings?'],
  ...[
    'gatherings?',
    'sprints?',
    'basis',
    'business',
    'conferences?',
    'domestic',
    'international',
    'overnight',
    'site',
  ],
])
// 'every six weeks', 'once every 2-3 months'
const EVERY = composed`\bevery (?:(${NUMBER})(?: ?(?:[-–]|to|or) ?(${NUMBER}))? (week|month)s?|other month)\b`
/** Rhythms of trips; the name is how many there are in a year. */
export const CADENCES: readonly Pattern[] = [
  {
    name: '12',
    expression: composed`\bmonthly ${OCCASION}|¤ (?:\w+ )?monthly|\b(?:every|each) month\b`,
    reads: 'monthly ¤',
    misses: 'monthly reports',
  },
  {
    name: '4',
    expression: composed`\bquarterly,? ${OCCASION}|¤ (?:\w+ )?quarterly|\b(?:every|each) quarter\b`,
    reads: 'quarterly on-sites',
    misses: 'quarterly reports',
  },
  {
    name: '1',
    expression: composed`\b(?:annual|yearly) ${OCCASION}|¤ (?:\w+ )?annually`,
    reads: 'an annual trip',
    misses: 'annual leave',
  },
]

// 'twice a year', 'quarterly', '5 trips a year'
function tripsPerYear(context: string): number | null {
  const times = timesPerYear(context)
  if (times !== null) return times
  const occasions = OCCASIONS.exec(context)
  if (occasions !== null) return numberOf(occasions[1] ?? '') * (PER_YEAR[occasions[2] ?? ''] ?? 1)
  const every = EVERY.exec(context)
  if (every !== null) {
    const [, least = '2', most = least, span] = every
    return (span === 'week' ? 104 : 24) / (numberOf(least) + numberOf(most))
  }
  const cadence = firstMatch(CADENCES, context)
  return cadence === null ? null : Number(cadence.pattern.name)
}

/** The level of a count or rhythm of trips or meetings, or null. */
export function levelOfRhythm(context: string): TravelLevel | null {
  const trips = tripsPerYear(context)
  return trips === null ? null : levelOfTrips(trips)
}

/** The level from a number named with the travel: a share, else weeks, days, trips; or null. */
export function levelOfQuantity(context: string): TravelLevel | null {
  const share = largestShare(context) ?? weeksShare(context) ?? daysShare(context)
  return share === null ? levelOfRhythm(context) : levelOfShare(share)
}
