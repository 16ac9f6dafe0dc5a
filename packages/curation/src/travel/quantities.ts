import type { TravelLevel } from '@lilypad/domain'

const NUMBERS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  a: 1,
  twice: 2,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  several: 5,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
}
const NUMBER =
  '(?:\\d{1,3}|(?:a )?couple(?: of)?|(?:a )?few|several|one|two|three|four|five|six|seven|eight|ten|twelve)'
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

const PERCENT =
  /(less than|under|below|fewer than|<|more than|over|above|at least|minimum of|>)?\s*~?(\d{1,3})(\+)?(?:\.\d+)?\s*(?:%|percent\b|per cent\b|["”](?= ?\)))(\s*\+)?/g
const OTHER_SHARE =
  /^\s*(?:remote|covered|paid|match|employer|company|coverage|discount|off\b|growth|increase|medical|premium|commission|bonus|quota|satisfaction|of (?:the |our |your )?(?:premium|employee|tuition|base|salary|medical|health|eligible|customers|team|company|students|revenue|applicants)|(?:of (?:the |your |their )?(?:time|week) )?(?:will be |is )?(?:spent|in (?:the |our )?office|on campus|devoted|dedicated))/
const OTHER_BEFORE =
  /\b(?:by|grew|grow|growth of|increase(?:d|s)?(?: of)?|exceed(?:ing|ed)?|achiev\w+|reduc\w+|office|on-?site|campus|hybrid|remote(?:ly)?|from home|pays?|covers?)(?: \w+){0,2} ?~?$/

const TENS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\bthree[- ](?:quarters|fourths) of (?:the|your|their|work)/, 75],
  [/\btwo[- ]thirds of (?:the|your|their|work)/, 67],
  [/\bhalf (?:of )?(?:the|your|their) (?:time|week|month|year)/, 50],
  [/\b(?:(?:a|one)[- ]third of (?:the|your|their) (?:time|week|month|year)|1\/3 (?:of|¤))/, 33],
  [/\b(?:(?:a|one)[- ](?:quarter|fourth) of (?:the|your|their) (?:time|week|month|year)|1\/4 (?:of|¤))/, 25],
]
const SPELT =
  /\b(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-?five)? ?(?:percent|per cent|%)/

// 'Travel percentage: 10-15'
const BARE = /^\W*¤ percent(?:age)?\W{1,4}(\d{1,2})(?: ?[-–] ?(\d{1,2}))?\W*$/

/** A share of time in words: 'eighty percent', 'half of the time'. */
function spelt(context: string): number | null {
  const tens = TENS[SPELT.exec(context)?.[1] ?? '']
  const bare = BARE.exec(context)
  if (bare !== null) return Number(bare[2] ?? bare[1])
  return tens ?? PARTS.find(([rule]) => rule.test(context))?.[1] ?? null
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

const WEEKS = new RegExp(
  `(${NUMBER})\\+? (?:full |work(?:ing)? )?weeks?\\b(?:[^.]{0,30}?\\b(?:per|a|each|every( other)?|/) ?(year|quarter|month))?`,
)
const TIMES_A_YEAR = new RegExp(
  `\\b(once|twice|${NUMBER}(?: times|x)|a few times|several times|a couple(?: of)? times)\\s?(?:-|per |a |each |every |/|(?=annual|year|quarter|month|week))(year|annum|annual|quarter|month|week)(?:ly)?`,
)
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
const OCCASIONS = new RegExp(
  `(${NUMBER})\\+? (?:[\\w-]+ ){0,3}?(?:conferences|events|meetings|visits|trade shows|trips|¤|on-?sites|summits)\\s?(?:per |a |each |every |/|(?=annual|yearl))(year|annum|quarter|month|annual)`,
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

const TRIPS = new RegExp(`(${NUMBER})\\+? (?:\\w+ ){0,3}?trips?\\b`)
const OCCASION =
  '(?:¤|trips?|visits?|on-?sites?|in[- ]person|company|team|all[- ]hands|meetings?|gatherings?|sprints?|basis|business|conferences?|domestic|international|overnight|site)'
// 'every six weeks', 'once every 2-3 months'
const EVERY = new RegExp(`\\bevery (${NUMBER})(?: ?(?:[-–]|to|or) ?(${NUMBER}))? (week|month)s?\\b`)
const CADENCES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:every (?:other|two) months?|bi-?monthly)\b/, 6],
  [new RegExp(`\\bmonthly ${OCCASION}|¤ (?:\\w+ )?monthly|\\b(?:every|each) month\\b`), 12],
  [new RegExp(`\\bquarterly,? ${OCCASION}|¤ (?:\\w+ )?quarterly|\\b(?:every|each) quarter\\b`), 4],
  [/\b(?:twice[- ](?:yearly|annual)|bi-?annual(?:ly)?|semi-?annual(?:ly)?|bi-?yearly)\b/, 2],
  [new RegExp(`\\b(?:annual|yearly) ${OCCASION}|¤ (?:\\w+ )?annually`), 1],
]

// 'twice a year', 'quarterly', '5 trips a year'
function tripsPerYear(context: string): number | null {
  const times = timesPerYear(context)
  if (times !== null) return times
  const occasions = OCCASIONS.exec(context)
  if (occasions !== null) return numberOf(occasions[1] ?? '') * (PER_YEAR[occasions[2] ?? ''] ?? 1)
  const every = EVERY.exec(context)
  if (every !== null) {
    const [, least = '', most = least, span] = every
    return (span === 'week' ? 104 : 24) / (numberOf(least) + numberOf(most))
  }
  const trips = TRIPS.exec(context)
  if (trips !== null) return numberOf(trips[1] ?? '')
  return CADENCES.find(([rule]) => rule.test(context))?.[1] ?? null
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
