import type { TravelLevel } from '@lilypad/domain'
import { largest } from '../min-max.ts'
import { openPatterns } from '../patterns/pattern.ts'
import NUMBERS from './numbers.json' with { type: 'json' }

const { everyIn, finds, firstIn, matchIn } = openPatterns('travel-levels')

const PER_YEAR: Readonly<Record<string, number>> = {
  year: 1,
  annual: 1,
  annum: 1,
  quarter: 4,
  month: 12,
  week: 52,
}
const WORKING_DAYS: Readonly<Record<string, number>> = { week: 5, month: 21, quarter: 63, year: 252 }
const WEEKS: Readonly<Record<string, number>> = { year: 52, quarter: 13, month: 52 / 12 }

function toNumber(text: string): number {
  const word = text.replace(/^a | of$|(?: of)? times$|(?<=\d)x$/g, '')
  return (NUMBERS as Readonly<Record<string, number>>)[word] ?? Number(word)
}

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

/** A share of time in words: 'eighty percent', 'half of the time'. */
function spelt(context: string): number | null {
  const bare = matchIn('bare share', context)
  if (bare !== null) return Number(bare[2] ?? bare[1])
  const { tens, five } = matchIn('spelt share', context)?.groups ?? {}
  if (tens !== undefined) return toNumber(tens) + (five === undefined ? 0 : 5)
  const part = firstIn('part of the time', context)
  return part === null ? null : Number(part.pattern.tag)
}

/** The largest share of time named with the travel, in percent; 'under' and 'over' move it slightly. */
function largestShare(context: string): number | null {
  const isAnswer = /^\W*¤[^.:]{0,30}:/.test(context)
  const shares = everyIn('share', context).flatMap(({ index, 0: all, groups = {} }) => {
    const before = context.slice(Math.max(0, index - 30), index)
    if (finds('share of other, after', context.slice(index + all.length))) return []
    if (!isAnswer && finds('share of other, before', before)) return []
    const { digits, less, more, plus, above } = groups
    const share = Number(digits) + (less ? -0.1 : 0) + (more || plus || above ? 0.1 : 0)
    return share <= 100.1 ? [share] : []
  })
  const inWords = spelt(context)
  return largest(inWords === null ? shares : [inWords, ...shares])
}

function weeksShare(context: string): number | null {
  const found = matchIn('weeks', context)
  if (found === null) return null
  const { count = '', other, span } = found.groups ?? {}
  const weeks = toNumber(count)
  const times = span === undefined ? perYear('times', context) : null
  const each = times === null || times > 12 ? 1 : times
  const share = ((weeks * each) / (WEEKS[span ?? 'year'] ?? 52)) * 100
  return weeks > 52 ? null : share / (other === undefined ? 1 : 2)
}

function daysShare(context: string): number | null {
  const found = matchIn('days', context)
  if (found === null || finds('own office', context)) return null
  return (toNumber(found.groups?.count ?? '') / (WORKING_DAYS[found.groups?.span ?? ''] ?? 5)) * 100
}

/** 'twice a year', 'two to three conferences a quarter' */
function perYear(table: 'times' | 'occasions', context: string): number | null {
  const found = matchIn(table, context)
  if (found === null) return null
  return toNumber(found.groups?.count ?? '') * (PER_YEAR[found.groups?.span ?? ''] ?? 1)
}

/** 'every six weeks', 'every other month', 'quarterly' */
function rhythmPerYear(context: string): number | null {
  const every = matchIn('every so often', context)
  if (every !== null) {
    const { least = '2', most = least, span } = every.groups ?? {}
    return (span === 'week' ? 104 : 24) / (toNumber(least) + toNumber(most))
  }
  const cadence = firstIn('cadence', context)
  return cadence === null ? null : Number(cadence.pattern.tag)
}

export function levelOfRhythm(context: string): TravelLevel | null {
  const trips = perYear('times', context) ?? perYear('occasions', context) ?? rhythmPerYear(context)
  return trips === null ? null : levelOfTrips(trips)
}

/** The level from a number named with the travel: a share, else weeks, days, trips; or null. */
export function levelOfQuantity(context: string): TravelLevel | null {
  const share = largestShare(context) ?? weeksShare(context) ?? daysShare(context)
  return share === null ? levelOfRhythm(context) : levelOfShare(share)
}

/** The level of the frequency word for the travel, the most frequent first; or null. */
export const levelOfWords = (context: string): TravelLevel | null =>
  finds('word', context) ? ((firstIn('word', context)?.pattern.tag as TravelLevel) ?? null) : null

/** The level of visits with a frequency, in a list too: 'in the field regularly (events, ¤)'. */
export const levelOfVisits = (context: string): TravelLevel | null =>
  levelOfWords(context) ?? levelOfRhythm(context) ?? (finds('regularly', context) ? 'Regular Travel' : null)
